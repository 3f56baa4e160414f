import { type OfficeCalendar, spansOf } from '@/site/answerClock';
import type { OpeningHours } from '@/site/firm';
import { clockAt, DAY_MS, offsetAt } from '@/site/zonedTime';

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

/** How far ahead the next opening may lie, and closed days are announced. */
const DAYS_AHEAD = { opening: 60, closed: 14 };

const dayOf = (now: Date, timeZone: string) =>
  Math.floor(clockAt(now.getTime(), timeZone) / DAY_MS) * DAY_MS;

/** Whether the office is open at `now`, and when it opens next (PRODUCT 4). */
export function officeState(now: Date, calendar: OfficeCalendar): OfficeState {
  const today = dayOf(now, calendar.timeZone);
  let openUntil: Date | undefined;
  for (let day = today; day <= today + DAYS_AHEAD.opening * DAY_MS; day += DAY_MS) {
    for (const [opens, closes] of spansOf(day, calendar)) {
      if (opens > now.getTime()) return { openUntil, nextOpening: new Date(opens) };
      if (closes > now.getTime()) openUntil = new Date(closes);
    }
  }
  return { openUntil, nextOpening: undefined };
}

/** The days of the next two weeks on which a holiday closes the office, as midnights in UTC. */
export function closedDaysSoon(now: Date, { timeZone, holidays, hours }: OfficeCalendar): Date[] {
  const today = dayOf(now, timeZone);
  return [...holidays]
    .map((day) => new Date(day))
    .filter((day) => hours[day.getUTCDay()]?.length && day.getTime() >= today)
    .filter((day) => day.getTime() <= today + DAYS_AHEAD.closed * DAY_MS);
}

/** Whether Monday to Thursday have the same hours, and the weekend has none. */
export function hasUsualDays(hours: OpeningHours): boolean {
  const [sunday, monday, ...days] = [0, 1, 2, 3, 4, 6].map((day) => (hours[day] ?? []).join(' '));
  const saturday = days.pop();
  return !sunday && !saturday && days.every((day) => day === monday);
}

/**
 * An instant in a zone: 'today', 'tomorrow', the weekday or, from a week on, the date, and the time
 * as `09:00`.
 */
export function dayAndTime(instant: Date, now: Date, timeZone: string, language: string) {
  const dayNumber = (date: Date) => Math.floor(clockAt(date.getTime(), timeZone) / DAY_MS);
  const daysAhead = dayNumber(instant) - dayNumber(now);
  const day =
    daysAhead < 2
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(daysAhead, 'day')
      : new Intl.DateTimeFormat(language, {
          weekday: 'long',
          ...(daysAhead > 6 && { day: 'numeric', month: 'long' }),
          timeZone,
        }).format(instant);
  const time = new Date(clockAt(instant.getTime(), timeZone)).toISOString().slice(11, 16);
  return { day, time };
}
