import { staff as t } from '@/admin-texts';
import { failureText } from '@/lib/admin/requests';
import { liveList, supabase } from '@/lib/admin/supabase';
import type { Database, Enums } from '@/lib/database.types';
import { BackendError, hintOf } from '@/lib/errors';
import { recordOf } from '@/lib/recordOf';

export type StaffRole = Enums<'staff_role'>;

/** A person with a role in the admin area. */
export type StaffMember = Database['public']['Functions']['staff_members']['Returns'][number];

/** The person's own name; '' without one. */
export const ownNameOptions = (userId: string) =>
  liveList(
    ['staff', 'name', userId],
    () => supabase.from('staff').select('name').eq('user_id', userId),
    ([row]) => row?.name ?? '',
  );

export const ROLES = recordOf(['editor', 'admin'], (role: StaffRole) => t(`roles.${role}`));

export const ROLE_OPTIONS = Object.entries(ROLES);

/** Why a change of staff failed. */
export const staffProblem = (error: unknown) =>
  error instanceof BackendError && error.kind === 'forbidden' && !hintOf(error)
    ? t('problems.unchanged')
    : failureText(error);
