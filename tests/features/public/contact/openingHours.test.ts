import { expect, test } from 'vitest';
import {
  closedDaysSoon,
  dayAndTime,
  hasUsualDays,
  officeState,
} from '@/features/public/contact/openingHours';
import { LOCALES } from '@/site/dateLocales';
import { type OpeningHours } from '@/site/firm';

const MADRID = 'Europe/Madrid';
const DAY = [['09:00', '14:00']] as const;
const LONG_DAY = [...DAY, ['16:00', '19:00']] as const;
const HOURS: OpeningHours = { 1: LONG_DAY, 2: LONG_DAY, 5: [['09:00', '14:30']] };
const MONDAYS: OpeningHours = { 1: [['09:00', '10:00']] };

function state(now: string, hours = HOURS, timeZone = MADRID, ...holidays: string[]) {
  const calendar = { timeZone, hours, holidays: new Set(holidays) };
  const { openUntil, nextOpening } = officeState(new Date(now), calendar);
  return [openUntil?.toISOString(), nextOpening?.toISOString()];
}

// January: Dénia is one hour ahead of UTC. 12 January 2026 is a Monday.
test.each([
  ['the minute it opens', '2026-01-12T08:00:00Z', '2026-01-12T13:00:00.000Z', '2026-01-12T15:00'],
  ['the minute it closes', '2026-01-12T13:00:00Z', undefined, '2026-01-12T15:00:00.000Z'],
  ['in the midday break', '2026-01-12T14:30:00Z', undefined, '2026-01-12T15:00:00.000Z'],
  ['just after midnight', '2026-01-12T23:30:00Z', undefined, '2026-01-13T08:00:00.000Z'],
  ['before clocks go forward', '2026-03-27T15:00:00Z', undefined, '2026-03-30T07:00:00.000Z'],
  ['before they go back', '2026-10-23T15:00:00Z', undefined, '2026-10-26T08:00:00.000Z'],
])('the office is open or opens next: %s', (_, now, openUntil, nextOpening) => {
  const [until, next] = state(now);
  expect(until).toBe(openUntil);
  expect(next).toContain(nextOpening);
});

test('is closed on a holiday, which is announced two weeks before if the office would open', () => {
  const open = '2026-01-13T09:00:00Z';
  expect(state(open)[0]).toBe('2026-01-13T13:00:00.000Z');
  const [until, next] = state(open, HOURS, MADRID, '2026-01-13');
  expect([until, next]).toEqual([undefined, '2026-01-16T08:00:00.000Z']);
  // The whole day, in the office's zone.
  expect(state('2026-01-12T22:59:00Z', HOURS, MADRID, '2026-01-13')[1]).toBe(next);
  const holidays = new Set(['2026-01-11', '2026-01-13', '2026-01-14', '2026-01-26', '2026-01-27']);
  const calendar = { timeZone: MADRID, hours: HOURS, holidays };
  expect(closedDaysSoon(new Date('2026-01-12T23:30:00Z'), calendar)).toEqual([
    '2026-01-13',
    '2026-01-26',
    '2026-01-27',
  ]);
});

test.each<[string, OpeningHours, string, (string | undefined)[]]>([
  ['once a week', MONDAYS, MADRID, [undefined, '2026-01-19T08:00:00.000Z']],
  ['never', {}, MADRID, [undefined, undefined]],
  ['in New York', MONDAYS, 'America/New_York', [undefined, '2026-01-12T14:00:00.000Z']],
])('handles an office that opens %s', (_, hours, zone, expected) => {
  expect(state('2026-01-12T09:30:00Z', hours, zone)).toEqual(expected);
});

const TOMORROW = { day: 'tomorrow', time: '22:00' };

test.each([
  ['the office’s in the week', 6, MADRID, { day: 'Saturday', time: '09:00' }],
  ['the visitor’s, on another day', 5, 'Pacific/Honolulu', { day: 'Thursday', time: '22:00' }],
  ['the visitor’s, where the office has the day already', 1, 'Pacific/Honolulu', TOMORROW],
  ['the office’s with the date', 7, MADRID, { day: 'Sunday 18 January', time: '09:00' }],
])('the next opening is in the time that is %s', (_, days, zone, expected) => {
  const now = new Date('2026-01-11T08:00:00Z'); // Sunday
  const opening = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
  expect(dayAndTime(opening, now, { zone, locale: LOCALES.en })).toEqual(expected);
});

const USUAL: OpeningHours = { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: [['09:00', '13:00']] };

test.each<[boolean, string, OpeningHours]>([
  [true, 'Monday to Thursday are the same', USUAL],
  [false, 'a day differs', { ...USUAL, 3: [['09:00', '13:00']] }],
])('two lines are enough for a week (%s) in which %s', (expected, _, hours) => {
  expect(hasUsualDays(hours)).toBe(expected);
});
