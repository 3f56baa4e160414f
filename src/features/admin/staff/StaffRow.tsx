import { staff as t } from '@/admin-texts';
import { Problem, SelectField } from '@/ui/admin/controls';
import { Mail, UserMinus, MonitorX, SmartphoneNfc } from 'lucide-react';
import { ActionButton, ConfirmedAction, useSaving } from '@/lib/admin/requests';
import { call } from '@/lib/admin/supabase';
import { formatOfficeDateTime } from '@/lib/admin/format';
import { sendPasswordLink } from '@/lib/admin/sendPasswordLink';
import { NameForm } from './NameForm';
import {
  changeRole,
  removeStaff,
  ROLE_OPTIONS,
  ROLES,
  type StaffMember,
  staffProblem,
  type StaffRole,
} from './queries';

/** What is confirmed first, by its texts. */
const ACTIONS = [
  // As after a laptop was lost.
  ['sessions', MonitorX, (person: string) => call('end_sessions', { person })],
  // As after a phone was lost; a new one is added at the next sign-in.
  ['resetFactor', SmartphoneNfc, (person: string) => call('reset_factor', { person })],
  ['remove', UserMinus, removeStaff],
] as const;

interface StaffRowProps {
  member: StaffMember;
  /** The signed-in person's own row, which cannot be changed by mistake. */
  own: boolean;
  /** Called with a message about the change. */
  onChanged: (announcement: string) => void;
}

/** A member of staff: role, access mail and removal. */
export function StaffRow({ member, own, onChanged }: StaffRowProps) {
  const { user_id: userId, email, name, role, last_sign_in_at: lastSignIn } = member;
  const change = useSaving(
    (next: StaffRole) => changeRole(userId, next),
    (_, next) => onChanged(t('member.now', { email, what: ROLES[next].toLowerCase() })),
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
      <NameForm
        userId={userId}
        name={name || ''}
        of={email}
        onSaved={(saved) =>
          onChanged(t('member.now', { email, what: saved || t('member.noName') }))
        }
      />
      {!own && (
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <ActionButton
            className="px-4"
            icon={Mail}
            aria-label={t('member.sendLinkTo', { email })}
            action={() => sendPasswordLink(email)}
            onDone={() => onChanged(t('member.linkSent', { email }))}
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
              onDone={() => onChanged(t(`${name}.done`, { email }))}
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
