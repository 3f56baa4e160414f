const toDate = (date: string) => new Date(`${date}T00:00:00Z`);

const short = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** '10 nov 2026'; an invalid date unchanged. */
export function shortDate(date: string): string {
  return Number.isNaN(toDate(date).getTime()) ? date : short.format(toDate(date));
}

/** '10 nov 2026, 9:00'; only the date where no time is set. */
export function shortMoment(date: string, time: string): string {
  return time ? `${shortDate(date)}, ${shortTime(time)}` : shortDate(date);
}

/** '9:05' of '09:05'. */
export const shortTime = (time: string): string => time.replace(/^0/, '');

/** '10 de noviembre de 2026'; an invalid date unchanged. */
export function longDate(date: string): string {
  return Number.isNaN(toDate(date).getTime()) ? date : long.format(toDate(date));
}
