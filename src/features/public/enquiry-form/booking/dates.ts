import { type Clock, type Day, dayOf, daysLater, weekOf, zoneName } from '@/site/dates';
import type { Language } from '@/site/languages';

/** The weeks of a day's month, each as its seven days. */
export function weeksOfMonth(day: Day, clock: Clock): Day[][] {
  const month = day.slice(0, 7);
  const first = weekOf(`${month}-01`, clock);
  const weekAt = (week: number) =>
    Array.from({ length: 7 }, (_, index) => daysLater(first, 7 * week + index));
  return [0, 1, 2, 3, 4, 5].map(weekAt).filter(([start = '']) => start.slice(0, 7) <= month);
}

/** Instants by the day on which they fall. */
export function byDay(instants: readonly string[], clock: Clock): Map<Day, string[]> {
  const days = new Map<Day, string[]>();
  for (const instant of instants) {
    const day = dayOf(instant, clock);
    days.set(day, [...(days.get(day) ?? []), instant]);
  }
  return days;
}

/**
 * Zones to choose from, by the names of their countries and cities; where the language has letters
 * instead, as 'CET', by the zone's long name and city.
 */
export function zoneOptions(ids: readonly string[], language: Language) {
  const now = new Date();
  const nameOf = (id: string) => {
    const short = zoneName(now, id, language, 'shortGeneric');
    if (!/^[A-Z]+$/.test(short)) return short;
    const city = id.replace(/.*\//, '').replaceAll('_', ' ');
    return `${zoneName(now, id, language, 'longGeneric')} (${city})`;
  };
  const { compare } = new Intl.Collator(language);
  return [...new Set(ids)]
    .map((id) => ({ id, name: nameOf(id) }))
    .sort((a, b) => compare(a.name, b.name));
}
