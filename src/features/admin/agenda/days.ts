import { tz } from '@date-fns/tz';
import { addDays, format, startOfWeek } from 'date-fns';
import { es } from 'date-fns/locale/es';
import { formatOfficeTimestamp, parseOfficeTime, toOfficeDay } from '@/lib/admin/officeTime';
import { firm } from '@/site/firm';

/** A calendar day of the office, 'yyyy-MM-dd'. */
export type Day = string;

const inOffice = { in: tz(firm.timeZone) };
const inUtc = { in: tz('UTC') };

/** A day as a date at noon, of which only the calendar counts. */
const noon = (day: Day) => new Date(`${day}T12:00Z`);

/** The day some days later. */
export const daysLater = (day: Day, count: number): Day =>
  format(addDays(noon(day), count, inUtc), 'yyyy-MM-dd', inUtc);

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day =>
  format(startOfWeek(noon(day), { locale: es, ...inUtc }), 'yyyy-MM-dd', inUtc);

/** 'lunes, 18 de enero'. */
export const longDay = (day: Day) =>
  format(noon(day), "EEEE, d 'de' MMMM", { locale: es, ...inUtc });

/** '18 ene 2027'. */
export const shortDay = (day: Day) => format(noon(day), 'd MMM yyyy', { locale: es, ...inUtc });

/** '9:00', on the office's clock. */
export const timeOf = (instant: Date) => format(instant, 'H:mm', inOffice);

/** 'lunes, 18 de enero, 9:00 a 9:30'. */
export const spanText = (start: Date, end: Date) =>
  `${longDay(toOfficeDay(start))}, ${timeOf(start)} a ${timeOf(end)}`;

/** An instant as the value of a field for date and time, and back. */
export const fieldValue = (instant: Date) => formatOfficeTimestamp(instant).replace(' ', 'T');
export const instantOf = (value: string) => (value ? parseOfficeTime(value) : undefined);

/** When a day begins. */
export const startOf = (day: Day) => parseOfficeTime(day);

/** Minutes of a day, on the office's clock. */
export function minutesOf(instant: Date): number {
  const [hours = 0, minutes = 0] = timeOf(instant).split(':').map(Number);
  return hours * 60 + minutes;
}
