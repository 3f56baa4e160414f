/** By day of the week (0 is Sunday), in the office's own time; a day left out is closed. */
export type OpeningHours = Readonly<
  Partial<Record<number, readonly (readonly [open: string, close: string])[]>>
>;

export interface OfficeState {
  /** When the office closes next, if it is open now. */
  openUntil: Date | undefined;
  /** When it opens next; undefined for an office that never does. */
  nextOpening: Date | undefined;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const NUMBERS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const;

/** What a zone's clock shows at an instant, to the minute, as if that zone were UTC. */
function clockOf(instant: number, timeZone: string): number {
  const formatted = new Intl.DateTimeFormat('en', { ...NUMBERS, timeZone }).formatToParts(instant);
  const part = (type: keyof typeof NUMBERS) =>
    Number(formatted.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

function offsetOf(instant: number, timeZone: string): number {
  return clockOf(instant, timeZone) - Math.floor(instant / MINUTE) * MINUTE;
}

/** The instant at which a zone's clock shows `clock`. */
function instantOf(clock: number, timeZone: string): number {
  // The first guess may lie on the other side of a change of the clocks; its own offset is then the right one.
  const guess = clock - offsetOf(clock, timeZone);
  return clock - offsetOf(guess, timeZone);
}

/** Whether two zones' clocks show the same at an instant: Berlin's visitor needs no second time. */
export function sameClock(instant: Date, zone: string, other: string): boolean {
  return offsetOf(instant.getTime(), zone) === offsetOf(instant.getTime(), other);
}

/** Whether the office is open at `now`, and what comes next (PRODUCT 4). */
export function officeState(now: Date, hours: OpeningHours, timeZone: string): OfficeState {
  const today = Math.floor(clockOf(now.getTime(), timeZone) / DAY) * DAY;
  let openUntil: Date | undefined;
  // A week and a day: the next opening may be today's, a week on.
  for (let day = today; day <= today + 7 * DAY; day += DAY) {
    for (const [open, close] of hours[new Date(day).getUTCDay()] ?? []) {
      const opens = instantOf(day + timeOfDay(open), timeZone);
      if (opens > now.getTime()) return { openUntil, nextOpening: new Date(opens) };
      const closes = instantOf(day + timeOfDay(close), timeZone);
      if (closes > now.getTime()) openUntil = new Date(closes);
    }
  }
  return { openUntil, nextOpening: undefined };
}

function timeOfDay(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * MINUTE;
}

/** An instant on a zone's clock, as people say it: 'today', 'tomorrow' or the day's name; `09:00`. */
export function dayAndTime(instant: Date, now: Date, timeZone: string, language: string) {
  const dayNumber = (date: Date) => Math.floor(clockOf(date.getTime(), timeZone) / DAY);
  const daysAhead = dayNumber(instant) - dayNumber(now);
  const day =
    daysAhead < 2
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(daysAhead, 'day')
      : new Intl.DateTimeFormat(language, { weekday: 'long', timeZone }).format(instant);
  const time = new Date(clockOf(instant.getTime(), timeZone)).toISOString().slice(11, 16);
  return { day, time };
}
