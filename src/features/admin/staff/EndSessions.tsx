import { useMutation } from '@tanstack/react-query';
import { MonitorX } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '@/ui/button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { staffProblem } from './problems';
import { endSessions, type StaffMember } from './queries';

interface EndSessionsProps {
  member: StaffMember;
  /** Called with a message about what was done. */
  onDone: (announcement: string) => void;
}

/** Signs a member of staff out everywhere, for instance after a laptop was lost. */
export function EndSessions({ member: { userId, email }, onDone }: EndSessionsProps) {
  const [confirming, setConfirming] = useState(false);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: () => endSessions(userId),
    onSuccess: () => {
      setConfirming(false);
      onDone(`Sesiones de ${email} cerradas.`);
    },
  });
  return (
    <>
      <button
        type="button"
        className={buttonClass('secondary', 'px-4')}
        aria-label={`Cerrar las sesiones de ${email}`}
        onClick={() => setConfirming(true)}
      >
        <MonitorX aria-hidden="true" className="size-4" />
        Cerrar sesiones
      </button>
      <ConfirmDialog
        open={confirming}
        title="Cerrar sus sesiones"
        confirm="Cerrar sesiones"
        busy={isPending}
        problem={error ? staffProblem(error) : undefined}
        onConfirm={() => mutate()}
        onClose={() => {
          setConfirming(false);
          reset();
        }}
      >
        <p>
          <bdi dir="ltr">{email}</bdi> tendrá que volver a entrar en todos sus dispositivos. Si
          alguien puede conocer su contraseña, pídale que la cambie.
        </p>
      </ConfirmDialog>
    </>
  );
}
