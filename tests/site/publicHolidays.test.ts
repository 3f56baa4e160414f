import { expect, it } from 'vitest';
import { easterOf, yearlyDays } from '../../src/site/publicHolidays';

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

it('offers the days of country and region, with the movable ones', () => {
  const days = yearlyDays(2026, { country: 'ES', region: 'Alicante', city: 'Dénia' });
  expect(days.map(({ day }) => day.slice(5)).join(' ')).toBe(
    '01-01 01-06 03-19 04-03 04-06 05-01 06-24 08-15 10-09 10-12 11-01 12-06 12-08 12-25',
  );
});

it('offers those of the country alone where the region is not known, and none elsewhere', () => {
  const place = { country: 'ES', region: 'Sevilla', city: 'Sevilla' };
  expect(yearlyDays(2026, place)).toHaveLength(10);
  expect(yearlyDays(2026, { ...place, country: 'PT' })).toHaveLength(13);
  expect(yearlyDays(2026, { ...place, country: 'FR' })).toEqual([]);
});
