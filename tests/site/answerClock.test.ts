import { describe, expect, it } from 'vitest';
import { answerDue, type OfficeCalendar, pressureOf, warningDue } from '@/site/answerClock';

/** Mondays to Thursdays 9 to 14 and 16 to 19, Fridays 9 to 14:30. */
const WEEKDAY = [
  ['09:00', '14:00'],
  ['16:00', '19:00'],
] as const;
const calendar: OfficeCalendar = {
  timeZone: 'Europe/Madrid',
  holidays: new Set(['2026-12-08', '2026-12-25']),
  hours: { 1: WEEKDAY, 2: WEEKDAY, 3: WEEKDAY, 4: WEEKDAY, 5: [['09:00', '14:30']] },
};

/** When an enquiry that came in at a given time is due, both in Dénia (winter: +01:00). */
function due(urgency: 'normal' | 'deadline' | 'detained', received: string, zone = '+01:00') {
  return inOffice(answerDue({ createdAt: `${received}:00${zone}`, urgency }, calendar));
}

const inOffice = (time: Date) =>
  time.toLocaleString('sv-SE', { timeZone: calendar.timeZone }).slice(0, 16);

describe('an answer is due', () => {
  it.each([
    // Monday 23 November 2026.
    ['normal', '2026-11-23T10:00', '2026-11-24 19:00'],
    ['normal', '2026-11-23T00:30', '2026-11-24 19:00'],
    ['normal', '2026-11-23T03:00', '2026-11-24 19:00'],
    ['normal', '2026-11-26T18:00', '2026-11-27 14:30'],
    ['normal', '2026-11-27T10:00', '2026-11-30 19:00'],
    ['normal', '2026-11-28T12:00', '2026-11-30 19:00'],
    // The eighth of December, a Tuesday, is a holiday.
    ['normal', '2026-12-07T10:00', '2026-12-09 19:00'],
    ['deadline', '2026-11-23T09:00', '2026-11-23 13:00'],
    ['deadline', '2026-11-23T10:00', '2026-11-23 14:00'],
    ['deadline', '2026-11-23T12:00', '2026-11-23 18:00'],
    ['deadline', '2026-11-23T17:00', '2026-11-24 11:00'],
    ['deadline', '2026-11-23T23:30', '2026-11-24 13:00'],
    ['deadline', '2026-11-27T13:00', '2026-11-30 11:30'],
    ['deadline', '2026-12-07T18:00', '2026-12-09 12:00'],
    ['detained', '2026-11-23T10:00', '2026-11-23 10:30'],
    ['detained', '2026-11-28T03:00', '2026-11-28 03:30'],
  ] as const)('%s, received %s: %s', (urgency, received, expected) => {
    expect(due(urgency, received)).toBe(expected);
  });

  it('by the clock of the office when it changes', () => {
    // On Sunday 25 October 2026 Spain goes from +02:00 to +01:00.
    expect(due('deadline', '2026-10-23T13:30', '+02:00')).toBe('2026-10-26 12:00');
  });

  it('in another zone at other hours', () => {
    const canary = { ...calendar, timeZone: 'Atlantic/Canary' };
    const createdAt = '2026-11-23T09:00:00Z';
    expect(answerDue({ createdAt, urgency: 'deadline' }, canary).toISOString()).toBe(
      '2026-11-23T13:00:00.000Z',
    );
  });

  it('the next day where the office never opens', () => {
    const closed = { ...calendar, hours: {} };
    const createdAt = '2026-11-23T09:00:00Z';
    for (const urgency of ['normal', 'deadline'] as const) {
      expect(answerDue({ createdAt, urgency }, closed).toISOString()).toBe(
        '2026-11-24T09:00:00.000Z',
      );
    }
  });

  it('in the order of arrival within an urgency', () => {
    const start = Date.parse('2026-12-01T00:00:00Z');
    for (const urgency of ['normal', 'deadline', 'detained'] as const) {
      const times = Array.from({ length: 24 * 14 }, (_, hour) => {
        const createdAt = new Date(start + hour * 3_600_000).toISOString();
        return answerDue({ createdAt, urgency }, calendar).getTime();
      });
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });
});

describe('the firm is warned an opening hour before', () => {
  it.each([
    ['normal', '2026-11-23T10:00', '2026-11-24 18:00'],
    ['normal', '2026-11-26T18:00', '2026-11-27 13:30'],
    ['normal', '2026-12-07T10:00', '2026-12-09 18:00'],
    ['deadline', '2026-11-23T10:00', '2026-11-23 13:00'],
    // Due half an hour after the midday break.
    ['deadline', '2026-11-23T10:30', '2026-11-23 13:30'],
    ['deadline', '2026-11-23T16:30', '2026-11-24 09:30'],
    ['deadline', '2026-12-07T16:30', '2026-12-09 09:30'],
    // Somebody detained does not wait for the office to open: ten minutes.
    ['detained', '2026-11-28T03:00', '2026-11-28 03:20'],
  ] as const)('%s, received %s: %s', (urgency, received, expected) => {
    const warning = warningDue({ createdAt: `${received}:00+01:00`, urgency }, calendar);
    expect(inOffice(warning)).toBe(expected);
  });

  it('but not before an afternoon that is shorter', () => {
    const hours = {
      2: [
        ['09:00', '14:00'],
        ['16:00', '16:30'],
      ],
    } as const;
    const createdAt = '2026-11-23T09:00:00Z';
    const warning = warningDue({ createdAt, urgency: 'normal' }, { ...calendar, hours });
    expect(inOffice(warning)).toBe('2026-11-24 16:00');
  });
});

describe('the pressure', () => {
  it.each([
    ['2026-11-23T10:59:00Z', 'in time'],
    ['2026-11-23T11:00:00Z', 'soon'],
    ['2026-11-23T12:00:00Z', 'soon'],
    ['2026-11-23T12:00:01Z', 'late'],
  ])('at %s is %j for an answer due at noon', (now, pressure) => {
    expect(pressureOf(new Date('2026-11-23T12:00:00Z'), new Date(now))).toBe(pressure);
  });
});
