import { type OfficeCalendar, spansOf } from '@/site/answerClock';
import {
  type Clock,
  type Day,
  dayOf,
  daysBetween,
  daysLater,
  hourOf,
  weekdayAndDay,
  weekdayName,
  weekdayOf,
} from '@/site/dates';
import type { OpeningHours } from '@/site/firm';

/** How far ahead the next opening may lie, and closed days are announced. */
const DAYS_AHEAD = { opening: 60, closed: 14 };

/** Until when the office is open, if it is at `now`, and when it opens next, if ever (PRODUCT 4). */
export function officeState(now: Date, calendar: OfficeCalendar) {
  const today = dayOf(now, { zone: calendar.timeZone });
  let openUntil: Date | undefined;
  for (let ahead = 0; ahead <= DAYS_AHEAD.opening; ahead += 1) {
    for (const [opens, closes] of spansOf(daysLater(today, ahead), calendar)) {
      if (opens > now.getTime()) return { openUntil, nextOpening: new Date(opens) };
      if (closes > now.getTime()) openUntil = new Date(closes);
    }
  }
  return { openUntil, nextOpening: undefined };
}

/** The days of the next two weeks on which a holiday closes the office. */
export function closedDaysSoon(now: Date, calendar: OfficeCalendar): Day[] {
  const today = dayOf(now, { zone: calendar.timeZone });
  const last = daysLater(today, DAYS_AHEAD.closed);
  return [...calendar.holidays].filter(
    (day) => day >= today && day <= last && calendar.hours[weekdayOf(day)]?.length,
  );
}

/** Whether Monday to Thursday have the same hours, and the weekend has none. */
export function hasUsualDays(hours: OpeningHours): boolean {
  const [sunday, monday, ...days] = [0, 1, 2, 3, 4, 6].map((day) => (hours[day] ?? []).join(' '));
  const saturday = days.pop();
  return !sunday && !saturday && days.every((day) => day === monday);
}

/** An instant on a clock: 'today', 'tomorrow', the weekday or, a week on, the date; and `09:00`. */
export function dayAndTime(instant: Date, now: Date, clock: Clock) {
  const day = dayOf(instant, clock);
  const ahead = daysBetween(dayOf(now, clock), day);
  // date-fns writes 'today' and 'tomorrow' only together with a time.
  const near = new Intl.RelativeTimeFormat(clock.locale.code, { numeric: 'auto' });
  const far = ahead > 6 ? weekdayAndDay : weekdayName;
  return {
    day: ahead < 2 ? near.format(ahead, 'day') : far(day, clock),
    time: hourOf(instant, clock),
  };
}
