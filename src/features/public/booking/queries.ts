import { queryOptions, useQuery } from '@tanstack/react-query';
import { db } from '@/lib/db';
import { BackendError, unwrap, unwrapList } from '@/lib/errors';
import { APPOINTMENT_KINDS, type AppointmentKind, isAppointmentKind } from '@/site/appointments';
import type { Outcome } from './mutations';

export interface OfferedKind {
  id: AppointmentKind;
  minutes: number;
}

/** What can be booked; a prerendered page contains it and is published again with each change. */
export function offeredKindsOptions() {
  return queryOptions({
    queryKey: ['booking', 'kinds'] as const,
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<OfferedKind[]> => {
      const rows = await unwrapList(
        db.from('appointment_kinds').select('id, minutes').abortSignal(signal),
      );
      return APPOINTMENT_KINDS.flatMap((id) => {
        const row = rows.find((each) => each.id === id);
        return row ? [{ id, minutes: row.minutes }] : [];
      });
    },
  });
}

/** What can be booked; nothing while that is not known. */
export function useOfferedKinds(): OfferedKind[] {
  return useQuery(offeredKindsOptions()).data ?? [];
}

/** The times that can be booked, in order, as the database knows them now. */
export function freeTimesOptions(kind: AppointmentKind) {
  return queryOptions({
    queryKey: ['booking', 'times', kind] as const,
    staleTime: 60_000,
    networkMode: 'always',
    queryFn: async ({ signal }): Promise<Date[]> => {
      const times = await unwrapList<string>(db.rpc('free_slots', { kind }).abortSignal(signal));
      const dates = times.map((time) => new Date(time));
      // A captive portal answers anything.
      if (dates.some((date) => Number.isNaN(date.getTime())))
        throw new BackendError('malformed', 'no times');
      return dates;
    },
  });
}

/** What a client's link shows. */
export interface MyAppointment {
  id: string;
  sequence: number;
  kind: AppointmentKind;
  status: Outcome['status'] | 'no_show' | 'declined' | 'cancelled' | 'lapsed';
  start: Date;
  end: Date;
  /** Until the notice, and until it begins. */
  mayMove: boolean;
  mayCancel: boolean;
  hasRoom: boolean;
  /** From ten minutes before. */
  room: string | null;
}

type MyAnswer = Pick<MyAppointment, 'id' | 'sequence' | 'status' | 'room'> & {
  kind: string;
  starts_at: string;
  ends_at: string;
  movable_until: string | null;
  has_room: boolean;
};

/** The appointment of a link, by POST like all of the database's functions; null if it has ended. */
export function myAppointmentOptions(token: string) {
  return queryOptions({
    queryKey: ['booking', 'mine', token] as const,
    networkMode: 'always',
    // The room appears ten minutes before.
    refetchInterval: 60_000,
    queryFn: async ({ signal }): Promise<MyAppointment | null> => {
      const answer = await unwrap(db.rpc('my_appointment', { token }).abortSignal(signal));
      if (answer === null) return null;
      const { starts_at, ends_at, movable_until, has_room, kind, ...facts } =
        answer as unknown as MyAnswer;
      if (!isAppointmentKind(kind)) throw new BackendError('malformed', 'no appointment');
      return {
        ...facts,
        kind,
        start: new Date(starts_at),
        end: new Date(ends_at),
        mayMove: movable_until !== null && Date.parse(movable_until) > Date.now(),
        mayCancel:
          ['unplaced', 'pending', 'confirmed'].includes(facts.status) &&
          Date.parse(starts_at) > Date.now(),
        hasRoom: has_room,
      };
    },
  });
}
