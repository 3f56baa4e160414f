import { describe, expect, it } from 'vitest';
import {
  answerDue,
  type OfficeCalendar,
  pressureOf,
  type Waiting,
  warningDue,
} from '@/site/answerClock';

/** Mondays to Thursdays 9 to 14 and 16 to 19, Fridays 9 to 14:30. */
const WEEKDAY = [
  ['09:00', '14:00'],
  ['16:00', '19:00'],
] as const;
const calendar: OfficeCalendar = {
  timeZone: 'Europe/Madrid',
  holidays: new Set(['2026-12-08']),
  hours: { 1: WEEKDAY, 2: WEEKDAY, 3: WEEKDAY, 4: WEEKDAY, 5: [['09:00', '14:30']] },
};
const received = (urgency: Waiting['urgency'], receivedAt: string) => ({ urgency, receivedAt });
const inOffice = (time: Date) =>
  time.toLocaleString('sv-SE', { timeZone: calendar.timeZone }).slice(0, 16);

describe('an answer is due, and the firm is warned an opening hour before', () => {
  it.each([
    // Monday 23 November 2026; in winter the office is at +01:00.
    ['normal', '2026-11-23T00:30+01:00', '2026-11-24 19:00', '2026-11-24 18:00'],
    ['normal', '2026-11-26T18:00+01:00', '2026-11-27 14:30', '2026-11-27 13:30'],
    // The eighth of December, a Tuesday, is a holiday.
    ['normal', '2026-12-07T10:00+01:00', '2026-12-09 19:00', '2026-12-09 18:00'],
    ['deadline', '2026-11-23T10:00+01:00', '2026-11-23 14:00', '2026-11-23 13:00'],
    // Due half an hour after the midday break.
    ['deadline', '2026-11-23T10:30+01:00', '2026-11-23 16:30', '2026-11-23 13:30'],
    ['deadline', '2026-11-23T23:30+01:00', '2026-11-24 13:00', '2026-11-24 12:00'],
    ['deadline', '2026-11-27T13:00+01:00', '2026-11-30 11:30', '2026-11-30 10:30'],
    // On Sunday 25 October 2026 Spain goes from +02:00 to +01:00.
    ['deadline', '2026-10-23T13:30+02:00', '2026-10-26 12:00', '2026-10-26 11:00'],
    // Somebody detained does not wait for the office to open: ten minutes.
    ['detained', '2026-11-28T03:00+01:00', '2026-11-28 03:30', '2026-11-28 03:20'],
  ] as const)('%s, received %s: %s, %s', (urgency, at, due, warned) => {
    const enquiry = received(urgency, at);
    expect(inOffice(answerDue(enquiry, calendar))).toBe(due);
    expect(inOffice(warningDue(enquiry, calendar))).toBe(warned);
  });

  it('the next day where the office never opens', () => {
    const due = answerDue(received('deadline', '2026-11-23T09:00Z'), { ...calendar, hours: {} });
    expect(inOffice(due)).toBe('2026-11-24 10:00');
  });

  it('but not warned before an afternoon that is shorter', () => {
    const hours = {
      2: [
        ['09:00', '14:00'],
        ['16:00', '16:30'],
      ],
    } as const;
    const warning = warningDue(received('normal', '2026-11-23T09:00Z'), { ...calendar, hours });
    expect(inOffice(warning)).toBe('2026-11-24 16:00');
  });
});

it('an answer that is due at noon is pressing from eleven, and late after noon', () => {
  const due = new Date('2026-11-23T12:00:00Z');
  const at = (time: string) => pressureOf(due, new Date(`2026-11-23T${time}Z`));
  expect(['10:59:00', '11:00:00', '12:00:00', '12:00:01'].map(at)).toEqual([
    'in time',
    'soon',
    'soon',
    'late',
  ]);
});
