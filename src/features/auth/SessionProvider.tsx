import type { AuthError } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { isRecovering, onSession, setRecovering, signOut } from './queries';

interface Person {
  id: string;
  email: string;
}

interface SessionState {
  /** `ended`: it ran out or was closed elsewhere; the work on the screen waits for the same person. */
  status: 'unknown' | 'signed-out' | 'signed-in' | 'ended';
  /** Who is, or was just now, signed in. */
  person: Person | undefined;
  /** A recovery link has been followed: a new password is due (PASSWORD_RECOVERY). */
  recovering: boolean;
  finishRecovery: () => void;
  /** Signs out for good, here or everywhere. @returns the error to show; the session goes on then. */
  leave: (scope: 'local' | 'global') => Promise<AuthError | null>;
}

const SessionContext = createContext<SessionState | null>(null);

/** Follows the session of the authentication service, in this tab and in the others (SPEC 4.7). */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [status, setStatus] = useState<SessionState['status']>('unknown');
  const [person, setPerson] = useState<Person>();
  const [recovering, setRecoveringHere] = useState(isRecovering);
  const lastId = useRef<string>(undefined);
  const leaving = useRef(false);

  useEffect(
    () =>
      onSession((_event, session) => {
        if (!session) {
          // Of one's own will, or against it: then the work waits.
          const gone = leaving.current;
          setStatus((before) =>
            !gone && (before === 'signed-in' || before === 'ended') ? 'ended' : 'signed-out',
          );
          return;
        }
        const { id, email = '' } = session.user;
        // What one person has read is not for the next.
        if (lastId.current !== undefined && lastId.current !== id) client.clear();
        else if (lastId.current === id) void client.refetchQueries({ predicate: hasFailed });
        lastId.current = id;
        setPerson((before) =>
          before?.id === id && before.email === email ? before : { id, email },
        );
        setStatus('signed-in');
      }),
    [client],
  );

  const state: SessionState = {
    status,
    person,
    recovering,
    finishRecovery() {
      setRecovering(false);
      setRecoveringHere(false);
    },
    async leave(scope) {
      leaving.current = true;
      const error = await signOut(scope);
      leaving.current = false;
      if (error) return error;
      setStatus('signed-out');
      setPerson(undefined);
      client.clear();
      return null;
    },
  };
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** A read that was refused while there was no session. */
const hasFailed = ({ state }: { state: { status: string } }) => state.status === 'error';

export function useSession(): SessionState {
  const state = use(SessionContext);
  if (!state) throw new Error('useSession needs a SessionProvider');
  return state;
}
