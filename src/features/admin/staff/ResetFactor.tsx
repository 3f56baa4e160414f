import { useMutation } from '@tanstack/react-query';
import { SmartphoneNfc } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '@/ui/button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { staffProblem } from './problems';
import { resetFactor, type StaffMember } from './queries';

interface ResetFactorProps {
  member: StaffMember;
  /** Called with a message about what was done. */
  onDone: (announcement: string) => void;
}

/** Removes somebody's second factor after a lost phone; a new one is added at the next sign-in. */
export function ResetFactor({ member: { userId, email }, onDone }: ResetFactorProps) {
  const [confirming, setConfirming] = useState(false);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: () => resetFactor(userId),
    onSuccess: () => {
      setConfirming(false);
      onDone(`Segundo paso de ${email} restablecido.`);
    },
  });
  return (
    <>
      <button
        type="button"
        className={buttonClass('secondary', 'px-4')}
        aria-label={`Restablecer el segundo paso de ${email}`}
        onClick={() => setConfirming(true)}
      >
        <SmartphoneNfc aria-hidden="true" className="size-4" />
        Restablecer segundo paso
      </button>
      <ConfirmDialog
        open={confirming}
        title="Restablecer el segundo paso"
        confirm="Restablecer"
        busy={isPending}
        problem={error ? staffProblem(error) : undefined}
        onConfirm={() => mutate()}
        onClose={() => {
          setConfirming(false);
          reset();
        }}
      >
        <p>
          Hágalo solo si <bdi dir="ltr">{email}</bdi> ha perdido su teléfono y se lo ha pedido en
          persona o por una voz que conoce. Sus sesiones se cierran, y añadirá el teléfono nuevo al
          entrar con su contraseña.
        </p>
      </ConfirmDialog>
    </>
  );
}
