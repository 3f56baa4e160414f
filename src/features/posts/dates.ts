const day = (date: string) => new Date(`${date}T00:00:00Z`);

const short = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** '10 nov 2026'; what is no date as it is. */
export function shortDate(date: string): string {
  return Number.isNaN(day(date).getTime()) ? date : short.format(day(date));
}

/** '10 de noviembre de 2026'; what is no date as it is. */
export function longDate(date: string): string {
  return Number.isNaN(day(date).getTime()) ? date : long.format(day(date));
}
