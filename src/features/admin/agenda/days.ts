import { formatOfficeTimestamp, OFFICE, parseOfficeTime, toOfficeDay } from '@/lib/admin/format';
import { agenda as t } from '@/admin-texts';
import { type Day, shortDay as shortDayIn, shortHourOf, weekdayAndDay, weekOf } from '@/site/dates';

/** The Monday of a day's week. */
export const mondayOf = (day: Day) => weekOf(day, OFFICE);

/** '18 ene 2027'. */
export const shortDay = (day: Day) => shortDayIn(day, OFFICE);

/** 'lunes, 18 de enero'. */
export const longDay = (day: Day) => weekdayAndDay(day, OFFICE);

/** '9:00', on the office's clock. */
export const timeOf = (instant: Date) => shortHourOf(instant, OFFICE);

/** 'lunes, 18 de enero, 9:00 a 9:30'. */
export const spanText = (start: Date, end: Date) =>
  t('week.daySpan', { day: longDay(toOfficeDay(start)), from: timeOf(start), to: timeOf(end) });

/** An instant as the value of a field for date and time, and back. */
export const fieldValue = (instant: Date) => formatOfficeTimestamp(instant).replace(' ', 'T');
export const instantOf = (value: string) => (value ? parseOfficeTime(value) : undefined);

/** Minutes of a day, on the office's clock. */
export function minutesOf(instant: Date): number {
  const [hours = 0, minutes = 0] = timeOf(instant).split(':').map(Number);
  return hours * 60 + minutes;
}
