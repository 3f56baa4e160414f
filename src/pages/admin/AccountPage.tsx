import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FactorSection } from '@/features/admin/auth/factor/FactorSection';
import { PasswordForm } from '@/features/admin/auth/PasswordForm';
import { LanguageChoice } from '@/features/admin/account/LanguageChoice';
import { SessionList } from '@/features/admin/account/SessionList';
import { useSession } from '@/features/admin/auth/SessionProvider';
import { NameForm } from '@/features/admin/staff/NameForm';
import { ownNameOptions, staffKeys } from '@/features/admin/staff/queries';
import { adminTexts } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';

const t = adminTexts('admin');

/** The signed-in person's own account. */
export default function AccountPage() {
  const { person } = useSession();
  const client = useQueryClient();
  const name = useQuery(ownNameOptions(person?.id ?? ''));
  if (!person) return null;
  return (
    <AdminPage title={t('account.title')}>
      <div className="grid gap-6">
        <section aria-labelledby="name" className="grid gap-4 rounded bg-white p-4 sm:p-6">
          <h2 id="name" className="text-2xl">
            {t('account.name')}
          </h2>
          <p>{t('account.nameHint')}</p>
          {name.data !== undefined && (
            <NameForm
              key={name.data}
              userId={person.id}
              name={name.data}
              onSaved={() => void client.invalidateQueries({ queryKey: staffKeys.all })}
            />
          )}
        </section>
        <section aria-labelledby="language" className="grid gap-4 rounded bg-white p-4 sm:p-6">
          <h2 id="language" className="text-2xl">
            {t('language.title')}
          </h2>
          <p>{t('language.hint')}</p>
          <LanguageChoice />
        </section>
        <section aria-labelledby="sessions" className="grid gap-4 rounded bg-white p-4 sm:p-6">
          <h2 id="sessions" className="text-2xl">
            {t('account.sessions')}
          </h2>
          <SessionList personId={person.id} />
        </section>
        <section aria-labelledby="factor" className="grid gap-4 rounded bg-white p-4 sm:p-6">
          <h2 id="factor" className="text-2xl">
            {t('account.factor')}
          </h2>
          <FactorSection />
        </section>
        <section aria-labelledby="password" className="grid gap-4 rounded bg-white p-4 sm:p-6">
          <h2 id="password" className="text-2xl">
            {t('account.password')}
          </h2>
          <PasswordForm email={person.email} />
        </section>
      </div>
    </AdminPage>
  );
}
