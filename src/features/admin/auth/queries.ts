import type { AuthError, Session } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { decodeJwt } from 'jose';
import { env } from '@/lib/db';
import { unwrapList } from '@/lib/errors';
import { supabase } from '@/lib/admin/supabase';
import { sessionKey } from '@/lib/session';
import { idleSeconds, type OwnLimits } from './watchLimits';

export type StaffRole = 'admin' | 'editor';

/** Whose session it is. */
export interface Person {
  id: string;
  email: string;
  sessionId: string;
}

/** What the database lets the signed-in person do. */
export interface Access {
  /** Null without one. */
  role: StaffRole | null;
  /**
   * What has to be done first, whatever the role: setting a password after a link from a mail,
   * adding a second factor, or entering its code.
   */
  missing: 'password' | 'factor' | 'code' | null;
  /** Whether the firm requires a second factor of its staff. */
  requireFactor: boolean;
  /** The key of the person's drafts; null without a role to act in. */
  draftKey: string | null;
  /** Null once the session has ended on the server. */
  limits: OwnLimits | null;
}

interface Claims {
  session_id: string;
  aal?: string;
}

const NO_ACCESS = { role: null, missing: null, requireFactor: true, draftKey: null };

/** How often to check whether the session was ended on another device. */
const WATCH_MS = 15_000;

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
      const [row] = await unwrapList(supabase.rpc('own_access', use).abortSignal(signal));
      // In the generated types no column of a function is null.
      const endsAt: string | null | undefined = row?.ends_at;
      if (!row || !endsAt)
        return { ...NO_ACCESS, ...client.getQueryData<Access>(queryKey), limits: null };
      return {
        role: row.role,
        missing: row.missing as Access['missing'],
        requireFactor: row.require_factor,
        draftKey: row.draft_key,
        limits: {
          // The session still lasts, whatever a browser says whose clock is ahead.
          endsAt: Math.max(Date.parse(endsAt), Date.now() + 2 * WATCH_MS),
          idleMs: row.idle_minutes * 60_000,
        },
      };
    },
  });
}

/** The service's client returns its errors (SPEC 8); forms show what is thrown. */
export function throwIf({ error }: { error: AuthError | null }): void {
  if (error) throw error;
}

/** Whether the current session still lacks the second factor that its person has. */
export async function needsCode(): Promise<boolean> {
  const { data } = await supabase.auth.getSession();
  return data.session !== null && lacksCode(data.session);
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
 * Sets the password of the signed-in person and ends their other sessions, in case somebody else
 * knew the old one.
 * @param current the old one, which the service asks for except after a link from a mail.
 * @throws {AuthError}
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

/**
 * Signs out of this browser's session (`local`) or all of the person's (`global`).
 * @throws {AuthError} without a response from the service; the session then continues.
 */
export async function signOut(scope: 'local' | 'global'): Promise<void> {
  throwIf(await supabase.auth.signOut({ scope }));
}

/**
 * Signs out of this browser's session. If the service does not answer, the stored session is
 * removed anyway.
 */
export const endSession = () =>
  signOut('local').catch(() => localStorage.removeItem(sessionKey(env.supabaseUrl)));

/** Whether a session still lacks the second factor that its person has. */
export function lacksCode({ access_token, user }: Session): boolean {
  const isProtected = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return isProtected && decodeJwt<Claims>(access_token).aal !== 'aal2';
}

/**
 * Calls back with the current session and on every change. @returns the function that unsubscribes.
 */
export function onSession(listener: (event: string, session: Session | null) => void): () => void {
  const { data } = supabase.auth.onAuthStateChange(listener);
  return () => data.subscription.unsubscribe();
}

/** The session that an access token belongs to; not verified, which the server does. */
export const sessionIdOf = (accessToken: string) => decodeJwt<Claims>(accessToken).session_id;
