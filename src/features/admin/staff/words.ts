import { staff as t } from '@/admin-texts';
import { BackendError, hintOf } from '@/lib/errors';
import { failureText } from '@/lib/admin/failures';
import { recordOf } from '@/lib/recordOf';
import type { StaffRole } from './queries';

export const ROLES = recordOf(['editor', 'admin'], (role: StaffRole) => t(`roles.${role}`));

export const ROLE_OPTIONS = Object.entries(ROLES);

const BY_HINT: Record<string, string> = {
  last_admin: t('problems.lastAdmin'),
  already_staff: t('problems.known'),
  bad_email: t('invite.wrong'),
};

/** The Spanish message for a failed change of staff. */
export function staffProblem(error: unknown): string {
  const known = BY_HINT[hintOf(error) ?? ''];
  if (known) return known;
  if (error instanceof BackendError && error.kind === 'forbidden') {
    return t('problems.unchanged');
  }
  return failureText(error);
}
