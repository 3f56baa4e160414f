import { type Day, dayOf, daysLater, instantAt, weekdayOf } from './dates.ts';
import type { Urgency } from './enquiries.ts';
import type { OpeningHours } from './firm.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** For somebody detained, regardless of office hours. */
const DETAINED_MS = 30 * MINUTE_MS;
/** For a running deadline, in opening hours only. */
const DEADLINE_MS = 4 * HOUR_MS;

/** An answer counts as due soon this long before it is due. */
const SOON_MS = HOUR_MS;

/**
 * The firm is warned this long before an answer is due: in opening hours, except for a detention.
 */
const WARNING_MS = HOUR_MS;
const DETAINED_WARNING_MS = 10 * MINUTE_MS;

/** How far ahead the office's next open day may lie. */
const MAX_DAYS = 60;

export interface OfficeCalendar {
  timeZone: string;
  /** Days without opening hours, 'yyyy-MM-dd'. */
  holidays: ReadonlySet<string>;
  hours: OpeningHours;
}

/** An enquiry that waits for its answer. */
export interface Waiting {
  receivedAt: string;
  urgency: Urgency;
}

/** A day's opening hours, as instants in ms, in order. */
export function spansOf(
  day: Day,
  { timeZone: zone, holidays, hours }: OfficeCalendar,
): [opens: number, closes: number][] {
  if (holidays.has(day)) return [];
  const instant = (time: string) => instantAt(`${day}T${time}`, { zone }).getTime();
  return (hours[weekdayOf(day)] ?? []).map(([open, close]) => [instant(open), instant(close)]);
}

/**
 * By when an enquiry is to be answered: half an hour after it came in where somebody is detained,
 * whatever the hour; after four opening hours where a deadline runs; otherwise before the office
 * closes on the next day that it opens.
 */
export const answerDue = (enquiry: Waiting, calendar: OfficeCalendar) =>
  beforeDue(enquiry, calendar, { detained: 0, others: 0 });

/**
 * When the firm is warned that an answer will soon be late: an opening hour before, or ten minutes.
 */
export const warningDue = (enquiry: Waiting, calendar: OfficeCalendar) =>
  beforeDue(enquiry, calendar, { detained: DETAINED_WARNING_MS, others: WARNING_MS });

/** Some time before an answer is due, in opening time except for a detention. */
function beforeDue(
  { receivedAt, urgency }: Waiting,
  calendar: OfficeCalendar,
  early: { detained: number; others: number },
): Date {
  const received = Date.parse(receivedAt);
  if (urgency === 'detained') return new Date(received + DETAINED_MS - early.detained);
  const today = dayOf(receivedAt, { zone: calendar.timeZone });
  let left = DEADLINE_MS - early.others;
  for (let ahead = 0; ahead <= MAX_DAYS; ahead += 1) {
    const spans = spansOf(daysLater(today, ahead), calendar);
    if (urgency === 'normal') {
      const [opens, closes] = spans.at(-1) ?? [];
      if (ahead > 0 && opens !== undefined && closes !== undefined)
        return new Date(Math.max(opens, closes - early.others));
      continue;
    }
    for (const [opens, closes] of spans) {
      const open = Math.max(0, closes - Math.max(opens, received));
      if (open >= left) return new Date(closes - open + left);
      left -= open;
    }
  }
  // An office that never opens.
  return new Date(received + 24 * HOUR_MS - early.others);
}

export type Pressure = 'late' | 'soon' | 'in time';

/** Whether an answer is overdue, or about to be. */
export function pressureOf(due: Date, now: Date): Pressure {
  const left = due.getTime() - now.getTime();
  if (left < 0) return 'late';
  return left <= SOON_MS ? 'soon' : 'in time';
}
