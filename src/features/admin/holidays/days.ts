import { absencesFrom } from '@/site/absence';
import { type Day, daysBetween, daysLater, weekdayOf } from '@/site/dates';
import type { OpeningHours } from '@/site/firm';
import type { Holiday } from './queries';

/** Days in a row with one name, as staff entered them. */
export interface ClosedRange {
  from: Day;
  until: Day;
  name: string;
}

/** The longest that can be entered at once. */
export const MAX_RANGE_DAYS = 92;

/** The days from one to another; none where they are in the wrong order or too many. */
export function daysOf(from: Day, until: Day): Day[] {
  const count = daysBetween(from, until) + 1;
  if (!(count >= 1 && count <= MAX_RANGE_DAYS)) return [];
  return Array.from({ length: count }, (_day, index) => daysLater(from, index));
}

/** Single days joined into the ranges that they were entered as. */
export function rangesOf(holidays: readonly Holiday[]): ClosedRange[] {
  const ranges: ClosedRange[] = [];
  for (const { day, name } of holidays) {
    const last = ranges.at(-1);
    if (last && last.name === name && daysLater(last.until, 1) === day) last.until = day;
    else ranges.push({ from: day, until: day, name });
  }
  return ranges;
}

/** The yearly days to come that are not entered yet and fall on a working day. */
export function toOffer(
  yearly: readonly Holiday[],
  entered: readonly Holiday[],
  today: Day,
  hours: OpeningHours,
): Holiday[] {
  const known = new Set(entered.map(({ day }) => day));
  return yearly.filter(
    ({ day }) => day >= today && !known.has(day) && (hours[weekdayOf(day)]?.length ?? 0) > 0,
  );
}

/** Whether the site will announce a range as an absence, and not as holidays. */
export const isAbsence = ({ from, until }: ClosedRange, hours: OpeningHours) =>
  absencesFrom(from, { hours, holidays: new Set(daysOf(from, until)) }).length > 0;
