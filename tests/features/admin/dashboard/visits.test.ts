import { expect, it } from 'vitest';
import {
  dayLabel,
  mondayOf,
  shortDay,
  sum,
  withEmptyDays,
} from '@/features/admin/dashboard/visits';

const row = (day: string, web: number) => ({ day, web, blog: 1, webUnique: 2, blogUnique: 3 });

it('fills days without visits with zero', () => {
  const days = withEmptyDays([row('2026-03-01', 7), row('2026-02-27', 5)], '2026-03-01', 4);
  expect(days.map(({ day, web }) => [day, web])).toEqual([
    ['2026-02-26', 0],
    ['2026-02-27', 5],
    ['2026-02-28', 0],
    ['2026-03-01', 7],
  ]);
});

it('leaves out days before the requested period, across a clock change too', () => {
  const days = withEmptyDays([row('2026-03-27', 9)], '2026-03-30', 3);
  expect(days.map(({ day }) => day)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  expect(sum(days, 'web')).toBe(0);
});

it('sums one counter', () => {
  const days = [row('2026-03-01', 7), row('2026-03-02', 8)];
  expect(sum(days, 'web')).toBe(15);
  expect(sum(days, 'blogUnique')).toBe(6);
});

it('weeks begin on Monday', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
});

it('formats days in Spanish', () => {
  expect(dayLabel('2026-11-16')).toBe('lun, 16 nov');
  expect(shortDay('2026-11-16')).toBe('16 nov');
});
