import { expect, it } from 'vitest';
import { sum, withEmptyDays } from '@/features/admin/dashboard/visits';

const row = (day: string, web: number) => ({
  ...{ day, web_visitors: web, blog_visitors: 1, web_unique_visitors: 2, blog_unique_visitors: 3 },
});

it('days without visits are zero, others than those of the period left out', () => {
  // The clocks change on the 29th.
  const rows = [row('2026-03-30', 7), row('2026-03-28', 5), row('2026-03-26', 9)];
  const days = withEmptyDays(rows, '2026-03-30', 4);
  expect(days.map(({ day, web_visitors }) => [day, web_visitors])).toEqual([
    ['2026-03-27', 0],
    ['2026-03-28', 5],
    ['2026-03-29', 0],
    ['2026-03-30', 7],
  ]);
  expect([sum(days, 'web_visitors'), sum(days, 'blog_unique_visitors')]).toEqual([12, 6]);
});
