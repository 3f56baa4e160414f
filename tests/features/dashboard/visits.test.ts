import { expect, it } from 'vitest';
import {
  dayLabel,
  shortDay,
  startsWeek,
  sum,
  weekOf,
  withEmptyDays,
} from '@/features/dashboard/visits';

const row = (day: string, web: number) => ({ day, web, blog: 1, webUnique: 2, blogUnique: 3 });

it('a day nobody came is there with nothing', () => {
  const days = withEmptyDays([row('2026-03-01', 7), row('2026-02-27', 5)], '2026-03-01', 4);
  expect(days.map(({ day, web }) => [day, web])).toEqual([
    ['2026-02-26', 0],
    ['2026-02-27', 5],
    ['2026-02-28', 0],
    ['2026-03-01', 7],
  ]);
});

it('days before the first one asked for are left out, also over a change of clocks', () => {
  const days = withEmptyDays([row('2026-03-27', 9)], '2026-03-30', 3);
  expect(days.map(({ day }) => day)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  expect(sum(days, 'web')).toBe(0);
});

it('adds up one counter', () => {
  const days = [row('2026-03-01', 7), row('2026-03-02', 8)];
  expect(sum(days, 'web')).toBe(15);
  expect(sum(days, 'blogUnique')).toBe(6);
});

it('a week begins on Monday', () => {
  expect(weekOf('2026-11-22')).toBe('2026-11-16');
  expect(startsWeek('2026-11-16')).toBe(true);
  expect(startsWeek('2026-11-15')).toBe(false);
});

it('days are written in Spanish', () => {
  expect(dayLabel('2026-11-16')).toMatch(/^lu\S* 16 nov$/);
  expect(shortDay('2026-11-16')).toBe('16 nov');
});
