import type { AuthError, Session } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export type StaffRole = 'admin' | 'editor';

export const authKeys = {
  role: (userId: string) => ['auth', 'role', userId] as const,
};

/** The role of a signed-in person, as the database says; null for one without. */
export function roleOptions(userId: string) {
  return queryOptions({
    queryKey: authKeys.role(userId),
    queryFn: async ({ signal }): Promise<StaffRole | null> => {
      const row = await ask(
        supabase
          .from('staff')
          .select('role')
          .eq('user_id', userId)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return row?.role ?? null;
    },
  });
}

/** Signs in with e-mail and password. @returns the error to show, if any (SPEC 8: returned, not thrown). */
export async function signIn(email: string, password: string): Promise<AuthError | null> {
  const { error } = await supabase.auth.signInWithPassword({ email: email.trim(), password });
  return error;
}

/** Sends the mail by which a forgotten password is replaced. It never says whether the address has an account. */
export async function requestPasswordReset(email: string): Promise<AuthError | null> {
  const { error } = await supabase.auth.resetPasswordForEmail(email.trim(), {
    redirectTo: `${location.origin}/admin-login`,
  });
  return error;
}

/** Sets the password and ends the person's other sessions: whoever knew the old one is out. */
export async function setNewPassword(password: string): Promise<AuthError | null> {
  const { error } = await supabase.auth.updateUser({ password });
  if (!error) await supabase.auth.signOut({ scope: 'others' });
  return error;
}

/**
 * `local` ends this browser's session, `global` all of the person's.
 * @returns the error to show: without an answer of the service the session goes on.
 */
export async function signOut(scope: 'local' | 'global'): Promise<AuthError | null> {
  const { error } = await supabase.auth.signOut({ scope });
  return error;
}

const RECOVERING = 'password_recovery';

// A recovery link, or an invitation, has brought this tab here: a new password is due, also after a reload. The
// event PASSWORD_RECOVERY comes after that of the session, and to all tabs: too late, and to too many.
if (/[#&]type=(recovery|invite)\b/.test(location.hash)) setRecovering(true);

export function isRecovering(): boolean {
  try {
    return sessionStorage.getItem(RECOVERING) !== null;
  } catch {
    return false;
  }
}

export function setRecovering(recovering: boolean): void {
  try {
    if (recovering) sessionStorage.setItem(RECOVERING, 'yes');
    else sessionStorage.removeItem(RECOVERING);
  } catch {
    // Storage is blocked: then there is no session either.
  }
}

type Listener = (event: string, session: Session | null) => void;

/** Calls back with every change of the session, the first one included. @returns what stops it. */
export function onSession(listener: Listener): () => void {
  const { data } = supabase.auth.onAuthStateChange(listener);
  return () => data.subscription.unsubscribe();
}
