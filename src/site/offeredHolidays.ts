import { type Day, daysLater, weekdayOf } from './dates.ts';
import { firm, type YearlyDay } from './firm.ts';

/** A region's days, by its provinces. */
interface Region {
  provinces: readonly string[];
  source: string;
  days: readonly YearlyDay[];
  /** Calendars that the region has decided on: all days of a year but the local ones, 'MM-dd'. */
  decided: Readonly<Record<number, string>>;
}

/**
 * What staff are offered, by ISO 3166-1; they choose, since a region's calendar drops or replaces
 * what falls on a Sunday. Another country: a row with its source. The town's days are in firm.ts.
 */
const YEARLY_DAYS: Readonly<
  Record<string, { source: string; days: readonly YearlyDay[]; regions: readonly Region[] }>
> = {
  ES: {
    source: 'Real Decreto 2001/1983, art. 45; calendario laboral de cada año en el BOE',
    days: [
      { name: 'Año Nuevo', on: [1, 1] },
      { name: 'Epifanía del Señor', on: [1, 6] },
      { name: 'Viernes Santo', on: -2 },
      { name: 'Fiesta del Trabajo', on: [5, 1] },
      { name: 'Asunción de la Virgen', on: [8, 15] },
      { name: 'Fiesta Nacional', on: [10, 12] },
      { name: 'Todos los Santos', on: [11, 1] },
      { name: 'Día de la Constitución', on: [12, 6] },
      { name: 'Inmaculada Concepción', on: [12, 8] },
      { name: 'Navidad', on: [12, 25] },
    ],
    regions: [
      {
        provinces: ['Alicante', 'Castellón', 'Valencia'],
        source: 'Decreto del Consell de cada año, en el DOGV; Ley 8/1984 (9 de octubre)',
        decided: {
          2026: '01-01 01-06 03-19 04-03 04-06 05-01 06-24 08-15 10-09 10-12 12-08 12-25',
          2027: '01-01 01-06 03-19 03-26 03-29 05-01 10-09 10-12 11-01 12-06 12-08 12-25',
        },
        days: [
          { name: 'San José', on: [3, 19] },
          { name: 'Lunes de Pascua', on: 1 },
          { name: 'San Juan', on: [6, 24] },
          { name: 'Día de la Comunitat Valenciana', on: [10, 9] },
        ],
      },
    ],
  },
  PT: {
    source: 'Código do Trabalho, art. 234.º',
    days: [
      { name: 'Ano Novo', on: [1, 1] },
      { name: 'Sexta-Feira Santa', on: -2 },
      { name: 'Domingo de Páscoa', on: 0 },
      { name: 'Dia da Liberdade', on: [4, 25] },
      { name: 'Dia do Trabalhador', on: [5, 1] },
      { name: 'Corpo de Deus', on: 60 },
      { name: 'Dia de Portugal', on: [6, 10] },
      { name: 'Assunção de Nossa Senhora', on: [8, 15] },
      { name: 'Implantação da República', on: [10, 5] },
      { name: 'Todos os Santos', on: [11, 1] },
      { name: 'Restauração da Independência', on: [12, 1] },
      { name: 'Imaculada Conceição', on: [12, 8] },
      { name: 'Natal', on: [12, 25] },
    ],
    regions: [],
  },
};

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayText(year, Math.floor(f / 31), (f % 31) + 1);
}

const dayText = (year: number, month: number, day: number): Day =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

const regionOf = ({ country, region }: { country: string; region: string }) =>
  YEARLY_DAYS[country]?.regions.find(({ provinces }) => provinces.includes(region));

/** Whether the calendar of a year is known, which moves some days; otherwise all usual ones are offered. */
export const isDecided = (year: number, place: typeof firm.address = firm.address) =>
  regionOf(place)?.decided[year] !== undefined;

/** The yearly days of the firm's place in a year, in order. */
export function yearlyDays(
  year: number,
  place: { country: string; region: string } = firm.address,
  local: readonly YearlyDay[] = firm.localHolidays,
): { day: Day; name: string }[] {
  const region = regionOf(place);
  const dated = ({ name, on }: YearlyDay) => ({ name, day: dayIn(year, on) });
  const decided = region?.decided[year];
  const usual = [...(YEARLY_DAYS[place.country]?.days ?? []), ...(region?.days ?? [])]
    .map(dated)
    .filter(({ day }) => !decided || decided.includes(day.slice(5)));
  return [...usual, ...local.map(dated)].toSorted((one, other) => one.day.localeCompare(other.day));
}

function dayIn(year: number, on: YearlyDay['on']): Day {
  if (typeof on === 'number') return daysLater(easterOf(year), on);
  if (!('nth' in on)) return dayText(year, on[0], on[1]);
  const next = daysLater(dayText(year, ...on.after), 1);
  const first = (on.weekday - weekdayOf(next) + 7) % 7;
  return daysLater(next, first + 7 * (on.nth - 1));
}
