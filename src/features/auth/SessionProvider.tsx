import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { onSession, signOut } from './queries';

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
  /** Signs out for good, here or everywhere. */
  leave: (scope: 'local' | 'global') => Promise<void>;
}

const SessionContext = createContext<SessionState | null>(null);

/** Follows the session of the authentication service, in this tab and in the others (SPEC 4.7). */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [status, setStatus] = useState<SessionState['status']>('unknown');
  const [person, setPerson] = useState<Person>();
  const [recovering, setRecovering] = useState(false);

  useEffect(
    () =>
      onSession((event, session) => {
        if (event === 'PASSWORD_RECOVERY') setRecovering(true);
        if (session) {
          setPerson({ id: session.user.id, email: session.user.email ?? '' });
          setStatus('signed-in');
        } else {
          setStatus((before) =>
            before === 'signed-in' || before === 'ended' ? 'ended' : 'signed-out',
          );
        }
      }),
    [],
  );

  const state: SessionState = {
    status,
    person,
    recovering,
    finishRecovery: () => setRecovering(false),
    async leave(scope) {
      await signOut(scope);
      setStatus('signed-out');
      setPerson(undefined);
    },
  };
  return <SessionContext value={state}>{children}</SessionContext>;
}

export function useSession(): SessionState {
  const state = use(SessionContext);
  if (!state) throw new Error('useSession needs a SessionProvider');
  return state;
}
