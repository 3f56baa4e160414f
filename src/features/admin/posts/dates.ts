const toDate = (date: string) => new Date(`${date}T00:00:00Z`);

const short = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** '10 nov 2026'; an invalid date unchanged. */
export function shortDate(date: string): string {
  return Number.isNaN(toDate(date).getTime()) ? date : short.format(toDate(date));
}

/** '10 de noviembre de 2026'; an invalid date unchanged. */
export function longDate(date: string): string {
  return Number.isNaN(toDate(date).getTime()) ? date : long.format(toDate(date));
}
