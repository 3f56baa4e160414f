import type { Language } from './languages.ts';
import { pathOf } from './pages.ts';

/** What can be booked, in the order in which it is offered (supabase/schemas/48_appointments.sql). */
export const APPOINTMENT_KINDS = ['video', 'phone', 'office'] as const;

export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** How an enquiry with an appointment of a kind is answered. */
export const CHANNEL_OF_KIND = { video: 'video', phone: 'call', office: 'email' } as const;

export function isAppointmentKind(value: string): value is AppointmentKind {
  return APPOINTMENT_KINDS.some((kind) => kind === value);
}

const HASH = '#appointment=';

/** The hash of a client's link. */
export const hashOf = (token: string) => HASH + token;

/**
 * The address of a client's appointment. The token is in the hash, which neither servers nor search engines get; opening
 * it reads, and only a button on the page changes anything, since mail programs open links to check them.
 */
export function appointmentUrl(siteUrl: string, language: Language, token: string): string {
  return `${siteUrl}${pathOf('contact', language)}${hashOf(token)}`;
}

/** The token of such an address. */
export function tokenOf(hash: string): string | undefined {
  return hash.startsWith(HASH) ? hash.slice(HASH.length) : undefined;
}

const FEED_PATH = '/functions/v1/calendar/';

/** The address at which a program subscribes to the agenda (supabase/schemas/49_calendars.sql). */
export const feedUrl = (apiUrl: string, token: string) => `${apiUrl}${FEED_PATH}${token}.ics`;

/** The token of such an address, as a path on this server or within an Edge Function. */
export const tokenOfFeed = (path: string): string | undefined =>
  /\/calendar\/([0-9a-f]{64})\.ics$/.exec(path)?.[1];
