import { useQuery } from '@tanstack/react-query';
import { ArchiveForm } from '@/features/admin/archive/ArchiveForm';
import { FactorSetting } from '@/features/admin/auth/factor/FactorSetting';
import { ConsentTexts } from '@/features/admin/consents/ConsentTexts';
import { expiredOptions } from '@/features/admin/enquiries/erasures/queries';
import { MailHealth } from '@/features/admin/mail/MailHealth';
import { Pending } from '@/lib/admin/requests';
import { SettingsForm } from '@/lib/admin/SettingsForm';
import { admin as t, erasures, mail } from '@/admin-texts';
import { AdminPage, Panel } from '@/ui/admin/page';

/** Site-wide settings; admins only. */
export default function SettingsPage() {
  return (
    <AdminPage title={t('screens.settings')}>
      <div className="grid gap-6">
        <Panel title={t('settings.mail')} className="gap-6">
          <MailHealth />
          <SettingsForm
            fields={['alert_email', 'absence_email', 'summary_mail']}
            label={mail('form.save')}
            savedLabel={mail('form.saved')}
          />
        </Panel>
        <Panel title={t('settings.archive')}>
          <ArchiveForm />
        </Panel>
        <Panel title={t('settings.factor')}>
          <FactorSetting />
        </Panel>
        <Panel title={t('settings.sessions')} className="gap-6">
          <SettingsForm fields={['idle_minutes', 'session_hours']} />
        </Panel>
        <Panel title={t('settings.retention')} className="gap-6">
          <SettingsForm fields={['survey_retention_months']} />
          <Expired />
        </Panel>
        <Panel title={t('settings.consents')}>
          <ConsentTexts />
        </Panel>
      </div>
    </AdminPage>
  );
}

/** How many enquiries the nightly job will block. */
function Expired() {
  const { data: count, error, refetch } = useQuery(expiredOptions());
  if (count === undefined)
    return <Pending {...{ error, refetch }} failed={erasures('expired.failedToCount')} />;
  return (
    <p role="status">
      {count === 0 ? erasures('expired.none') : erasures('expired.tonight', { count })}
    </p>
  );
}
