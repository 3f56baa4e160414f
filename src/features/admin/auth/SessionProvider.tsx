import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { accessOptions, endSession, onSession, type Person, signOut } from './queries';

interface SessionState {
  /** `ended`: the session expired or was closed elsewhere; what was typed is kept for the same person. */
  status: 'unknown' | 'signed-out' | 'signed-in' | 'ended';
  /** The person who is signed in, or was until the session ended. */
  person: Person | undefined;
  /** Ends the session as if it had expired: what was typed is kept for the same person. */
  end: () => void;
  /** Signs out, in this browser or everywhere. @throws {AuthError} as `signOut`. */
  leave: (scope: 'local' | 'global') => Promise<void>;
}

const SessionContext = createContext<SessionState | null>(null);

/** Provides the session of the authentication service, in sync with other tabs (SPEC 4.7). */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [status, setStatus] = useState<SessionState['status']>('unknown');
  const [person, setPerson] = useState<Person>();
  const lastId = useRef<string>(undefined);
  const leaving = useRef(false);
  const ending = useRef(false);

  useEffect(() => {
    return onSession((now) => {
      if (!now) {
        // Only an intended sign-out clears the page; otherwise unsaved work is kept.
        const intended = leaving.current;
        setStatus((before) =>
          !intended && (before === 'signed-in' || before === 'ended') ? 'ended' : 'signed-out',
        );
        return;
      }
      if (ending.current) return;
      // The next person must not see what the previous one has read.
      if (lastId.current !== undefined && lastId.current !== now.id) client.clear();
      // What failed without a session.
      else void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      lastId.current = now.id;
      setPerson(now);
      // Without the code the session stays ended, so that the dialog asks for it next.
      setStatus((before) => (before === 'ended' && now.lacksCode ? 'ended' : 'signed-in'));
    });
  }, [client]);

  // Removes data of screens that are closed. Queries still observed belong to screens without
  // clients' data.
  useEffect(() => {
    if (status !== 'ended') return;
    client.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
    client.getMutationCache().clear();
  }, [client, status]);

  const end = useCallback(() => {
    if (ending.current) return;
    // The page is covered at once, without waiting for the service.
    ending.current = true;
    setStatus('ended');
    void endSession().finally(() => {
      ending.current = false;
    });
  }, []);

  const state: SessionState = {
    status,
    person,
    end,
    async leave(scope) {
      leaving.current = true;
      await signOut(scope).finally(() => (leaving.current = false));
      setStatus('signed-out');
      setPerson(undefined);
      client.clear();
    },
  };
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** The current session; throws outside of a SessionProvider. */
export function useSession(): SessionState {
  const state = use(SessionContext);
  if (!state) throw new Error('useSession needs a SessionProvider');
  return state;
}

/** What the signed-in person may do. */
export function useAccess() {
  const { status, person } = useSession();
  return useQuery({ ...accessOptions(person), enabled: status === 'signed-in' });
}
