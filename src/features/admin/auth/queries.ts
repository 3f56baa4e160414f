import type { AuthError, Session } from '@supabase/supabase-js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { env } from '@/lib/db';
import { unwrap, unwrapList } from '@/lib/errors';
import { supabase } from '@/lib/admin/supabase';
import { sessionKey } from '@/lib/session';
import { idleSeconds, type OwnLimits } from './watchLimits';

export type StaffRole = 'admin' | 'editor';

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
}

/** How often to check whether the session was ended on another device. */
const WATCH_MS = 15_000;

/**
 * The limits of the current session, polled; null once it has ended on the server. Each poll
 * reports when the session was last used.
 */
export function ownLimitsOptions(sessionId: string) {
  return queryOptions({
    queryKey: ['auth', 'limits', sessionId],
    staleTime: 0,
    refetchInterval: WATCH_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<OwnLimits | null> => {
      const idle = idleSeconds(sessionId);
      const use = idle === undefined ? {} : { idle_seconds: idle };
      const row = await unwrap(supabase.rpc('my_session', use).abortSignal(signal).maybeSingle());
      if (!row) return null;
      // The session still lasts, whatever a browser says whose clock is ahead.
      const endsAt = Math.max(Date.parse(row.ends_at), Date.now() + 2 * WATCH_MS);
      return { endsAt, idleMs: row.idle_minutes * 60_000 };
    },
  });
}

/**
 * The key of a person's drafts; null for an account without a role. Stays cached when the session
 * ends, for a screen with unsaved work.
 */
export function draftKeyOptions(userId: string) {
  return queryOptions({
    queryKey: ['auth', 'draft-key', userId],
    staleTime: (query: { state: { data?: unknown } }) => (query.state.data ? 'static' : 0),
    queryFn: async ({ signal }): Promise<string | null> => {
      const row = await unwrap(supabase.rpc('my_session').abortSignal(signal).maybeSingle());
      return row?.draft_key ?? null;
    },
  });
}

/** A signed-in person's access. */
export function accessOptions(userId: string) {
  return queryOptions({
    queryKey: ['auth', 'access', userId],
    queryFn: async ({ signal }): Promise<Access> => {
      const [row] = await unwrapList(supabase.rpc('own_access').abortSignal(signal));
      return {
        role: row?.role ?? null,
        missing: (row?.missing ?? null) as Access['missing'],
        requireFactor: row?.require_factor ?? true,
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
  return isProtected && claimsOf(access_token).aal !== 'aal2';
}

type Listener = (event: string, session: Session | null) => void;

/**
 * Calls back with the current session and on every change. @returns the function that unsubscribes.
 */
export function onSession(listener: Listener): () => void {
  const { data } = supabase.auth.onAuthStateChange(listener);
  return () => data.subscription.unsubscribe();
}

/** The claims of an access token. Not verified: the server does that. */
function claimsOf(accessToken: string): { session_id: string; aal?: string } {
  const [, payload = ''] = accessToken.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
    session_id: string;
    aal?: string;
  };
}

/** The session that an access token belongs to. */
export const sessionIdOf = (accessToken: string) => claimsOf(accessToken).session_id;
