import { type Day, daysLater } from '@/site/dates';

export type Counter = `${'web' | 'blog'}_${'visitors' | 'unique_visitors'}`;

/** One day's counters (SPEC 3.7). */
export type DayVisits = Record<Counter, number> & { day: Day };

const NONE = { web_visitors: 0, blog_visitors: 0, web_unique_visitors: 0, blog_unique_visitors: 0 };

/** The last `count` days up to `today`, oldest first. Days without visits have no row in the database. */
export function withEmptyDays(
  rows: readonly DayVisits[],
  today: string,
  count: number,
): DayVisits[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: count }, (_, index) => {
    const day = daysLater(today, index - count + 1);
    return byDay.get(day) ?? { day, ...NONE };
  });
}

/** The sum of a counter over the given days. */
export function sum(days: readonly DayVisits[], counter: Counter): number {
  return days.reduce((total, day) => total + day[counter], 0);
}
