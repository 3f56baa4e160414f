/** What can be booked, in the order in which it is offered (supabase/schemas/48_appointments.sql). */
export const APPOINTMENT_KINDS = ['video', 'phone', 'office'] as const;

export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** How an enquiry with an appointment of a kind is answered. */
export const CHANNEL_OF_KIND = { video: 'video', phone: 'call', office: 'email' } as const;

export function isAppointmentKind(value: string): value is AppointmentKind {
  return APPOINTMENT_KINDS.some((kind) => kind === value);
}
