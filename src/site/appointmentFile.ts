import type ical from 'ical-generator';
import type { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { firm } from './firm.ts';

/** `ical-generator`, which each caller loads in its own way: Node.js, Deno, or the browser on demand. */
export type Ical = typeof ical;

/** An appointment in the calendar of the firm's own programs; nothing of the matter. */
export interface FeedEntry {
  id: string;
  sequence: number;
  start: Date;
  end: Date;
  /** What it is called: 'Videoconsulta · Firm'. */
  summary: string;
  location: string | undefined;
  isPending?: boolean;
}

/** An appointment for the calendar of whoever has it. */
export interface CalendarEntry extends FeedEntry {
  /** Who gets it by mail; without, the file is no invitation. */
  attendee?: string;
  replyTo: string;
  isCancelled?: boolean;
}

const PRODUCT = { company: firm.name, product: 'Web' };

/** Times are in UTC: a TZID without its VTIMEZONE is an hour wrong in Outlook. */
const eventOf = (
  { id, sequence, start, end, summary, location }: FeedEntry,
  status: 'CANCELLED' | 'CONFIRMED' | 'TENTATIVE',
) => ({
  id: `${id}@${new URL(firm.website).hostname}`,
  sequence,
  start,
  end,
  summary,
  stamp: new Date(),
  location: location ?? null,
  status: status as unknown as ICalEventStatus,
});

/**
 * An appointment as a file for calendars (RFC 5545). By mail it is a request, and its end a
 * cancellation of the same UID with a higher SEQUENCE (RFC 5546).
 */
export function calendarFile(
  generate: Ical,
  entry: CalendarEntry,
): { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string } {
  const { attendee, replyTo, isCancelled } = entry;
  const invited = isCancelled ? 'CANCEL' : 'REQUEST';
  const method = attendee === undefined ? 'PUBLISH' : invited;
  const calendar = generate({ prodId: PRODUCT, method: method as unknown as ICalCalendarMethod });
  calendar.createEvent({
    ...eventOf(entry, isCancelled ? 'CANCELLED' : 'CONFIRMED'),
    organizer: { name: firm.name, email: replyTo },
    ...(attendee !== undefined && { attendees: [{ email: attendee, rsvp: false }] }),
  });
  return { method, content: calendar.toString() };
}

/** All appointments as a calendar to subscribe to, which programs read again every quarter of an hour. */
export function feedFile(generate: Ical, entries: readonly FeedEntry[]): string {
  const calendar = generate({ prodId: PRODUCT, name: firm.name, ttl: 900 });
  for (const entry of entries) {
    calendar.createEvent(eventOf(entry, entry.isPending ? 'TENTATIVE' : 'CONFIRMED'));
  }
  return calendar.toString();
}
