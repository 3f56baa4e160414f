import { queryOptions } from '@tanstack/react-query';
import { ask, askList, BackendError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export type StaffRole = 'admin' | 'editor';

/** One of the firm's people, with a role in the admin area. */
export interface StaffMember {
  userId: string;
  email: string;
  role: StaffRole;
  since: string;
  /** null for who was invited and has not come yet. */
  lastSignIn: string | null;
}

export const staffKeys = { all: ['staff'] as const };

/** Everybody with a role. */
export function staffOptions() {
  return queryOptions({
    queryKey: staffKeys.all,
    staleTime: 0,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const rows = await askList(supabase.rpc('staff_members').abortSignal(signal));
      return rows.map((row): StaffMember => ({
        userId: row.user_id,
        email: row.email,
        role: row.role,
        since: row.created_at,
        lastSignIn: row.last_sign_in_at,
      }));
    },
  });
}

/**
 * Gives a person an account, if they have none, and a role. They get in by the mail of `sendAccessMail`.
 * @throws {BackendError} with the hint 'already_staff' or 'bad_email', or 'refused' for who is no admin.
 */
export async function inviteStaff(email: string, role: StaffRole): Promise<void> {
  await ask(supabase.rpc('invite_staff', { email, role }));
}

/** Sends the mail by which a person sets a password. @throws {BackendError} when it was not sent. */
export async function sendAccessMail(email: string): Promise<void> {
  const { error } = await supabase.auth.resetPasswordForEmail(email, {
    redirectTo: `${location.origin}/admin-login`,
  });
  if (!error) return;
  const kind = error.status === 429 ? 'rate-limited' : error.status ? 'server' : 'offline';
  throw new BackendError(kind, error.message, { cause: error });
}

/** @throws {BackendError} with the hint 'last_admin'; 'refused' when the database let no row be changed. */
export async function changeRole(userId: string, role: StaffRole): Promise<void> {
  const rows = await askList(
    supabase.from('staff').update({ role }).eq('user_id', userId).select('user_id'),
  );
  if (rows.length === 0) throw new BackendError('refused', 'the role was not changed');
}

/** Takes the role away; the account stays, without access. @throws as `changeRole`. */
export async function removeStaff(userId: string): Promise<void> {
  const rows = await askList(
    supabase.from('staff').delete().eq('user_id', userId).select('user_id'),
  );
  if (rows.length === 0) throw new BackendError('refused', 'nobody was removed');
}
