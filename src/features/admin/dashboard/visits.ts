import { addDays } from '@/site/zonedTime';

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

/** The last `count` days up to `today`, oldest first. Days without visits have no row in the database. */
export function withEmptyDays(
  rows: readonly DayVisits[],
  today: string,
  count: number,
): DayVisits[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index - count + 1);
    return byDay.get(day) ?? { day, ...NONE };
  });
}

/** The sum of a counter over the given days. */
export function sum(days: readonly DayVisits[], counter: Counter): number {
  return days.reduce((total, day) => total + day[counter], 0);
}

/** Whether a day starts a week, which is on Mondays (SPEC 5). */
export function startsWeek(day: string): boolean {
  return weekOf(day) === day;
}

/** The Monday of a day's week. */
export function weekOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

const DAY_AND_MONTH = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const LABEL = new Intl.DateTimeFormat('es', { weekday: 'short', ...DAY_AND_MONTH });
const SHORT = new Intl.DateTimeFormat('es', DAY_AND_MONTH);

/** 'lun, 16 nov' */
export const dayLabel = (day: string): string => LABEL.format(new Date(day));

/** '16 nov' */
export const shortDay = (day: string): string => SHORT.format(new Date(day));
