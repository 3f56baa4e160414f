import { expect, test } from 'vitest';
import {
  closedDaysSoon,
  dayAndTime,
  hasUsualDays,
  officeState,
} from '@/features/public/contact/openingHours';
import { LOCALES } from '@/site/dateLocales';
import { firm, type OpeningHours } from '@/site/firm';
import { type Language } from '@/site/languages';
import { ofTheSite } from '../../../support/languages';

const said = (instant: Date, now: Date, zone: string, language: Language) =>
  dayAndTime(instant, now, { zone, locale: LOCALES[language] });

const MADRID = 'Europe/Madrid';
const DAY = [['09:00', '14:00']] as const;
const HOURS: OpeningHours = {
  1: [
    ['09:00', '14:00'],
    ['16:00', '19:00'],
  ],
  2: [
    ['09:00', '14:00'],
    ['16:00', '19:00'],
  ],
  5: [['09:00', '14:30']],
};

function state(now: string, hours = HOURS, timeZone = MADRID, ...holidays: string[]) {
  const calendar = { timeZone, hours, holidays: new Set(holidays) };
  const { openUntil, nextOpening } = officeState(new Date(now), calendar);
  return [openUntil?.toISOString(), nextOpening?.toISOString()];
}

// January: Dénia is one hour ahead of UTC. 12 January 2026 is a Monday.
test.each([
  ['before it opens', '2026-01-12T07:59:00Z', undefined, '2026-01-12T08:00:00.000Z'],
  ['the minute it opens', '2026-01-12T08:00:00Z', '2026-01-12T13:00:00.000Z', '2026-01-12T15:00'],
  ['the last open minute', '2026-01-12T12:59:59Z', '2026-01-12T13:00:00.000Z', '2026-01-12T15:00'],
  ['the minute it closes', '2026-01-12T13:00:00Z', undefined, '2026-01-12T15:00:00.000Z'],
  ['in the midday break', '2026-01-12T14:30:00Z', undefined, '2026-01-12T15:00:00.000Z'],
  ['in the afternoon', '2026-01-12T17:00:00Z', '2026-01-12T18:00:00.000Z', '2026-01-13T08:00'],
  ['in the evening', '2026-01-12T20:00:00Z', undefined, '2026-01-13T08:00:00.000Z'],
  ['just after midnight', '2026-01-12T23:30:00Z', undefined, '2026-01-13T08:00:00.000Z'],
  ['on a day off', '2026-01-14T10:00:00Z', undefined, '2026-01-16T08:00:00.000Z'],
  ['Friday afternoon', '2026-01-16T14:00:00Z', undefined, '2026-01-19T08:00:00.000Z'],
  ['on Saturday', '2026-01-17T10:00:00Z', undefined, '2026-01-19T08:00:00.000Z'],
  ['on Sunday', '2026-01-18T22:59:00Z', undefined, '2026-01-19T08:00:00.000Z'],
])('%s', (_, now, openUntil, nextOpening) => {
  const [until, next] = state(now);
  expect(until).toBe(openUntil);
  expect(next).toContain(nextOpening);
});

test('opens at nine on the weekend the clocks change', () => {
  // Clocks go forward on 29 March 2026 and back on 25 October 2026, both Sundays.
  expect(state('2026-03-27T15:00:00Z')[1]).toBe('2026-03-30T07:00:00.000Z');
  expect(state('2026-10-23T15:00:00Z')[1]).toBe('2026-10-26T08:00:00.000Z');
  const sunday: OpeningHours = { 0: [['01:00', '05:00']] };
  expect(state('2026-03-29T00:30:00Z', sunday)[0]).toBe('2026-03-29T03:00:00.000Z');
  expect(state('2026-10-25T02:30:00Z', sunday)[0]).toBe('2026-10-25T04:00:00.000Z');
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

test('handles an office that opens once a week, and one that never does', () => {
  const mondays: OpeningHours = { 1: [['09:00', '10:00']] };
  expect(state('2026-01-12T09:30:00Z', mondays)).toEqual([undefined, '2026-01-19T08:00:00.000Z']);
  expect(state('2026-01-12T09:30:00Z', {})).toEqual([undefined, undefined]);
});

test('handles an office in another time zone', () => {
  expect(state('2026-01-11T23:30:00Z', HOURS, 'Asia/Tokyo')[1]).toBe('2026-01-12T00:00:00.000Z');
  expect(state('2026-01-12T14:30:00Z', HOURS, 'America/New_York')[0]).toBe(
    '2026-01-12T19:00:00.000Z',
  );
});

test('shows the next opening in the office’s and the visitor’s time', () => {
  const now = new Date('2026-01-16T14:00:00Z'); // Friday
  const opening = new Date('2026-01-19T08:00:00Z');
  expect(said(opening, now, MADRID, 'fr')).toEqual({ day: 'lundi', time: '09:00' });
  expect(said(opening, now, 'America/Los_Angeles', 'en')).toEqual({
    day: 'Monday',
    time: '00:00',
  });
  expect(said(opening, now, 'Pacific/Honolulu', 'en').day).toBe('Sunday');
  expect(said(opening, now, 'Asia/Kolkata', 'fr').time).toBe('13:30');
});

test('names the weekday for six days, and from a week on the date with it', () => {
  const now = new Date('2026-01-12T09:00:00Z'); // Monday
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
  expect(said(inDays(6), now, MADRID, 'en').day).toBe('Sunday');
  expect(said(inDays(7), now, MADRID, 'en').day).toMatch(/^Monday.*19/);
});

test('says today and tomorrow by the clock shown', () => {
  const now = new Date('2026-01-12T22:30:00Z');
  const opening = new Date('2026-01-13T08:00:00Z');
  const days: Record<string, string> = {
    es: 'mañana',
    en: 'tomorrow',
    ar: 'غدًا',
    zh: '明天',
  };
  for (const [language, day] of ofTheSite(days)) {
    expect(said(opening, now, MADRID, language).day).toBe(day);
  }
  expect(said(opening, now, 'Europe/Moscow', 'en').day).toBe('today');
});

const USUAL: OpeningHours = { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: [['09:00', '13:00']] };

test.each<[boolean, string, OpeningHours]>([
  [true, 'Monday to Thursday are the same', USUAL],
  [true, 'Friday is closed', { 1: DAY, 2: DAY, 3: DAY, 4: DAY }],
  [false, 'a day differs', { ...USUAL, 3: [['09:00', '13:00']] }],
  [false, 'a day is closed', { 1: DAY, 2: DAY, 3: DAY, 5: DAY }],
  [false, 'Saturdays are open', { ...USUAL, 6: DAY }],
  [false, 'Sundays are open', { ...USUAL, 0: DAY }],
])('two lines are enough for a week (%s) in which %s', (expected, _, hours) => {
  expect(hasUsualDays(hours)).toBe(expected);
});

test('the firm’s own hours are valid, ordered and do not overlap', () => {
  for (const spans of Object.values(firm.openingHours)) {
    const times = (spans ?? []).flat();
    expect(times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))).toBe(true);
    expect([...times].sort()).toEqual(times);
  }
});
