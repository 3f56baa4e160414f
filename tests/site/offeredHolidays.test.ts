import { expect, it } from 'vitest';
import { easterOf, yearlyDays } from '../../src/site/offeredHolidays';

it('Easter is on its Sunday, the earliest and the latest', () => {
  expect([2026, 2038, 2285].map(easterOf)).toEqual(['2026-04-05', '2038-04-25', '2285-03-22']);
});

const DENIA = { country: 'ES', region: 'Alicante' };
const shortDays = (year: number) => yearlyDays(year, DENIA, []).map(({ day }) => day.slice(5));

it('offers the days of country and region, the movable ones, and those decided on for a year', () => {
  expect(shortDays(2025).join(' ')).toBe(
    '01-01 01-06 03-19 04-18 04-21 05-01 06-24 08-15 10-09 10-12 11-01 12-06 12-08 12-25',
  );
  expect([2026, 2027].map((year) => shortDays(year).includes('06-24'))).toEqual([true, false]);
  expect([2026, 2027].map((year) => shortDays(year).length)).toEqual([12, 12]);
});

// Its week was 4 to 12 July in 2020 and 9 to 17 July in 2022, with the day on its Wednesday.
it('offers the town’s day, which the firm’s facts know by a rule', () => {
  const town = { name: 'Santísima Sangre', on: { nth: 2, weekday: 3, after: [6, 29] } } as const;
  for (const day of ['2020-07-08', '2022-07-13', '2027-07-07'])
    expect(yearlyDays(Number(day.slice(0, 4)), DENIA, [town])).toContainEqual({
      name: town.name,
      day,
    });
});

it('offers those of the country alone where the region is not known, and none elsewhere', () => {
  const count = (country: string) => yearlyDays(2026, { country, region: 'Sevilla' }, []).length;
  expect(['ES', 'PT', 'FR'].map(count)).toEqual([10, 13, 0]);
});
