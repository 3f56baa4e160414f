import { adminTexts } from '@/admin-texts';
import { type Setting, SettingsForm } from '@/lib/admin/SettingsForm';

const t = adminTexts('session-limits');

const FIELDS: readonly Setting[] = [
  {
    name: 'idle_minutes',
    label: t('idle.label'),
    hint: t('idle.hint'),
    type: 'number',
    min: 5,
    max: 60,
  },
  {
    name: 'session_hours',
    label: t('longest.label'),
    hint: t('longest.hint'),
    type: 'number',
    min: 1,
    max: 12,
  },
];

/** Edits after how long the admin area asks for the password again. */
export const SessionLimitsForm = () => <SettingsForm fields={FIELDS} />;
