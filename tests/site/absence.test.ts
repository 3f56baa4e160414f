import { expect, it } from 'vitest';
import { absenceAt, absencesFrom } from '../../src/site/absence';
import { daysLater } from '../../src/site/dates';

const SPAN = [['09:00', '14:00']] as const;
const hours = { 1: SPAN, 2: SPAN, 3: SPAN, 4: SPAN, 5: SPAN };
const daysOf = (from: string, count: number) =>
  Array.from({ length: count }, (_day, index) => daysLater(from, index));
const calendarOf = (...days: string[]) => ({
  timeZone: 'Europe/Madrid',
  hours,
  holidays: new Set(days),
});

it.each([
  ['August', daysOf('2026-08-01', 31), [{ from: '2026-08-03', until: '2026-08-31' }]],
  [
    'weeks entered without their weekend, in any order',
    [...daysOf('2026-08-10', 5), ...daysOf('2026-08-03', 5)],
    [{ from: '2026-08-03', until: '2026-08-14' }],
  ],
  ['two holidays in a row', ['2026-12-07', '2026-12-08'], []],
  ['holidays with a working day between', ['2026-12-07', '2026-12-09', '2026-12-11'], []],
])('%s: which are absences', (_what, days, absences) => {
  expect(absencesFrom('2026-07-01', calendarOf(...days))).toEqual(absences);
});

it('an absence is over after its last day, by the office’s clock', () => {
  const calendar = calendarOf(...daysOf('2026-08-03', 5));
  const isAway = (instant: string) => absenceAt(new Date(instant), calendar) !== undefined;
  expect(
    ['02T21:59', '02T22:00', '07T21:59', '07T22:00'].map((at) => isAway(`2026-08-${at}:00Z`)),
  ).toEqual([false, true, true, false]);
});
