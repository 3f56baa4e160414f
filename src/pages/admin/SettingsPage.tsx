import { ArchiveForm } from '@/features/admin/archive/ArchiveForm';
import { FactorSetting } from '@/features/admin/auth/factor/FactorSetting';
import { ConsentTexts } from '@/features/admin/consents/ConsentTexts';
import { Expired, RetentionForm } from '@/features/admin/enquiries/erasures/RetentionForm';
import { MailForm } from '@/features/admin/mail/MailForm';
import { MailHealth } from '@/features/admin/mail/MailHealth';
import { SessionLimitsForm } from '@/features/admin/session-limits/SessionLimitsForm';
import { adminTexts } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';
import { Panel } from '@/ui/admin/Panel';

const t = adminTexts('admin');

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
          <SessionLimitsForm />
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
