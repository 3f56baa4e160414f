import ICAL from 'ical.js';
import { instantAt } from '../../../../src/site/dates.ts';
import { firm } from '../../../../src/site/firm.ts';
import { Unreadable } from './fetchText.ts';

export const DAY_MS = 86_400_000;

/** A span of instants, in milliseconds. */
export type Span = readonly [start: number, end: number];

interface Period {
  from: number;
  to: number;
  /** The office's, of which all-day events and times without a zone are. */
  timeZone: string;
}

/** How many spans a calendar may have in the period, and how many steps its rules may take. */
const MOST_SPANS = 5_000;
const MOST_STEPS = { event: 12_000, file: 100_000 };

// The library tries some impossible rules for ever (the 31st of each February), in this method.
const rules = (
  ICAL.RecurIterator as unknown as { prototype: { check_contracting_rules: () => boolean } }
).prototype;
const check = rules.check_contracting_rules;
let stepsLeft = 0;
rules.check_contracting_rules = function (this: typeof rules) {
  stepsLeft -= 1;
  if (stepsLeft < 0) throw new Unreadable('large');
  return check.call(this);
};

/** Our own appointments, which a calendar may have taken from the site, do not block themselves. */
const OWN = `@${new URL(firm.website).hostname}`;

/** When somebody is busy, and how many events could not be followed beyond their first time. */
export interface BusyTimes {
  spans: Span[];
  unread: number;
}

/**
 * When somebody is busy, from their calendar (RFC 5545): recurring events with their exceptions, all-day ones, and none
 * that is cancelled or says that its time is free. Lets others run between two events.
 * @throws where the text is no calendar; {Unreadable} 'large' where it asks for more than a calendar needs.
 */
export async function busyTimesOf(text: string, period: Period): Promise<BusyTimes> {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  if (calendar.name !== 'vcalendar') throw new TypeError('no calendar');
  const events = calendar.getAllSubcomponents('vevent').map((vevent) => new ICAL.Event(vevent));
  const spans: Span[] = [];
  let [unread, left] = [0, MOST_STEPS.file];
  for (const event of events) {
    await new Promise((resolve) => setTimeout(resolve));
    if (!isBusy(event) || (event.uid as string | null)?.endsWith(OWN)) continue;
    const most = Math.min(MOST_STEPS.event, left);
    let found: Span[];
    try {
      stepsLeft = most;
      found = spansOf(event, events, period);
    } catch {
      if (most < MOST_STEPS.event) throw new Unreadable('large');
      unread += 1;
      found = [spanOf(event, period)];
    }
    left -= most - stepsLeft;
    spans.push(
      ...found.filter(([start, end]) => start < end && start < period.to && end > period.from),
    );
    if (spans.length > MOST_SPANS) throw new Unreadable('large');
  }
  return { spans: merged(spans), unread };
}

const isBusy = ({ component }: ICAL.Event) =>
  textOf(component, 'transp') !== 'TRANSPARENT' &&
  textOf(component, 'status') !== 'CANCELLED' &&
  textOf(component, 'x-microsoft-cdo-busystatus') !== 'FREE';

const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase();

/** An event's times in the period, without those that an exception of the same event replaces. */
function spansOf(event: ICAL.Event, events: readonly ICAL.Event[], period: Period): Span[] {
  const [first, end] = spanOf(event, period);
  if (event.isRecurrenceException() || !event.isRecurring()) return [[first, end]];
  const replaced = new Set(
    events
      .filter((other) => other.uid === event.uid && other.isRecurrenceException())
      .map((other) => instantOf(other.recurrenceId, other, period, 'recurrence-id')),
  );
  const found: Span[] = [];
  const iterator = event.iterator();
  for (;;) {
    const next = iterator.next() as ICAL.Time | undefined;
    const start = next && instantOf(next, event, period);
    if (start === undefined || start >= period.to) return found;
    if (!replaced.has(start)) found.push([start, start + end - first]);
  }
}

function spanOf(event: ICAL.Event, period: Period): Span {
  const start = instantOf(event.startDate, event, period);
  if (event.component.hasProperty('dtend') || event.component.hasProperty('duration')) {
    return [start, instantOf(event.endDate, event, period, 'dtend')];
  }
  return [start, event.startDate.isDate ? start + DAY_MS : start];
}

/** The instant of a time: in the zone that the calendar defines, in one that is known by name, or on the office's clock. */
function instantOf(
  time: ICAL.Time,
  { component }: ICAL.Event,
  { timeZone: zone }: Period,
  name = 'dtstart',
): number {
  if (!time.isDate && time.zone.tzid !== 'floating') return time.toUnixTime() * 1000;
  const property = component.getFirstProperty(name) ?? component.getFirstProperty('dtstart');
  const named = time.isDate ? undefined : property?.getFirstParameter('tzid');
  const inZone = (each: string) => instantAt(time.toString(), { zone: each }).getTime();
  return inZone(named ?? zone) || inZone(zone);
}

/** Spans in order, those that touch each other as one. */
function merged(spans: Span[]): Span[] {
  const result: [number, number][] = [];
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
