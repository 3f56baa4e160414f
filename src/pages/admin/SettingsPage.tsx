import { ArchiveForm } from '@/features/admin/archive/ArchiveForm';
import { FactorSetting } from '@/features/admin/auth/factor/FactorSetting';
import { RoleGuard } from '@/features/admin/auth/RoleGuard';
import { ConsentTexts } from '@/features/admin/consents/ConsentTexts';
import { EraseExpired } from '@/features/admin/erasures/EraseExpired';
import { RetentionForm } from '@/features/admin/erasures/RetentionForm';
import { MailForm } from '@/features/admin/mail/MailForm';
import { MailHealth } from '@/features/admin/mail/MailHealth';
import { SessionLimitsForm } from '@/features/admin/session-limits/SessionLimitsForm';
import { adminTexts } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';

const t = adminTexts('admin');

/** Site-wide settings; admins only. */
export default function SettingsPage() {
  return (
    <RoleGuard roles={['admin']}>
      <AdminPage title={t('screens.settings')}>
        <div className="grid gap-6">
          <section aria-labelledby="mail" className="grid gap-6 rounded bg-white p-4 sm:p-6">
            <h2 id="mail" className="text-2xl">
              {t('settings.mail')}
            </h2>
            <MailHealth />
            <MailForm />
          </section>
          <section aria-labelledby="archive" className="grid gap-4 rounded bg-white p-4 sm:p-6">
            <h2 id="archive" className="text-2xl">
              {t('settings.archive')}
            </h2>
            <ArchiveForm />
          </section>
          <section aria-labelledby="factor" className="grid gap-4 rounded bg-white p-4 sm:p-6">
            <h2 id="factor" className="text-2xl">
              {t('settings.factor')}
            </h2>
            <FactorSetting />
          </section>
          <section
            aria-labelledby="session-limits"
            className="grid gap-6 rounded bg-white p-4 sm:p-6"
          >
            <h2 id="session-limits" className="text-2xl">
              {t('settings.sessions')}
            </h2>
            <SessionLimitsForm />
          </section>
          <section aria-labelledby="retention" className="grid gap-6 rounded bg-white p-4 sm:p-6">
            <h2 id="retention" className="text-2xl">
              {t('settings.retention')}
            </h2>
            <RetentionForm />
            <hr className="border-limestone-200" />
            <EraseExpired />
          </section>
          <section aria-labelledby="consents" className="grid gap-4 rounded bg-white p-4 sm:p-6">
            <h2 id="consents" className="text-2xl">
              {t('settings.consents')}
            </h2>
            <ConsentTexts />
          </section>
        </div>
      </AdminPage>
    </RoleGuard>
  );
}
