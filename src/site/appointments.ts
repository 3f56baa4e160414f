/** What can be booked, in the order in which it is offered (supabase/schemas/48_appointments.sql). */
export const APPOINTMENT_KINDS = ['video', 'phone', 'office'] as const;

export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** How an enquiry with an appointment of a kind is answered. */
export const CHANNEL_OF_KIND = { video: 'video', phone: 'call', office: 'email' } as const;

export function isAppointmentKind(value: string): value is AppointmentKind {
  return APPOINTMENT_KINDS.some((kind) => kind === value);
}

/** The address at which a program subscribes to the agenda (supabase/schemas/49_calendars.sql). */
export const feedUrl = (apiUrl: string, token: string) =>
  `${apiUrl}/functions/v1/calendar/${token}.ics`;

/** The token of such an address, as a path on this server or within an Edge Function. */
export const tokenOfFeed = (path: string): string | undefined =>
  /\/calendar\/([0-9a-f]{64})\.ics$/.exec(path)?.[1];
