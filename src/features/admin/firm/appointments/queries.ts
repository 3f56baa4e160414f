import { liveCall, liveList, liveRows, supabase, unwrapChange } from '@/lib/admin/supabase';
import type { Json, Tables } from '@/lib/database.types';
import { unwrap } from '@/lib/errors';
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

/** Changes some of a kind's rules. @throws {BackendError} 'forbidden' if no row was changed. */
export async function saveKind({ id, hours, ...rules }: Partial<Kind> & Pick<Kind, 'id'>) {
  const change = { ...rules, ...(hours !== undefined && { hours: hours as Json }) };
  if (Object.keys(change).length === 0) return;
  await unwrapChange(supabase.from('appointment_kinds').update(change).eq('id', id).select('id'));
}

/** The next times that the public is offered. */
export const nextTimesOptions = (kind: AppointmentKind) =>
  liveRows('free_slots', { kind }, (times: string[]) => times.slice(0, 6));

/** The calendars of the firm, which say when it is busy. */
export const calendarsOptions = () =>
  liveList(['busy_calendars'], () =>
    supabase.from('busy_calendars').select('id, name, read_at, problem').order('name'),
  );

export const addCalendar = (calendar: { name: string; url: string }) =>
  unwrap(supabase.from('busy_calendars').insert(calendar));

export const removeCalendar = ({ id }: { id: string }) =>
  unwrap(supabase.from('busy_calendars').delete().eq('id', id));

/** Whether there is an address to subscribe to the agenda; null without one. */
export const feedOptions = () =>
  liveCall(
    'calendar_feed_state',
    {},
    (state) => state as { with_names: boolean; read_at: string | null } | null,
  );
