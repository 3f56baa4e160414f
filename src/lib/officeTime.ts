import { firm } from '@/site/firm';

/** Swedish writes dates as ISO does: '2026-11-21 09:05'. */
const STAMP = new Intl.DateTimeFormat('sv-SE', {
  timeZone: firm.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as the office's clock shows it, 'yyyy-MM-dd HH:mm'. */
export function officeStamp(moment: Date | string): string {
  return STAMP.format(new Date(moment));
}

/** The calendar day of a moment in the office, 'yyyy-MM-dd'. */
export function officeDay(moment: Date | string): string {
  return officeStamp(moment).slice(0, 10);
}

/**
 * The moment at which the office's clock shows a time, in UTC.
 * @param local 'yyyy-MM-dd' (its midnight) or 'yyyy-MM-ddTHH:mm'.
 */
export function officeMoment(local: string): Date {
  const wanted = Date.parse(`${local.length === 10 ? `${local}T00:00` : local}Z`);
  const offsetAt = (time: number) =>
    Date.parse(`${officeStamp(new Date(time)).replace(' ', 'T')}Z`) -
    Math.floor(time / 60_000) * 60_000;
  // The offset at the wanted time itself: a first guess may lie on the other side of a change of clocks.
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess));
}

const READABLE = new Intl.DateTimeFormat('es-ES', {
  timeZone: firm.timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment for people to read, in the office's time: '21 nov 2026, 9:05'. */
export function officeText(moment: Date | string): string {
  return READABLE.format(new Date(moment));
}

/** 'yyyy-MM-dd' for people to read: '21/11/2026'. */
export function dayText(day: string): string {
  return day.split('-').reverse().join('/');
}
