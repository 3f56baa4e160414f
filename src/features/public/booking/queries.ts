import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { db } from '@/lib/db';
import { BackendError, unwrap, unwrapList } from '@/lib/errors';
import type { Json } from '@/lib/database.types';
import { APPOINTMENT_KINDS, type AppointmentKind, isAppointmentKind } from '@/site/appointments';

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

/** How a booking or a move has ended. */
export interface Outcome {
  id: string;
  sequence: number;
  /** 'unplaced': the time was taken meanwhile. */
  status: 'confirmed' | 'pending' | 'unplaced';
  start: Date;
  end: Date;
  /** Free times instead; none if the firm will propose one. */
  nearest: Date[];
}

interface Answer {
  id: string;
  sequence: number;
  status: Outcome['status'];
  starts_at: string;
  ends_at: string | null;
  nearest: string[];
}

function outcomeOf(answer: Json): Outcome {
  const { id, sequence, status, starts_at, ends_at, nearest } = (answer ?? {}) as Partial<Answer>;
  // A captive portal answers anything.
  if (!id || sequence === undefined || !status || !starts_at || !nearest)
    throw new BackendError('malformed', 'no booking');
  return {
    id,
    sequence,
    status,
    start: new Date(starts_at),
    end: new Date(ends_at ?? starts_at),
    nearest: nearest.map((time) => new Date(time)),
  };
}

/** What a client has booked: the outcome, and the token of its link. */
export type Booked = Outcome & { token: string };

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

interface MyAnswer {
  id: string;
  sequence: number;
  kind: string;
  status: MyAppointment['status'];
  starts_at: string;
  ends_at: string;
  movable_until: string | null;
  has_room: boolean;
  room: string | null;
}

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

/** Cancels the appointment of a link, with a word to the firm; false where it is too late. */
export function cancelOptions(token: string) {
  return mutationOptions<boolean, BackendError, string>({
    mutationKey: ['booking', 'cancel'],
    mutationFn: async (word) =>
      unwrap(db.rpc('cancel_appointment', { token, word })) as Promise<boolean>,
  });
}

/** Stores an enquiry with its appointment, in one transaction. */
export async function book(
  enquiry: object,
  { kind, start, zone }: { kind: AppointmentKind; start: Date; zone: string },
): Promise<Booked> {
  const answer = await unwrap(
    db.rpc('book', { enquiry: enquiry as Json, kind, start: start.toISOString(), zone }),
  );
  const outcome = outcomeOf(answer);
  const { token } = answer as { token?: string };
  if (!token) throw new BackendError('malformed', 'no link');
  return { ...outcome, token };
}

/** Moves the appointment of a link; null where that is not possible any more. */
export function moveOptions(token: string) {
  return mutationOptions<Outcome | null, BackendError, Date>({
    mutationKey: ['booking', 'move'],
    mutationFn: async (start) => {
      const answer = await unwrap(
        db.rpc('move_appointment', { token, start: start.toISOString() }),
      );
      return answer === null ? null : outcomeOf(answer);
    },
  });
}
