import { isLanguage, SOURCE_LANGUAGE, type Language } from '@/site/languages';
import type { AppointmentKind } from '@/site/appointments';

export type Status =
  | 'unplaced'
  | 'pending'
  | 'confirmed'
  | 'no_show'
  | 'declined'
  | 'cancelled'
  | 'lapsed';

/** A row of agenda(): an appointment and its enquiry. */
export interface AgendaRow {
  id: string;
  survey_id: string;
  kind: AppointmentKind;
  status: Status;
  starts_at: string;
  ends_at: string;
  held_until: string | null;
  /** The client's. */
  time_zone: string | null;
  room: string | null;
  /** What the side that made the last change wrote. */
  word: string | null;
  changed_by: string;
  name: string;
  language: string;
  /** Whether its names may belong to a conflict of interest. */
  conflict: boolean;
}

export interface Appointment extends AgendaRow {
  start: Date;
  end: Date;
  language: Language;
}

export const toAppointment = (row: AgendaRow): Appointment => ({
  ...row,
  start: new Date(row.starts_at),
  end: new Date(row.ends_at),
  language: isLanguage(row.language) ? row.language : SOURCE_LANGUAGE,
});

/** Whether it takes up its time. */
export const takesTime = ({ status }: Pick<Appointment, 'status'>) =>
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
