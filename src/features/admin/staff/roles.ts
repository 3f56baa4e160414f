import type { StaffRole } from './queries';

export const ROLES: Record<StaffRole, string> = { editor: 'Edición', admin: 'Administración' };

export const ROLE_OPTIONS = Object.entries(ROLES);
