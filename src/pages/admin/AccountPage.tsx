import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FactorSection } from '@/features/admin/auth/factor/FactorSection';
import { PasswordForm } from '@/features/admin/auth/PasswordForm';
import { LanguageChoice } from '@/features/admin/account/LanguageChoice';
import { SessionList } from '@/features/admin/account/SessionList';
import { useSession } from '@/features/admin/auth/SessionProvider';
import { NameForm } from '@/features/admin/staff/NameForm';
import { ownNameOptions } from '@/features/admin/staff/queries';
import { adminTexts } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';
import { Panel } from '@/ui/admin/Panel';

const t = adminTexts('admin');

/** The signed-in person's own account. */
export default function AccountPage() {
  const { person } = useSession();
  const name = useQuery(ownNameOptions(person?.id ?? ''));
  // Outside the form, which begins anew with the saved name.
  const [saved, setSaved] = useState<string>();
  if (!person) return null;
  return (
    <AdminPage title={t('account.title')}>
      <div className="grid gap-6">
        <Panel title={t('account.name')}>
          <p>{t('account.nameHint')}</p>
          {name.data !== undefined && (
            <NameForm key={name.data} userId={person.id} name={name.data} onSaved={setSaved} />
          )}
          <p role="status">{saved !== undefined && saved === name.data && t('common.saved')}</p>
        </Panel>
        <Panel title={t('language.title')}>
          <p>{t('language.hint')}</p>
          <LanguageChoice />
        </Panel>
        <Panel title={t('account.sessions')}>
          <SessionList personId={person.id} />
        </Panel>
        <Panel title={t('account.factor')}>
          <FactorSection />
        </Panel>
        <Panel title={t('account.password')}>
          <PasswordForm email={person.email} />
        </Panel>
      </div>
    </AdminPage>
  );
}
