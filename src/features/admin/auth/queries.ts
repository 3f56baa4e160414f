import type { AuthError, Session } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/admin/supabase';
import { LOGIN_PATH } from '@/site/adminPaths';

export type StaffRole = 'admin' | 'editor';

export const authKeys = {
  role: (userId: string) => ['auth', 'role', userId] as const,
};

/** A signed-in person's role, or null without one. */
export function roleOptions(userId: string) {
  return queryOptions({
    queryKey: authKeys.role(userId),
    queryFn: async ({ signal }): Promise<StaffRole | null> => {
      const row = await unwrap(
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

/** Sends the mail that resets a password. The answer never reveals whether the address has an account. */
export async function requestPasswordReset(email: string): Promise<AuthError | null> {
  const { error } = await supabase.auth.resetPasswordForEmail(email.trim(), {
    redirectTo: `${location.origin}${LOGIN_PATH}`,
  });
  return error;
}

/** Sets the password and signs out the person's other sessions, in case somebody else knew the old one. */
export async function setNewPassword(password: string): Promise<AuthError | null> {
  const { error } = await supabase.auth.updateUser({ password });
  if (!error) await supabase.auth.signOut({ scope: 'others' });
  return error;
}

/**
 * Changes the password of the signed-in person, who has to know the current one, and ends their
 * other sessions. @returns the error to show, if any.
 */
export async function changePassword(current: string, next: string): Promise<AuthError | null> {
  const { error } = await supabase.auth.updateUser({ current_password: current, password: next });
  if (!error) await supabase.auth.signOut({ scope: 'others' });
  return error;
}

/**
 * Signs out of this browser's session (`local`) or all of the person's (`global`).
 * @returns the error to show, if any; without an answer from the service the session continues.
 */
export async function signOut(scope: 'local' | 'global'): Promise<AuthError | null> {
  const { error } = await supabase.auth.signOut({ scope });
  return error;
}

const RECOVERING = 'password_recovery';

// A recovery link or an invitation opened this tab, so a new password is due, even after a reload. The event
// PASSWORD_RECOVERY comes later than the session's and reaches all tabs.
if (/[#&]type=(recovery|invite)\b/.test(location.hash)) setRecovering(true);

/** Whether this tab has a new password to set. */
export function isRecovering(): boolean {
  try {
    return sessionStorage.getItem(RECOVERING) !== null;
  } catch {
    return false;
  }
}

/** Remembers for this tab, across reloads, whether a new password has to be set. */
export function setRecovering(recovering: boolean): void {
  try {
    if (recovering) sessionStorage.setItem(RECOVERING, 'yes');
    else sessionStorage.removeItem(RECOVERING);
  } catch {
    // Storage is blocked, so there is no session either.
  }
}

type Listener = (event: string, session: Session | null) => void;

/** Calls back with the current session and on every change. @returns the function that unsubscribes. */
export function onSession(listener: Listener): () => void {
  const { data } = supabase.auth.onAuthStateChange(listener);
  return () => data.subscription.unsubscribe();
}
