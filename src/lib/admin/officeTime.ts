import { clockAt, instantAt } from '@/site/zonedTime';
import { firm } from '@/site/firm';

/** An instant in the office's time zone, as 'yyyy-MM-dd HH:mm'. */
export function formatOfficeTimestamp(instant: Date | string): string {
  const clock = clockAt(new Date(instant).getTime(), firm.timeZone);
  return new Date(clock).toISOString().slice(0, 16).replace('T', ' ');
}

/** The calendar day of an instant in the office's time zone, as 'yyyy-MM-dd'. */
export function toOfficeDay(instant: Date | string): string {
  return formatOfficeTimestamp(instant).slice(0, 10);
}

/**
 * Whether a local time of the office has been reached.
 * @param day 'yyyy-MM-dd'.
 * @param time 'HH:mm', with or without seconds; empty for the beginning of the day.
 */
export function hasCome(day: string, time: string, now = new Date()): boolean {
  return `${day} ${time.slice(0, 5) || '00:00'}` <= formatOfficeTimestamp(now);
}

/**
 * Parses a local time of the office.
 * @param local 'yyyy-MM-dd' (its midnight) or 'yyyy-MM-ddTHH:mm'.
 */
export function parseOfficeTime(local: string): Date {
  const clock = Date.parse(`${local.length === 10 ? `${local}T00:00` : local}Z`);
  return new Date(instantAt(clock, firm.timeZone));
}

const READABLE = new Intl.DateTimeFormat('es-ES', {
  timeZone: firm.timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant in the office's time zone for display: '21 nov 2026, 9:05'. */
export function formatOfficeDateTime(instant: Date | string): string {
  return READABLE.format(new Date(instant));
}

/** Formats a day 'yyyy-MM-dd' for display: '21/11/2026'. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}
