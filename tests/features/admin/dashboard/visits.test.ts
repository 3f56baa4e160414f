import { expect, it } from 'vitest';
import { mondayOf, sum, withEmptyDays } from '@/features/admin/dashboard/visits';

const row = (day: string, web: number) => ({ day, web, blog: 1, webUnique: 2, blogUnique: 3 });

it('days without visits are zero, and others than those of the period are left out', () => {
  // The clocks change on the 29th.
  const rows = [row('2026-03-30', 7), row('2026-03-28', 5), row('2026-03-26', 9)];
  const days = withEmptyDays(rows, '2026-03-30', 4);
  expect(days.map(({ day, web }) => [day, web])).toEqual([
    ['2026-03-27', 0],
    ['2026-03-28', 5],
    ['2026-03-29', 0],
    ['2026-03-30', 7],
  ]);
  expect([sum(days, 'web'), sum(days, 'blogUnique')]).toEqual([12, 6]);
});

it('weeks begin on Monday', () => {
  expect(['2026-11-22', '2026-11-16'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-16']);
});
