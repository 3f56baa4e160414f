import { Problem } from '@/ui/admin/Problem';
import { useMutation } from '@tanstack/react-query';
import { Mail, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { buttonClass } from '@/ui/button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { SelectField } from '@/ui/admin/SelectField';
import { EndSessions } from './EndSessions';
import { NameForm } from './NameForm';
import { ResetFactor } from './ResetFactor';
import { staffProblem } from './problems';
import {
  changeRole,
  removeStaff,
  sendAccessMail,
  type StaffMember,
  type StaffRole,
} from './queries';
import { ROLE_OPTIONS, ROLES } from './roles';
import { unavailable } from '@/ui/admin/unavailable';

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
    onSuccess: (_, next) => onChanged(`${email}: ahora, ${ROLES[next].toLowerCase()}.`),
  });
  const remove = useMutation({
    mutationFn: () => removeStaff(userId),
    onSuccess: () => onChanged(`${email} ya no tiene acceso.`),
  });
  const mail = useMutation({
    mutationFn: () => sendAccessMail(email),
    onSuccess: () => onChanged(`Enlace enviado a ${email}.`),
  });
  const problem = change.error ?? mail.error;

  return (
    <li className="grid gap-3 rounded bg-white p-4 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-end">
      <div className="min-w-0 self-center [overflow-wrap:anywhere]">
        <p className="font-semibold">
          <bdi dir="ltr">{email}</bdi>
          {own && ' (usted)'}
        </p>
        <p className="text-sm text-ink-700">
          En el equipo desde el {formatOfficeDateTime(since)}.{' '}
          {lastSignIn
            ? `Última entrada: ${formatOfficeDateTime(lastSignIn)}.`
            : 'Aún no ha entrado.'}
        </p>
        {own && (
          <p className="text-sm text-ink-700">
            Su propio papel solo lo puede cambiar otra persona que administre.
          </p>
        )}
        <Problem className="text-sm">{problem && staffProblem(problem)}</Problem>
      </div>
      <SelectField
        label="Papel"
        aria-label={`Papel de ${email}`}
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
        onSaved={(saved) => onChanged(`${email}: ahora, ${saved || 'sin nombre'}.`)}
      />
      {!own && (
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <button
            type="button"
            className={buttonClass('secondary', 'px-4')}
            aria-label={`Enviar enlace para poner contraseña a ${email}`}
            {...unavailable(mail.isPending)}
            onClick={() => mail.mutate()}
          >
            <Mail aria-hidden="true" className="size-4" />
            Enviar enlace
          </button>
          <EndSessions member={member} onDone={onChanged} />
          <ResetFactor member={member} onDone={onChanged} />
          <button
            type="button"
            className={buttonClass('secondary', 'px-4')}
            aria-label={`Quitar a ${email} del equipo`}
            onClick={() => setConfirming(true)}
          >
            <UserMinus aria-hidden="true" className="size-4" />
            Quitar
          </button>
        </div>
      )}
      <ConfirmDialog
        open={confirming}
        title="Quitar del equipo"
        confirm="Quitar"
        busy={remove.isPending}
        problem={remove.error ? staffProblem(remove.error) : undefined}
        onConfirm={() => remove.mutate()}
        onClose={() => {
          setConfirming(false);
          remove.reset();
        }}
      >
        <p>
          <bdi dir="ltr">{email}</bdi> dejará de tener acceso en este momento. Lo que ha escrito se
          conserva. Podrá invitarle otra vez cuando quiera.
        </p>
      </ConfirmDialog>
    </li>
  );
}
