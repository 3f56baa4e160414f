import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Json } from '@/lib/database.types';
import { db } from '@/lib/db';
import { BackendError, unwrap } from '@/lib/errors';
import type { AppointmentKind } from '@/site/appointments';

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

type Answer = Pick<Outcome, 'id' | 'sequence' | 'status'> & {
  starts_at: string;
  ends_at: string | null;
  nearest: string[];
};

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

/** A new time for an appointment, or a last word to the firm with which it is cancelled. */
type Change = { start: Date } | { word: string };

/**
 * Moves or cancels the appointment of a link, once where a button is pressed twice; null where that
 * is not possible any more.
 */
export function useChange(token: string) {
  const client = useQueryClient();
  const mutation = useMutation<Outcome | 'cancelled' | null, BackendError, Change>({
    mutationKey: ['booking', 'change'],
    async mutationFn(change) {
      if ('word' in change) {
        const { word } = change;
        return (await unwrap(db.rpc('cancel_appointment', { token, word }))) ? 'cancelled' : null;
      }
      const start = change.start.toISOString();
      const answer = await unwrap(db.rpc('move_appointment', { token, start }));
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
