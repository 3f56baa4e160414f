import type ical from 'ical-generator';
import type { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { firm } from './firm.ts';

/** `ical-generator`, which each caller loads in its own way: Node.js, Deno, or the browser on demand. */
export type Ical = typeof ical;

/** An appointment as a calendar needs it; nothing of the matter. */
export interface CalendarEntry {
  id: string;
  sequence: number;
  start: Date;
  end: Date;
  /** What it is called: 'Videoconsulta · Firm'. */
  summary: string;
  location: string | undefined;
  /** Who gets it by mail; without, the file is no invitation. */
  attendee?: string;
  replyTo: string;
  isCancelled?: boolean;
}

const uidOf = (id: string) => `${id}@${new URL(firm.website).hostname}`;
const PRODUCT = { company: firm.name, product: 'Web' };

/**
 * An appointment as a file for calendars (RFC 5545). Times are in UTC: a TZID without its VTIMEZONE is an hour wrong in
 * Outlook. By mail it is a request, and its end a cancellation of the same UID with a higher SEQUENCE (RFC 5546).
 */
export function calendarFile(
  generate: Ical,
  { id, sequence, start, end, summary, location, attendee, replyTo, isCancelled }: CalendarEntry,
): { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string } {
  const invited = isCancelled ? 'CANCEL' : 'REQUEST';
  const method = attendee === undefined ? 'PUBLISH' : invited;
  const calendar = generate({
    prodId: PRODUCT,
    method: method as unknown as ICalCalendarMethod,
  });
  calendar.createEvent({
    id: uidOf(id),
    sequence,
    start,
    end,
    stamp: new Date(),
    summary,
    location: location ?? null,
    status: (isCancelled ? 'CANCELLED' : 'CONFIRMED') as unknown as ICalEventStatus,
    organizer: { name: firm.name, email: replyTo },
    ...(attendee !== undefined && {
      attendees: [{ email: attendee, rsvp: false }],
    }),
  });
  return { method, content: calendar.toString() };
}

/** An appointment in the calendar of the firm's own programs. */
export type FeedEntry = Pick<
  CalendarEntry,
  'id' | 'sequence' | 'start' | 'end' | 'summary' | 'location'
> & { isPending: boolean };

/** All appointments as a calendar to subscribe to, which programs read again every quarter of an hour. */
export function feedFile(generate: Ical, entries: readonly FeedEntry[]): string {
  const calendar = generate({ prodId: PRODUCT, name: firm.name, ttl: 900 });
  for (const { isPending, id, location, ...entry } of entries) {
    calendar.createEvent({
      ...entry,
      id: uidOf(id),
      stamp: new Date(),
      location: location ?? null,
      status: (isPending ? 'TENTATIVE' : 'CONFIRMED') as unknown as ICalEventStatus,
    });
  }
  return calendar.toString();
}
