import { adminTexts } from '@/admin-texts';
import { recordOf } from '@/lib/recordOf';
import type { StaffRole } from './queries';

const t = adminTexts('staff');

export const ROLES = recordOf(['editor', 'admin'], (role: StaffRole) => t(`roles.${role}`));

export const ROLE_OPTIONS = Object.entries(ROLES);
