import { type Clock, type Day, dayOf, daysLater, weekOf } from '@/site/dates';

/** The weeks of a day's month, each as its seven days. */
export function weeksOfMonth(day: Day, clock: Clock): Day[][] {
  const month = day.slice(0, 7);
  const weeks: Day[][] = [];
  for (
    let first = weekOf(`${month}-01`, clock);
    first.slice(0, 7) <= month;
    first = daysLater(first, 7)
  ) {
    weeks.push(Array.from({ length: 7 }, (_, index) => daysLater(first, index)));
  }
  return weeks;
}

/** Instants by the day on which they fall. */
export function byDay(instants: readonly Date[], clock: Clock): Map<Day, Date[]> {
  const days = new Map<Day, Date[]>();
  for (const instant of instants) {
    const day = dayOf(instant, clock);
    days.set(day, [...(days.get(day) ?? []), instant]);
  }
  return days;
}
