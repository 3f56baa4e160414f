import { useQuery } from '@tanstack/react-query';
import { Mail, MonitorX, SmartphoneNfc, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { useSession } from '@/features/admin/auth/SessionProvider';
import { NameForm } from '@/features/admin/staff/NameForm';
import {
  ROLE_OPTIONS,
  ROLES,
  type StaffMember,
  staffProblem,
  type StaffRole,
} from '@/features/admin/staff/queries';
import { fieldsOf, staff as t } from '@/admin-texts';
import { DataForm } from '@/lib/admin/DataForm';
import { formatOfficeDateTime } from '@/lib/admin/format';
import {
  ActionButton,
  ConfirmedAction,
  failureText,
  Pending,
  Refusal,
  useSaving,
} from '@/lib/admin/requests';
import { sendPasswordLink } from '@/lib/admin/sendPasswordLink';
import { call, changeRow, liveRows, removeRow } from '@/lib/admin/supabase';
import { isMailAddress, MAX_MAIL_ADDRESS } from '@/site/mailAddress';
import { AdminPage, Panel } from '@/ui/admin/page';
import { Problem, SelectField, TextField } from '@/ui/admin/controls';

/** The staff and their roles; admins only. */
export default function StaffPage() {
  const { person } = useSession();
  const { data, error, refetch } = useQuery(liveRows('staff_members', {}));
  return (
    <AdminPage title={t('screens.staff')}>
      <div className="grid gap-6">
        {!data && <Pending {...{ error, refetch }} failed={t('failed')} />}
        {data && (
          <section aria-label={t('screens.staff')}>
            <p className="mb-2">{t('people', { count: data.length })}</p>
            <ul className="grid gap-3">
              {data.map((member) => (
                <StaffRow
                  key={member.user_id}
                  member={member}
                  own={member.user_id === person?.id}
                />
              ))}
            </ul>
          </section>
        )}
        <InviteForm />
      </div>
    </AdminPage>
  );
}

/** What is confirmed first, by its texts. */
const ACTIONS = [
  // As after a laptop was lost.
  ['sessions', MonitorX, (person: string) => call('end_sessions', { person })],
  // As after a phone was lost; a new one is added at the next sign-in.
  ['resetFactor', SmartphoneNfc, (person: string) => call('reset_factor', { person })],
  // The account remains, without access.
  ['remove', UserMinus, (person: string) => removeRow('staff', { user_id: person })],
] as const;

/** A member of staff: role, access mail and removal. The own role and access are changed by somebody else. */
function StaffRow({ member, own }: { member: StaffMember; own: boolean }) {
  const { user_id: userId, email, name, role, last_sign_in_at: lastSignIn } = member;
  const change = useSaving(
    (next: StaffRole) => changeRow('staff', { user_id: userId }, { role: next }),
    (_, next) => toast(t('member.now', { email, what: ROLES[next].toLowerCase() })),
  );
  return (
    <li className="grid gap-3 rounded bg-white p-4 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-end">
      <div className="min-w-0 self-center [overflow-wrap:anywhere]">
        <p className="font-semibold">
          <bdi dir="ltr">{email}</bdi>
          {own && ` ${t('member.own')}`}
        </p>
        <p className="text-sm text-ink-700">
          {t('member.since', { since: formatOfficeDateTime(member.created_at) })}{' '}
          {lastSignIn
            ? t('member.lastSignIn', { when: formatOfficeDateTime(lastSignIn) })
            : t('member.neverSignedIn')}
        </p>
        {own && <p className="text-sm text-ink-700">{t('member.ownRole')}</p>}
        <Problem className="text-sm">{change.error && staffProblem(change.error)}</Problem>
      </div>
      <SelectField
        label={t('invite.role')}
        aria-label={t('member.roleOf', { email })}
        options={ROLE_OPTIONS}
        value={change.isPending ? change.variables : role}
        disabled={own}
        onChange={(event) => {
          if (!change.isPending) change.mutate(event.target.value as StaffRole);
        }}
      />
      <NameForm person={userId} name={name || ''} of={email} />
      {!own && (
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <ActionButton
            className="px-4"
            icon={Mail}
            aria-label={t('member.sendLinkTo', { email })}
            action={() => sendPasswordLink(email)}
            onDone={() => toast(t('member.linkSent', { email }))}
            failed={staffProblem}
          >
            {t('member.sendLink')}
          </ActionButton>
          {ACTIONS.map(([name, icon, action]) => (
            <ConfirmedAction<unknown>
              key={name}
              className="px-4"
              icon={icon}
              label={t(`${name}.label`)}
              aria-label={t(`${name}.labelOf`, { email })}
              title={t(`${name}.title`)}
              confirm={t(`${name}.confirm`)}
              action={() => action(userId)}
              onDone={() => toast(t(`${name}.done`, { email }))}
              failed={staffProblem}
            >
              <p>{t.rich(`${name}.about`, { email: <bdi dir="ltr" /> }, { email })}</p>
            </ConfirmedAction>
          ))}
        </div>
      )}
    </li>
  );
}

const field = fieldsOf('staff', 'invite');

/** Invites a person to the staff by a mail to set a password. */
function InviteForm() {
  const [invited, setInvited] = useState('');

  async function invite({ email: typed = '', role }: Record<string, string>) {
    const email = typed.trim();
    if (!isMailAddress(email)) throw new Refusal(t('hints.bad_email'));
    await call('invite_staff', { email, role: role as StaffRole });
    await sendPasswordLink(email).catch((cause: unknown) => {
      throw new Refusal(t('invite.notSent', { reason: failureText(cause) }), { cause });
    });
    setInvited(email);
  }

  return (
    <Panel title={t('invite.title')}>
      <DataForm
        className="grid gap-4 sm:grid-cols-[2fr_1fr]"
        save={invite}
        adds
        failed={staffProblem}
        label={t('invite.submit')}
        savedLabel={t('invite.sent', { email: invited })}
      >
        {/* Not of the type, by which the browser would say in its own words what is wrong. */}
        <TextField
          {...field('email')}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={MAX_MAIL_ADDRESS}
          required
        />
        <SelectField {...field('role')} options={ROLE_OPTIONS} />
        <p className="text-sm text-ink-700 sm:col-span-2">{t('invite.hint')}</p>
      </DataForm>
    </Panel>
  );
}
