import { expect, it } from 'vitest';
import { easterOf, yearlyDays } from '../../src/site/offeredHolidays';

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterOf(year)).toBe(day);
});

const DENIA = { country: 'ES', region: 'Alicante' };
const shortDays = (...args: Parameters<typeof yearlyDays>) =>
  yearlyDays(...args)
    .map(({ day }) => day.slice(5))
    .join(' ');

it('offers the days of country and region, with the movable ones', () => {
  expect(shortDays(2025, DENIA, [])).toBe(
    '01-01 01-06 03-19 04-18 04-21 05-01 06-24 08-15 10-09 10-12 11-01 12-06 12-08 12-25',
  );
});

it.each([2026, 2027])(
  'offers those that the region has decided on for %i, each with a name',
  (year) => {
    const days = yearlyDays(year, DENIA, []);
    expect(days).toHaveLength(12);
    expect(days.map(({ day }) => day.slice(5)).includes('06-24')).toBe(year === 2026);
  },
);

// Its week was 4 to 12 July in 2020 and 9 to 17 July in 2022, with the day on its Wednesday.
it.each([
  [2020, '2020-07-08'],
  [2022, '2022-07-13'],
  [2027, '2027-07-07'],
])('offers the town’s day of %i, which the firm’s facts know by a rule', (year, day) => {
  expect(
    yearlyDays(year, DENIA, [
      { name: 'Santísima Sangre', on: { nth: 2, weekday: 3, after: [6, 29] } },
    ]),
  ).toContainEqual({
    name: 'Santísima Sangre',
    day,
  });
});

it('offers those of the country alone where the region is not known, and none elsewhere', () => {
  const place = { country: 'ES', region: 'Sevilla' };
  expect(yearlyDays(2026, place, [])).toHaveLength(10);
  expect(yearlyDays(2026, { ...place, country: 'PT' }, [])).toHaveLength(13);
  expect(yearlyDays(2026, { ...place, country: 'FR' }, [])).toEqual([]);
});
