import type { OpeningHours } from '@/site/firm';
import { clockAt, DAY_MS, instantAt, MINUTE_MS, offsetAt } from '@/site/zonedTime';

export interface OfficeState {
  /** The next closing time, if the office is open now. */
  openUntil: Date | undefined;
  /** The next opening time; undefined for an office that never opens. */
  nextOpening: Date | undefined;
}

/** Whether two zones have the same local time at an instant. */
export function sameClock(instant: Date, zone: string, other: string): boolean {
  return offsetAt(instant.getTime(), zone) === offsetAt(instant.getTime(), other);
}

/** Whether the office is open at `now`, and when it opens next (PRODUCT 4). */
export function officeState(now: Date, hours: OpeningHours, timeZone: string): OfficeState {
  const today = Math.floor(clockAt(now.getTime(), timeZone) / DAY_MS) * DAY_MS;
  let openUntil: Date | undefined;
  // Eight days, because the next opening may be a week from today.
  for (let day = today; day <= today + 7 * DAY_MS; day += DAY_MS) {
    for (const [open, close] of hours[new Date(day).getUTCDay()] ?? []) {
      const opens = instantAt(day + timeOfDay(open), timeZone);
      if (opens > now.getTime()) return { openUntil, nextOpening: new Date(opens) };
      const closes = instantAt(day + timeOfDay(close), timeZone);
      if (closes > now.getTime()) openUntil = new Date(closes);
    }
  }
  return { openUntil, nextOpening: undefined };
}

/** Whether Monday to Thursday have the same hours, and the weekend has none. */
export function hasUsualDays(hours: OpeningHours): boolean {
  const [sunday, monday, ...days] = [0, 1, 2, 3, 4, 6].map((day) => (hours[day] ?? []).join(' '));
  const saturday = days.pop();
  return !sunday && !saturday && days.every((day) => day === monday);
}

function timeOfDay(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * MINUTE_MS;
}

/** An instant in a zone: 'today', 'tomorrow' or the weekday, and the time as `09:00`. */
export function dayAndTime(instant: Date, now: Date, timeZone: string, language: string) {
  const dayNumber = (date: Date) => Math.floor(clockAt(date.getTime(), timeZone) / DAY_MS);
  const daysAhead = dayNumber(instant) - dayNumber(now);
  const day =
    daysAhead < 2
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(daysAhead, 'day')
      : new Intl.DateTimeFormat(language, { weekday: 'long', timeZone }).format(instant);
  const time = new Date(clockAt(instant.getTime(), timeZone)).toISOString().slice(11, 16);
  return { day, time };
}
