import { useQuery } from '@tanstack/react-query';
import { FactorSection } from '@/features/admin/auth/factor/FactorSection';
import { NEW_PASSWORD, newPasswordOf } from '@/features/admin/auth/passwords';
import { setPassword } from '@/features/admin/auth/queries';
import { LanguageChoice } from '@/features/admin/account/LanguageChoice';
import { deviceName } from '@/features/admin/account/device';
import { useSession } from '@/features/admin/auth/SessionProvider';
import { NameForm } from '@/features/admin/staff/NameForm';
import { ownNameOptions } from '@/features/admin/staff/queries';
import { ActionButton, failureText, Pending } from '@/lib/admin/requests';
import { call, liveRows } from '@/lib/admin/supabase';
import { DataForm } from '@/lib/admin/DataForm';
import { formatOfficeDateTime } from '@/lib/admin/format';
import { account as t, auth } from '@/admin-texts';
import { AdminPage, Panel } from '@/ui/admin/page';
import { PasswordFields } from '@/ui/admin/PasswordFields';

/** The signed-in person's own account. */
export default function AccountPage() {
  const { person } = useSession();
  const name = useQuery(ownNameOptions(person?.id ?? ''));
  if (!person) return null;
  return (
    <AdminPage title={t('account.title')}>
      <div className="grid gap-6">
        <Panel title={t('account.name')}>
          <p>{t('account.nameHint')}</p>
          {name.data !== undefined && <NameForm person={person.id} name={name.data} />}
        </Panel>
        <Panel title={t('language.title')}>
          <p>{t('language.hint')}</p>
          <LanguageChoice />
        </Panel>
        <Panel title={t('account.sessions')}>
          <SessionList person={person.id} />
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

/** The signed-in person's sessions, the most recently used first; each but the current one can be ended. */
function SessionList({ person }: { person: string }) {
  const { data, error, refetch } = useQuery(liveRows('sessions_of', { person }));
  if (!data) return <Pending {...{ error, refetch }} failed={t('failed')} />;
  return (
    <ul className="grid gap-3">
      {data.map((session) => {
        const device = deviceName(session.user_agent);
        return (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded border border-limestone-200 p-3"
          >
            <div>
              <p className="font-semibold">
                {session.is_current ? t('thisDevice', { device }) : device}
              </p>
              <p className="text-sm text-ink-700">
                {t('since', {
                  start: formatOfficeDateTime(session.started_at),
                  seen: formatOfficeDateTime(session.last_seen_at),
                })}
              </p>
            </div>
            {!session.is_current && (
              <ActionButton
                className="px-4"
                aria-label={t('end', { device })}
                action={() => call('end_sessions', { person, session: session.id })}
              >
                {t('common.close')}
              </ActionButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const CURRENT = {
  name: 'current',
  label: auth('passwords.current'),
  autoComplete: 'current-password',
};

/** Changes the password of the signed-in person, who types the current one first. */
function PasswordForm({ email }: { email: string }) {
  return (
    <DataForm
      className="grid max-w-md gap-4"
      save={async (values) => setPassword(await newPasswordOf(values, email), values.current)}
      // The other sessions, which the page lists, end.
      adds
      failed={failureText}
      label={auth('passwords.change')}
      savedLabel={auth('passwords.changed')}
    >
      {/* For password managers, which store the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordFields fields={[CURRENT, ...NEW_PASSWORD]} />
    </DataForm>
  );
}
