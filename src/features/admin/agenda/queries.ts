import { liveList, liveRows, supabase } from '@/lib/admin/supabase';
import type { Database } from '@/lib/database.types';
import type { AppointmentKind } from '@/site/appointments';
import { isLanguage, type Language, SOURCE_LANGUAGE } from '@/site/languages';

type Row = Database['public']['Functions']['agenda']['Returns'][number];

/** An appointment and its enquiry, with the client's time zone and the word of who changed it last. */
export interface Appointment extends Row {
  kind: AppointmentKind;
  status: 'unplaced' | 'pending' | 'confirmed' | 'no_show' | 'declined' | 'cancelled' | 'lapsed';
  language: Language;
  start: Date;
  end: Date;
}

const toAppointment = (row: Row): Appointment => ({
  ...(row as Appointment),
  start: new Date(row.starts_at),
  end: new Date(row.ends_at),
  language: isLanguage(row.language) ? row.language : SOURCE_LANGUAGE,
});

/** Whether it takes up its time. */
export const takesTime = ({ status }: Appointment) =>
  status === 'pending' || status === 'confirmed' || status === 'no_show';

/** The appointments that touch a period, in their order. */
export function agendaOptions(from: Date, to: Date) {
  const period = { earliest: from.toISOString(), latest: to.toISOString() };
  const options = liveRows('agenda', period, (rows) => rows.map(toAppointment));
  return { ...options, refetchInterval: 60_000 };
}

/** A time at which nothing can be booked. */
export interface Absence {
  id: string;
  start: Date;
  end: Date;
  note: string;
  /** Whether a calendar of the firm says so, which alone can end it. */
  isOfCalendar: boolean;
}

/** The absences that end after an instant. */
export const absencesOptions = (from: Date) =>
  liveList(
    ['absences', from.toISOString()],
    () =>
      supabase
        .from('absences')
        .select('id, starts_at, ends_at, note, calendar_id')
        .gt('ends_at', from.toISOString())
        .order('starts_at'),
    (rows) =>
      rows.map(({ id, starts_at, ends_at, note, calendar_id }): Absence => ({
        ...{ id, note },
        isOfCalendar: calendar_id !== null,
        start: new Date(starts_at),
        end: new Date(ends_at),
      })),
  );
