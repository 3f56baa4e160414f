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
  return {
    day: ahead < 2 ? nearDay(ahead, clock) : (ahead > 6 ? weekdayAndDay : weekdayName)(day, clock),
    time: hourOf(instant, clock),
  };
}

/** 'today' and 'tomorrow', which date-fns writes only together with a time. */
const nearDay = (ahead: number, { locale }: Clock) =>
  new Intl.RelativeTimeFormat(locale.code, { numeric: 'auto' }).format(ahead, 'day');
