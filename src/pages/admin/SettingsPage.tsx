import { ArchiveForm } from '@/features/admin/archive/ArchiveForm';
import { FactorSetting } from '@/features/admin/auth/factor/FactorSetting';
import { ConsentTexts } from '@/features/admin/consents/ConsentTexts';
import { Expired, RetentionForm } from '@/features/admin/enquiries/erasures/RetentionForm';
import { MailForm } from '@/features/admin/mail/MailForm';
import { MailHealth } from '@/features/admin/mail/MailHealth';
import { type Setting, SettingsForm } from '@/lib/admin/SettingsForm';
import { admin as t, sessionLimits as limits } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';
import { Panel } from '@/ui/admin/Panel';

/** After how long the admin area asks for the password again. */
const SESSION_LIMITS: readonly Setting[] = [
  {
    name: 'idle_minutes',
    label: limits('idle.label'),
    hint: limits('idle.hint'),
    type: 'number',
    min: 5,
    max: 60,
  },
  {
    name: 'session_hours',
    label: limits('longest.label'),
    hint: limits('longest.hint'),
    type: 'number',
    min: 1,
    max: 12,
  },
];

/** Site-wide settings; admins only. */
export default function SettingsPage() {
  return (
    <AdminPage title={t('screens.settings')}>
      <div className="grid gap-6">
        <Panel title={t('settings.mail')} className="gap-6">
          <MailHealth />
          <MailForm />
        </Panel>
        <Panel title={t('settings.archive')}>
          <ArchiveForm />
        </Panel>
        <Panel title={t('settings.factor')}>
          <FactorSetting />
        </Panel>
        <Panel title={t('settings.sessions')} className="gap-6">
          <SettingsForm fields={SESSION_LIMITS} />
        </Panel>
        <Panel title={t('settings.retention')} className="gap-6">
          <RetentionForm />
          <Expired />
        </Panel>
        <Panel title={t('settings.consents')}>
          <ConsentTexts />
        </Panel>
      </div>
    </AdminPage>
  );
}
