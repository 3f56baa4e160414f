import type { Database } from '@/lib/database.types';
import { isLanguage, SOURCE_LANGUAGE, type Language } from '@/site/languages';
import type { AppointmentKind } from '@/site/appointments';

type Row = Database['public']['Functions']['agenda']['Returns'][number];

/** An appointment and its enquiry, with the client's time zone and the word of who changed it last. */
export interface Appointment extends Row {
  kind: AppointmentKind;
  status: 'unplaced' | 'pending' | 'confirmed' | 'no_show' | 'declined' | 'cancelled' | 'lapsed';
  language: Language;
  start: Date;
  end: Date;
}

export const toAppointment = (row: Row): Appointment => ({
  ...(row as Appointment),
  start: new Date(row.starts_at),
  end: new Date(row.ends_at),
  language: isLanguage(row.language) ? row.language : SOURCE_LANGUAGE,
});

/** Whether it takes up its time. */
export const takesTime = ({ status }: Appointment) =>
  status === 'pending' || status === 'confirmed' || status === 'no_show';

/** What the firm can do with an appointment, as change_appointment() does it. */
export type Change = 'confirm' | 'decline' | 'move' | 'cancel' | 'no_show';

/** The changes that are possible now. */
export function changesOf({ status, start }: Appointment, now: Date): Change[] {
  switch (status) {
    case 'unplaced':
      return ['confirm', 'decline'];
    case 'pending':
      return ['confirm', 'decline', 'move'];
    case 'lapsed':
      return ['confirm'];
    case 'confirmed':
      return start <= now ? ['no_show', 'move', 'cancel'] : ['move', 'cancel'];
    default:
      return [];
  }
}

/** Whether a change needs a time: where the appointment has none, or gets another one. */
export const needsTime = (change: Change, { status }: Appointment) =>
  change === 'move' || (change === 'confirm' && status !== 'pending');
