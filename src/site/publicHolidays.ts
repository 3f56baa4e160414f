import { type Day, daysLater } from './dates.ts';
import { firm } from './firm.ts';

/** A day of each year: its month and day, or so many days after Easter Sunday. */
interface YearlyDay {
  name: string;
  on: readonly [month: number, day: number] | number;
}

/** The days of a country, of its provinces by the region that they belong to, and of towns. */
interface PlaceDays {
  source: string;
  days: readonly YearlyDay[];
  regions: readonly { provinces: readonly string[]; source: string; days: readonly YearlyDay[] }[];
  /** In Spain a town decides on two days each year (Estatuto de los Trabajadores, art. 37.2). */
  towns: Readonly<Record<string, { source: string; days: readonly YearlyDay[] }>>;
}

/**
 * What staff are offered, by ISO 3166-1; they choose, since a year's calendar moves days that fall
 * on a Sunday. Another country or town: a row with its source.
 */
export const YEARLY_DAYS: Readonly<Record<string, PlaceDays>> = {
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
        days: [
          { name: 'San José', on: [3, 19] },
          { name: 'Lunes de Pascua', on: 1 },
          { name: 'San Juan', on: [6, 24] },
          { name: 'Día de la Comunitat Valenciana', on: [10, 9] },
        ],
      },
    ],
    towns: {},
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
    towns: {},
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

/** The yearly days of the firm's place in a year, in order. */
export function yearlyDays(
  year: number,
  { country, region, city }: { country: string; region: string; city: string } = firm.address,
): { day: Day; name: string }[] {
  const place = YEARLY_DAYS[country];
  if (!place) return [];
  const regional = place.regions.find(({ provinces }) => provinces.includes(region))?.days ?? [];
  return [...place.days, ...regional, ...(place.towns[city]?.days ?? [])]
    .map(({ name, on }) => ({
      name,
      day: typeof on === 'number' ? daysLater(easterOf(year), on) : dayText(year, on[0], on[1]),
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
