import { adminTexts } from '@/admin-texts';
import type { StaffRole } from './queries';

const t = adminTexts('staff');

export const ROLES: Record<StaffRole, string> = {
  editor: t('roles.editor'),
  admin: t('roles.admin'),
};

export const ROLE_OPTIONS = Object.entries(ROLES);
