import { describe, expect, it } from 'vitest';
import { busyTimesOf, TooMuch } from '../../supabase/functions/_shared/calendar/busyTimes';
import { firm } from '@/site/firm';

const MADRID = `BEGIN:VTIMEZONE
TZID:Romance Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`;

const calendarOf = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR'].join('\n').replaceAll('\n', '\r\n');

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'].join('\n');

/** The busy times of three weeks around the change to summer time, as UTC. */
async function busy(...parts: string[]) {
  const { spans, unread } = await busyTimesOf(calendarOf(...parts), {
    from: Date.parse('2027-03-15T00:00Z'),
    to: Date.parse('2027-04-05T00:00Z'),
    timeZone: 'Europe/Madrid',
  });
  const times = spans.map((span) =>
    span.map((each) => new Date(each).toISOString().slice(5, 16)).join(' '),
  );
  return unread > 0 ? { times, unread } : times;
}

describe('busyTimesOf', () => {
  it.each<[string, string[], string[]]>([
    [
      'an event in UTC',
      [event('DTSTART:20270316T090000Z', 'DTEND:20270316T100000Z')],
      ['03-16T09:00 03-16T10:00'],
    ],
    [
      'a length instead of an end, across midnight',
      [event('DTSTART:20270316T230000Z', 'DURATION:PT3H')],
      ['03-16T23:00 03-17T02:00'],
    ],
    [
      'weekly events in a zone of its own name, across the clock change',
      [
        MADRID,
        event(
          'DTSTART;TZID=Romance Standard Time:20270101T100000',
          'DTEND;TZID=Romance Standard Time:20270101T110000',
          'RRULE:FREQ=WEEKLY;BYDAY=MO',
        ),
      ],
      ['03-15T09:00 03-15T10:00', '03-22T09:00 03-22T10:00', '03-29T08:00 03-29T09:00'],
    ],
    [
      'a zone that is only named',
      [
        event(
          'DTSTART;TZID=America/New_York:20270316T100000',
          'DTEND;TZID=America/New_York:20270316T110000',
        ),
      ],
      ['03-16T14:00 03-16T15:00'],
    ],
    [
      'no zone, and an unknown one, as the office’s',
      [
        event('DTSTART:20270316T100000', 'DTEND:20270316T110000'),
        event('DTSTART;TZID=Nowhere:20270330T100000', 'DTEND;TZID=Nowhere:20270330T110000'),
      ],
      ['03-16T09:00 03-16T10:00', '03-30T08:00 03-30T09:00'],
    ],
    [
      'whole days of the office, the one on which the clocks change too',
      [
        event('DTSTART;VALUE=DATE:20270316'),
        event('DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270329'),
      ],
      ['03-15T23:00 03-16T23:00', '03-26T23:00 03-28T22:00'],
    ],
    [
      'a recurring event without a day that is left out, and with one that has moved',
      [
        event(
          'DTSTART:20270315T090000Z',
          'DTEND:20270315T100000Z',
          'RRULE:FREQ=DAILY;COUNT=4',
          'EXDATE:20270316T090000Z',
        ),
        event(
          'RECURRENCE-ID:20270317T090000Z',
          'DTSTART:20270317T150000Z',
          'DTEND:20270317T160000Z',
        ),
      ],
      ['03-15T09:00 03-15T10:00', '03-17T15:00 03-17T16:00', '03-18T09:00 03-18T10:00'],
    ],
    [
      'a recurring event of which one is cancelled or free',
      [
        event('DTSTART:20270315T090000Z', 'DTEND:20270315T100000Z', 'RRULE:FREQ=DAILY;COUNT=3'),
        event(
          'RECURRENCE-ID:20270316T090000Z',
          'DTSTART:20270316T090000Z',
          'DTEND:20270316T100000Z',
          'STATUS:CANCELLED',
        ),
      ],
      ['03-15T09:00 03-15T10:00', '03-17T09:00 03-17T10:00'],
    ],
    [
      'overlapping events as one time',
      [
        event('DTSTART:20270316T090000Z', 'DTEND:20270316T103000Z'),
        event('DTSTART:20270316T100000Z', 'DTEND:20270316T110000Z'),
      ],
      ['03-16T09:00 03-16T11:00'],
    ],
    [
      'nothing that says its time is free, is cancelled, is outside, takes no time or is the site’s own',
      [
        event('DTSTART:20270316T090000Z', 'DTEND:20270316T100000Z', 'TRANSP:TRANSPARENT'),
        event('DTSTART:20270316T090000Z', 'DTEND:20270316T100000Z', 'STATUS:CANCELLED'),
        event(
          'DTSTART:20270316T090000Z',
          'DTEND:20270316T100000Z',
          'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
        ),
        event('DTSTART:20260316T090000Z', 'DTEND:20260316T100000Z'),
        event('DTSTART:20270316T090000Z'),
        event('DTSTART:20270316T090000Z', 'DTEND:20270316T100000Z').replace(
          'UID:a',
          `UID:a@${new URL(firm.website).hostname}`,
        ),
      ],
      [],
    ],
  ])('reads %s', async (_, parts, expected) => {
    expect(await busy(...parts)).toEqual(expected);
  });

  it.each(['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31', 'FREQ=SECONDLY', 'FREQ=MONTHLY;BYDAY=6MO'])(
    'keeps the first time of a rule that cannot be followed: %s',
    async (rule) => {
      const once = event('DTSTART:20270316T090000Z', 'DTEND:20270316T100000Z', `RRULE:${rule}`);
      expect(await busy(once)).toEqual({ times: ['03-16T09:00 03-16T10:00'], unread: 1 });
    },
  );

  it('refuses what is no calendar, and one that asks for too much', async () => {
    await expect(busyTimesOf('<html>', { from: 0, to: 1, timeZone: 'UTC' })).rejects.toThrow();
    const endless = event('DTSTART:20270316T090000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31');
    await expect(busy(...Array.from({ length: 10 }, () => endless))).rejects.toThrow(TooMuch);
    const many = Array.from({ length: 5_001 }, (_, index) =>
      event(`DTSTART:20270316T${String(index % 24).padStart(2, '0')}0000Z`, 'DURATION:PT1M'),
    );
    await expect(busy(...many)).rejects.toThrow(TooMuch);
  });
});
