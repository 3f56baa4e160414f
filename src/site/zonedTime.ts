/** Time zones and calendar days with Intl alone (docs/decisions/0005-no-date-library.md). */

export const MINUTE_MS = 60_000;
export const DAY_MS = 1440 * MINUTE_MS;

const NUMBERS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const;

/** Cached: creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The local time of a zone at an instant, to the minute: both in ms, the result as if the zone were
 * UTC.
 */
export function clockAt(instant: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { ...NUMBERS, timeZone });
  formats.set(timeZone, format);
  const parts = format.formatToParts(instant);
  const part = (type: keyof typeof NUMBERS) =>
    Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** A zone's offset from UTC at an instant, in ms. */
export function offsetAt(instant: number, timeZone: string): number {
  return clockAt(instant, timeZone) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/** The inverse of `clockAt`: the instant at which a zone's local time is `clock`. */
export function instantAt(clock: number, timeZone: string): number {
  // The first guess may lie on the other side of a clock change; its own offset is then the right
  // one.
  const guess = clock - offsetAt(clock, timeZone);
  return clock - offsetAt(guess, timeZone);
}

/** The calendar day `count` days after a day; both 'yyyy-MM-dd'. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
