import type { AuthError, Session } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { decodeJwt } from 'jose';
import { env } from '@/lib/db';
import { unwrapList } from '@/lib/errors';
import { type RowOf, supabase } from '@/lib/admin/supabase';
import { sessionKey } from '@/lib/session';
import { idleSeconds } from './watchLimits';

/** Who has a session. */
export interface Person {
  id: string;
  email: string;
  sessionId: string;
  /** Whether the session still lacks the second factor that its person has. */
  lacksCode: boolean;
}

type Row = RowOf<'own_access'>;
export type StaffRole = Row['role'];

/** What the database lets the signed-in person do; without an end once the session has ended. */
export type Access = { [Column in keyof Row]: Row[Column] | null };

/** How often to check whether the session was ended on another device. */
export const WATCH_MS = 15_000;

/** Of the one that watches: each read reports when the session was last used. */
export const WATCHED = {
  staleTime: 0,
  refetchInterval: WATCH_MS,
  refetchIntervalInBackground: true,
  refetchOnWindowFocus: true,
};

/**
 * A signed-in person's access. When the session has ended, and until another session of the person
 * is read, it is what it was, for a screen with unsaved work.
 */
export function accessOptions({ id = '', sessionId = '' }: Partial<Person> = {}) {
  return queryOptions({
    queryKey: ['auth', 'access', id, sessionId] as const,
    placeholderData: (before: Access | undefined, query) =>
      query?.queryKey[2] === id ? before : undefined,
    queryFn: async ({ client, queryKey, signal }): Promise<Access> => {
      const idle = idleSeconds(sessionId);
      const use = idle === undefined ? {} : { idle_seconds: idle };
      const read = supabase.rpc('own_access', use).abortSignal(signal);
      const [row] = (await unwrapList(read)) as [Access];
      if (row.ends_at) return row;
      return { ...row, missing: null, ...client.getQueryData<Access>(queryKey), ends_at: null };
    },
  });
}

/** The service's client returns its errors (SPEC 8); forms show what is thrown. */
export function throwIf({ error }: { error: AuthError | null }): void {
  if (error) throw error;
}

/** Signs in with e-mail and password, and ends the browser's previous session. @throws {AuthError} */
export async function signIn(email: string, password: string): Promise<void> {
  const { data } = await supabase.auth.getSession();
  throwIf(await supabase.auth.signInWithPassword({ email: email.trim(), password }));
  // With that session's own token, which needs no further permission.
  if (data.session) await supabase.auth.admin.signOut(data.session.access_token, 'local');
}

/** Redeems the code of a link from a mail for a session that may set a password. @throws {AuthError} */
export async function redeemCode(code: string, isInvitation: boolean): Promise<void> {
  const type = isInvitation ? 'invite' : 'recovery';
  throwIf(await supabase.auth.verifyOtp({ token_hash: code, type }));
}

/** Opens a session from the tokens in a link of the service's own mails. @throws {AuthError} */
export async function openSession(access: string, refresh: string): Promise<void> {
  throwIf(await supabase.auth.setSession({ access_token: access, refresh_token: refresh }));
}

/**
 * Sets one's password and ends one's other sessions, in case somebody else knew the old one.
 * @param current the old one, which the service asks for except after a link from a mail.
 */
export async function setPassword(password: string, current?: string): Promise<void> {
  throwIf(
    await supabase.auth.updateUser({
      password,
      ...(current !== undefined && { current_password: current }),
    }),
  );
  await supabase.auth.signOut({ scope: 'others' });
}

/** Signs out, in this browser or everywhere. @throws {AuthError} without a response; the session then continues. */
export async function signOut(scope: 'local' | 'global'): Promise<void> {
  throwIf(await supabase.auth.signOut({ scope }));
}

/** Signs out of this browser's session, also where the service does not answer. */
export const endSession = () =>
  signOut('local').catch(() => localStorage.removeItem(sessionKey(env.supabaseUrl)));

/** Who has a session, by its token; not verified, which the server does. */
export function personOf({
  access_token,
  user: { id, email = '', factors = [] },
}: Session): Person {
  const { session_id, aal } = decodeJwt<{ session_id: string; aal?: string }>(access_token);
  const isProtected = factors.some(({ status }) => status === 'verified');
  return { id, email, sessionId: session_id, lacksCode: isProtected && aal !== 'aal2' };
}

/** Calls back with who has the current session, and on every change. @returns what unsubscribes. */
export function onSession(listener: (person: Person | undefined) => void): () => void {
  const { data } = supabase.auth.onAuthStateChange((_event, session) =>
    listener(session ? personOf(session) : undefined),
  );
  return () => data.subscription.unsubscribe();
}
