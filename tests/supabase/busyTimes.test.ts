import { expect, it } from 'vitest';
import { busyTimesOf } from '../../supabase/functions/_shared/calendar/busyTimes';
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

const CLOCK_CHANGES = [
  MADRID,
  event('DTSTART:20270316T090000Z', 'DTEND:20270316T100000Z'),
  // A length instead of an end, across midnight.
  event('DTSTART:20270317T230000Z', 'DURATION:PT3H'),
  event(
    'DTSTART;TZID=Romance Standard Time:20270101T100000',
    'DTEND;TZID=Romance Standard Time:20270101T110000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO',
  ),
  // A zone that is only named; none, and an unknown one, which are the office's.
  event('DTSTART;TZID=America/New_York:20270319T100000', 'DURATION:PT1H'),
  event('DTSTART:20270323T100000', 'DURATION:PT1H'),
  event('DTSTART;TZID=Nowhere:20270330T100000', 'DURATION:PT1H'),
  // Whole days, and two that overlap.
  event('DTSTART;VALUE=DATE:20270325'),
  event('DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270329'),
  event('DTSTART:20270331T090000Z', 'DTEND:20270331T103000Z'),
  event('DTSTART:20270331T100000Z', 'DTEND:20270331T110000Z'),
];

it('the busy times of a calendar are read in every zone, across the change to summer time', async () => {
  expect(await busy(...CLOCK_CHANGES)).toEqual([
    '03-15T09:00 03-15T10:00',
    '03-16T09:00 03-16T10:00',
    '03-17T23:00 03-18T02:00',
    '03-19T14:00 03-19T15:00',
    '03-22T09:00 03-22T10:00',
    '03-23T09:00 03-23T10:00',
    '03-24T23:00 03-25T23:00',
    '03-26T23:00 03-28T22:00',
    '03-29T08:00 03-29T09:00',
    '03-30T08:00 03-30T09:00',
    '03-31T09:00 03-31T11:00',
  ]);
});

it('a recurring event is busy but for the days that are left out, moved or cancelled', async () => {
  const times = await busy(
    event(
      'DTSTART:20270315T090000Z',
      'DTEND:20270315T100000Z',
      'RRULE:FREQ=DAILY;COUNT=5',
      'EXDATE:20270316T090000Z',
    ),
    event('RECURRENCE-ID:20270317T090000Z', 'DTSTART:20270317T150000Z', 'DURATION:PT1H'),
    event(
      'RECURRENCE-ID:20270318T090000Z',
      'DTSTART:20270318T090000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    ),
  );
  expect(times).toEqual([
    '03-15T09:00 03-15T10:00',
    '03-17T15:00 03-17T16:00',
    '03-19T09:00 03-19T10:00',
  ]);
});

it('an event that is free, cancelled, outside, without a length or the site’s own is not busy', async () => {
  const lines = ['DTSTART:20270316T090000Z', 'DURATION:PT1H'];
  for (const ignored of [
    event(...lines, 'TRANSP:TRANSPARENT'),
    event(...lines, 'STATUS:CANCELLED'),
    event(...lines, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    event('DTSTART:20260316T090000Z', 'DURATION:PT1H'),
    event('DTSTART:20270316T090000Z'),
    event(...lines).replace('UID:a', `UID:a@${new URL(firm.website).hostname}`),
  ])
    expect(await busy(ignored), ignored).toEqual([]);
});

it.each(['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31', 'FREQ=SECONDLY', 'FREQ=MONTHLY;BYDAY=6MO'])(
  'the first time of a rule that cannot be followed is busy: %s',
  async (rule) => {
    const once = event('DTSTART:20270316T090000Z', 'DURATION:PT1H', `RRULE:${rule}`);
    expect(await busy(once)).toEqual({ times: ['03-16T09:00 03-16T10:00'], unread: 1 });
  },
);

it('what is no calendar, and one that asks for too much, are refused', async () => {
  await expect(busyTimesOf('<html>', { from: 0, to: 1, timeZone: 'UTC' })).rejects.toThrow();
  const endless = event('DTSTART:20270316T090000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31');
  await expect(busy(...Array<string>(10).fill(endless))).rejects.toThrow('large');
  const hourly = event('DTSTART:20270315T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=HOURLY');
  await expect(busy(...Array<string>(10).fill(hourly))).rejects.toThrow('large');
});
