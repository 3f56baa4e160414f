import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FactorSection } from '@/features/admin/auth/factor/FactorSection';
import { PasswordForm } from '@/features/admin/auth/PasswordForm';
import { LanguageChoice } from '@/features/admin/account/LanguageChoice';
import { type DeviceSession, endSession, sessionsOptions } from '@/features/admin/account/queries';
import { deviceName } from '@/features/admin/account/device';
import { useSession } from '@/features/admin/auth/SessionProvider';
import { NameForm } from '@/features/admin/staff/NameForm';
import { ownNameOptions } from '@/features/admin/staff/queries';
import { failureText, Pending } from '@/lib/admin/failures';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { useSaving } from '@/lib/admin/useSaving';
import { account as t } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';
import { Button, Problem } from '@/ui/admin/Button';
import { Panel } from '@/ui/admin/Panel';

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

/** The signed-in person's sessions; each but the current one can be ended. */
function SessionList({ personId }: { personId: string }) {
  const { data, error, refetch } = useQuery(sessionsOptions(personId));
  if (!data) return <Pending {...{ error, refetch }} failed={t('failed')} />;
  return (
    <ul className="grid gap-3">
      {data.map((session) => (
        <SessionRow key={session.id} personId={personId} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ personId, session }: { personId: string; session: DeviceSession }) {
  const device = deviceName(session.user_agent);
  const { mutate, error, isPending } = useSaving(() => endSession(personId, session.id));
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded border border-limestone-200 p-3">
      <div>
        <p className="font-semibold">{session.is_current ? t('thisDevice', { device }) : device}</p>
        <p className="text-sm text-ink-700">
          {t('since', {
            start: formatOfficeDateTime(session.started_at),
            seen: formatOfficeDateTime(session.last_seen_at),
          })}
        </p>
        <Problem className="text-sm">{error && failureText(error)}</Problem>
      </div>
      {!session.is_current && (
        <Button
          className="px-4"
          aria-label={t('end', { device })}
          unavailable={isPending}
          onClick={() => mutate()}
        >
          {t('common.close')}
        </Button>
      )}
    </li>
  );
}
