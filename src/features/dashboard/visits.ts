import { addDays, format, parseISO, startOfWeek } from 'date-fns';
import { es } from 'date-fns/locale/es';

/** One day's counters (SPEC 3.7). */
export interface DayVisits {
  /** 'yyyy-MM-dd' */
  day: string;
  web: number;
  blog: number;
  webUnique: number;
  blogUnique: number;
}

export type Counter = Exclude<keyof DayVisits, 'day'>;

const NONE = { web: 0, blog: 0, webUnique: 0, blogUnique: 0 };

/** The last `count` days up to `today`, oldest first; a day nobody came has no row in the database. */
export function withEmptyDays(
  rows: readonly DayVisits[],
  today: string,
  count: number,
): DayVisits[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: count }, (_, index) => {
    const day = format(addDays(parseISO(today), index - count + 1), 'yyyy-MM-dd');
    return byDay.get(day) ?? { day, ...NONE };
  });
}

/** The sum of a counter over some days. */
export function sum(days: readonly DayVisits[], counter: Counter): number {
  return days.reduce((total, day) => total + day[counter], 0);
}

/** A week begins on Monday here (SPEC 5). */
export function startsWeek(day: string): boolean {
  return weekOf(day) === day;
}

/** The Monday of a day's week. */
export function weekOf(day: string): string {
  return format(startOfWeek(parseISO(day), { locale: es }), 'yyyy-MM-dd');
}

/** 'lun 16 nov' */
export function dayLabel(day: string): string {
  return format(parseISO(day), 'EEEEEE d MMM', { locale: es });
}

/** '16 nov' */
export function shortDay(day: string): string {
  return format(parseISO(day), 'd MMM', { locale: es });
}
