import { staff as t } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { Button, Problem } from '@/ui/admin/Button';
import { useMutation } from '@tanstack/react-query';
import { Mail, UserMinus, MonitorX, SmartphoneNfc } from 'lucide-react';
import { ConfirmedAction } from '@/lib/admin/actions';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { sendPasswordLink } from '@/lib/admin/sendPasswordLink';
import { useSaving } from '@/lib/admin/useSaving';
import { SelectField } from '@/ui/admin/fields';
import { NameForm } from './NameForm';
import {
  changeRole,
  removeStaff,
  type StaffMember,
  type StaffRole,
  endSessions,
  resetFactor,
} from './queries';
import { ROLE_OPTIONS, ROLES, staffProblem } from './words';

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
  const mail = useMutation({
    mutationFn: () => sendPasswordLink(email),
    onSuccess: () => onChanged(t('member.linkSent', { email })),
  });
  const actions = [
    {
      // As after a laptop was lost.
      icon: MonitorX,
      label: t('sessions.label'),
      'aria-label': t('sessions.labelOf', { email }),
      title: t('sessions.title'),
      confirm: t('sessions.label'),
      text: 'sessions.about',
      action: () => endSessions(userId),
      onDone: () => onChanged(t('sessions.done', { email })),
    },
    {
      // As after a phone was lost; a new one is added at the next sign-in.
      icon: SmartphoneNfc,
      label: t('resetFactor.label'),
      'aria-label': t('resetFactor.labelOf', { email }),
      title: t('resetFactor.title'),
      confirm: t('resetFactor.confirm'),
      text: 'resetFactor.about',
      action: () => resetFactor(userId),
      onDone: () => onChanged(t('resetFactor.done', { email })),
    },
    {
      icon: UserMinus,
      label: t('common.remove'),
      'aria-label': t('member.removeOf', { email }),
      title: t('member.removeTitle'),
      confirm: t('common.remove'),
      text: 'member.removeAbout',
      action: () => removeStaff(userId),
      onDone: () => onChanged(t('member.removed', { email })),
    },
  ] as const;
  const problem = change.error ?? mail.error;

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
        <Problem className="text-sm">{problem && staffProblem(problem)}</Problem>
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
          <Button
            className="px-4"
            aria-label={t('member.sendLinkTo', { email })}
            unavailable={mail.isPending}
            onClick={() => mail.mutate()}
          >
            <Mail aria-hidden="true" className="size-4" />
            {t('member.sendLink')}
          </Button>
          {actions.map(({ text, ...action }) => (
            <ConfirmedAction<unknown> key={text} className="px-4" failed={staffProblem} {...action}>
              <p>
                <AdminText
                  of="staff"
                  text={text}
                  elements={{ email: <bdi dir="ltr" /> }}
                  values={{ email }}
                />
              </p>
            </ConfirmedAction>
          ))}
        </div>
      )}
    </li>
  );
}
