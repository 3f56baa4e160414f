import { liveList, supabase } from '@/lib/admin/supabase';
import type { Tables } from '@/lib/database.types';
import { APPOINTMENT_KINDS, type AppointmentKind } from '@/site/appointments';
import type { OpeningHours } from '@/site/firm';

/** The rules of a kind of appointment. */
export interface Kind extends Omit<Tables<'appointment_kinds'>, 'id' | 'hours'> {
  id: AppointmentKind;
  hours: OpeningHours | null;
}

export const kindsOptions = () =>
  liveList(
    ['appointment_kinds'],
    () => supabase.from('appointment_kinds').select('*'),
    (rows) =>
      APPOINTMENT_KINDS.flatMap((id): Kind[] => {
        const row = rows.find((each) => each.id === id);
        return row ? [{ ...row, id, hours: row.hours as OpeningHours | null }] : [];
      }),
  );

/** The calendars of the firm, which say when it is busy. */
export const calendarsOptions = () =>
  liveList(['busy_calendars'], () =>
    supabase.from('busy_calendars').select('id, name, read_at, problem').order('name'),
  );
