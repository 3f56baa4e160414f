import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Json } from '@/lib/database.types';
import { db } from '@/lib/db';
import { BackendError, unwrap, unwrapList } from '@/lib/errors';
import { type AppointmentKind, isAppointmentKind } from '@/site/appointments';

/** The times that can be booked, in order, as the database knows them now. */
export function freeTimesOptions(kind: AppointmentKind) {
  return queryOptions({
    queryKey: ['booking', 'times', kind] as const,
    staleTime: 60_000,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const times = await unwrapList<string>(db.rpc('free_slots', { kind }).abortSignal(signal));
      // A captive portal answers anything.
      if (times.some((time) => Number.isNaN(Date.parse(time))))
        throw new BackendError('malformed', 'no times');
      return times;
    },
  });
}

/** How a booking or a move has ended. */
export interface Outcome {
  id: string;
  sequence: number;
  /** 'unplaced': the time was taken meanwhile. */
  status: 'confirmed' | 'pending' | 'unplaced';
  starts_at: string;
  ends_at: string | null;
  /** Free times instead; none if the firm will propose one. */
  nearest: string[];
}

/** What a client has booked: the outcome, and the token of its link. */
export type Booked = Outcome & { token: string };

/** An answer as an outcome; that of a move lacks the token. */
function outcomeOf(answer: Json): Booked {
  const outcome = answer as Partial<Booked> | null;
  // A captive portal answers anything.
  if (!outcome?.nearest) throw new BackendError('malformed', 'no booking');
  return outcome as Booked;
}

/** Stores an enquiry with its appointment, in one transaction. */
export const book = async (
  enquiry: object,
  when: { kind: AppointmentKind; start: string; zone: string },
) => outcomeOf(await unwrap(db.rpc('book', { enquiry: enquiry as Json, ...when })));

/** A new time for an appointment, or a last word to the firm with which it is cancelled. */
type Change = { start: string } | { word: string };

/** Moves or cancels a link's appointment, once by two clicks; null where that is possible no more. */
export function useChange(token: string) {
  const client = useQueryClient();
  const mutation = useMutation<Outcome | 'cancelled' | null, BackendError, Change>({
    mutationKey: ['booking', 'change'],
    async mutationFn(change) {
      if ('word' in change) {
        const { word } = change;
        return (await unwrap(db.rpc('cancel_appointment', { token, word }))) ? 'cancelled' : null;
      }
      const answer = await unwrap(db.rpc('move_appointment', { token, ...change }));
      return answer === null ? null : outcomeOf(answer);
    },
  });
  const { isPending, isError, data } = mutation;
  return {
    /** @param onDone receives what has become of the appointment. */
    change: (to: Change, onDone: (outcome: Outcome | 'cancelled' | null) => void) => {
      // Known at once: `isPending` comes too late for the second click of a double click.
      if (client.isMutating({ mutationKey: ['booking', 'change'] }) === 0)
        mutation.mutate(to, { onSuccess: onDone });
    },
    isPending,
    hasFailed: isError || data === null,
    isTaken: typeof data === 'object' && data?.status === 'unplaced',
  };
}

/** What a client's link shows. */
export type MyAppointment = Pick<Outcome, 'id' | 'sequence' | 'starts_at' | 'ends_at'> & {
  kind: AppointmentKind;
  status: Outcome['status'] | 'no_show' | 'declined' | 'cancelled' | 'lapsed';
  movable_until: string | null;
  has_room: boolean;
  /** From ten minutes before. */
  room: string | null;
  /** Until the notice, and until it begins. */
  mayMove: boolean;
  mayCancel: boolean;
};

const isToCome = (time: string | null) => time !== null && Date.parse(time) > Date.now();

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
      const mine = answer as unknown as MyAppointment;
      if (!isAppointmentKind(mine.kind)) throw new BackendError('malformed', 'no appointment');
      const { status, starts_at, movable_until } = mine;
      return {
        ...mine,
        mayMove: isToCome(movable_until),
        mayCancel: ['unplaced', 'pending', 'confirmed'].includes(status) && isToCome(starts_at),
      };
    },
  });
}
