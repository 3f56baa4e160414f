import { adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { Problem } from '@/ui/admin/Problem';
import { useMutation } from '@tanstack/react-query';
import { Mail, UserMinus, MonitorX, SmartphoneNfc } from 'lucide-react';
import { useState } from 'react';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { Button } from '@/ui/admin/Button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { SelectField } from '@/ui/admin/SelectField';
import { NameForm } from './NameForm';
import { staffProblem } from './problems';
import {
  changeRole,
  removeStaff,
  sendAccessMail,
  type StaffMember,
  type StaffRole,
  endSessions,
  resetFactor,
} from './queries';
import { ROLE_OPTIONS, ROLES } from './roles';
import { ConfirmedAction } from './ConfirmedAction';

const t = adminTexts('staff');

interface StaffRowProps {
  member: StaffMember;
  /** The signed-in person's own row, which cannot be changed by mistake. */
  own: boolean;
  /** Called with a message about the change. */
  onChanged: (announcement: string) => void;
}

/** A member of staff: role, access mail and removal. */
export function StaffRow({ member, own, onChanged }: StaffRowProps) {
  const { userId, email, name, role, since, lastSignIn } = member;
  const [confirming, setConfirming] = useState(false);
  const change = useMutation({
    mutationFn: (next: StaffRole) => changeRole(userId, next),
    onSuccess: (_, next) => onChanged(t('member.now', { email, what: ROLES[next].toLowerCase() })),
  });
  const remove = useMutation({
    mutationFn: () => removeStaff(userId),
    onSuccess: () => onChanged(t('member.removed', { email })),
  });
  const mail = useMutation({
    mutationFn: () => sendAccessMail(email),
    onSuccess: () => onChanged(t('member.linkSent', { email })),
  });
  const problem = change.error ?? mail.error;

  return (
    <li className="grid gap-3 rounded bg-white p-4 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-end">
      <div className="min-w-0 self-center [overflow-wrap:anywhere]">
        <p className="font-semibold">
          <bdi dir="ltr">{email}</bdi>
          {own && ` ${t('member.own')}`}
        </p>
        <p className="text-sm text-ink-700">
          {t('member.since', { since: formatOfficeDateTime(since) })}{' '}
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
        name={name}
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
          <EndSessions member={member} onDone={onChanged} />
          <ResetFactor member={member} onDone={onChanged} />
          <Button
            className="px-4"
            aria-label={t('member.removeOf', { email })}
            onClick={() => setConfirming(true)}
          >
            <UserMinus aria-hidden="true" className="size-4" />
            {t('member.remove')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={confirming}
        title={t('member.removeTitle')}
        confirm={t('member.remove')}
        busy={remove.isPending}
        problem={remove.error ? staffProblem(remove.error) : undefined}
        onConfirm={() => remove.mutate()}
        onClose={() => {
          setConfirming(false);
          remove.reset();
        }}
      >
        <p>
          <AdminText
            of="staff"
            text="member.removeAbout"
            elements={{ email: <bdi dir="ltr" /> }}
            values={{ email }}
          />
        </p>
      </ConfirmDialog>
    </li>
  );
}

interface EndSessionsProps {
  member: StaffMember;
  /** Called with a message about what was done. */
  onDone: (announcement: string) => void;
}

/** Signs a member of staff out everywhere, for instance after a laptop was lost. */
function EndSessions({ member: { userId, email }, onDone }: EndSessionsProps) {
  return (
    <ConfirmedAction
      icon={MonitorX}
      label={t('sessions.label')}
      accessibleLabel={t('sessions.labelOf', { email })}
      title={t('sessions.title')}
      confirm={t('sessions.label')}
      action={() => endSessions(userId)}
      onDone={() => onDone(t('sessions.done', { email }))}
    >
      <p>
        <AdminText
          of="staff"
          text="sessions.about"
          elements={{ email: <bdi dir="ltr" /> }}
          values={{ email }}
        />
      </p>
    </ConfirmedAction>
  );
}

interface ResetFactorProps {
  member: StaffMember;
  /** Called with a message about what was done. */
  onDone: (announcement: string) => void;
}

/** Removes somebody's second factor after a lost phone; a new one is added at the next sign-in. */
function ResetFactor({ member: { userId, email }, onDone }: ResetFactorProps) {
  return (
    <ConfirmedAction
      icon={SmartphoneNfc}
      label={t('resetFactor.label')}
      accessibleLabel={t('resetFactor.labelOf', { email })}
      title={t('resetFactor.title')}
      confirm={t('resetFactor.confirm')}
      action={() => resetFactor(userId)}
      onDone={() => onDone(t('resetFactor.done', { email }))}
    >
      <p>
        <AdminText
          of="staff"
          text="resetFactor.about"
          elements={{ email: <bdi dir="ltr" /> }}
          values={{ email }}
        />
      </p>
    </ConfirmedAction>
  );
}
