import type { Database, Enums } from '@/lib/database.types';
import { call, liveList, liveRows, supabase, unwrapChange } from '@/lib/admin/supabase';

export type StaffRole = Enums<'staff_role'>;

/** A person with a role in the admin area. */
export type StaffMember = Database['public']['Functions']['staff_members']['Returns'][number];

/** Everybody with a role. */
export const staffOptions = () => liveRows('staff_members', {});

/**
 * Gives a person a role and, if they have none, an account; `sendPasswordLink` lets them set a
 * password.
 * @throws {BackendError} with the hint 'already_staff' or 'bad_email', or 'forbidden' for anyone
 * but admins.
 */
export async function inviteStaff(email: string, role: StaffRole): Promise<void> {
  await call('invite_staff', { email, role });
}

/**
 * Changes a person's role. @throws {BackendError} with the hint 'last_admin', or 'forbidden' if no row was
 * changed.
 */
export async function changeRole(userId: string, role: StaffRole): Promise<void> {
  await unwrapChange(
    supabase.from('staff').update({ role }).eq('user_id', userId).select('user_id'),
  );
}

/** Ends all sessions of a person. @returns how many. @throws {BackendError} 'forbidden' for anyone but admins. */
export const endSessions = (userId: string) => call('end_sessions', { person: userId });

/** Removes a person's second factor. @throws {BackendError} 'forbidden' for anyone but admins. */
export async function resetFactor(userId: string): Promise<void> {
  await call('reset_factor', { person: userId });
}

/** Removes a person's role; the account remains, without access. @throws as `changeRole`. */
export async function removeStaff(userId: string): Promise<void> {
  await unwrapChange(supabase.from('staff').delete().eq('user_id', userId).select('user_id'));
}

/** The person's own name; '' without one. */
export const ownNameOptions = (userId: string) =>
  liveList(
    ['staff', 'name', userId],
    () => supabase.from('staff').select('name').eq('user_id', userId),
    ([row]) => row?.name ?? '',
  );

/** Names a person; '' for the address instead. */
export async function nameStaff(person: string, name: string): Promise<void> {
  await call('name_staff', { person, new_name: name });
}
