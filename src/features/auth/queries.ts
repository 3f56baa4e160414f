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

export async function setNewPassword(password: string): Promise<AuthError | null> {
  const { error } = await supabase.auth.updateUser({ password });
  return error;
}

/** `local` ends this browser's session, `global` all of the person's. */
export async function signOut(scope: 'local' | 'global'): Promise<void> {
  await supabase.auth.signOut({ scope });
}

type Listener = (event: string, session: Session | null) => void;

/** Calls back with every change of the session, the first one included. @returns what stops it. */
export function onSession(listener: Listener): () => void {
  const { data } = supabase.auth.onAuthStateChange(listener);
  return () => data.subscription.unsubscribe();
}
