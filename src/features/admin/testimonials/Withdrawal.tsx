import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { buttonClass } from '@/ui/button';
import { testimonialsKeys, withdraw } from './queries';
import type { Testimonial } from './testimonial';

interface WithdrawalProps {
  testimonial: Testimonial;
  /** Called before the testimonials are read again: nothing in the form is to be saved any more. */
  onWithdrawn: () => void;
  onDone: (announcement: string) => void;
}

/** Withdraws the consent to a testimonial, or says when that was. */
export function Withdrawal({ testimonial, onWithdrawn, onDone }: WithdrawalProps) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => withdraw(testimonial),
    onSuccess: async () => {
      onWithdrawn();
      await client.invalidateQueries({ queryKey: testimonialsKeys.all });
      onDone('Consentimiento retirado: la opinión ya no está en la web.');
    },
  });
  if (testimonial.withdrawnAt) {
    return (
      <p className="rounded border-s-4 border-brass-400 bg-limestone-100 p-3">
        Consentimiento retirado el {formatOfficeDateTime(testimonial.withdrawnAt)}. Se guarda tres
        años como prueba, sin cambios; para publicarla otra vez hace falta una opinión nueva.
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        className={buttonClass('secondary', 'justify-self-start')}
        onClick={() => setOpen(true)}
      >
        Ha retirado el consentimiento
      </button>
      <ConfirmDialog
        open={open}
        title="Retirar el consentimiento"
        confirm="Retirar"
        busy={isPending}
        problem={error ? `No se ha retirado. ${failureText(error)}` : undefined}
        onConfirm={() => mutate()}
        onClose={() => setOpen(false)}
      >
        <p>
          La opinión sale de la web ahora mismo y no se puede volver a mostrar. Queda guardado tres
          años lo que la persona aceptó, cómo y cuándo, y el día en que lo retiró.
        </p>
      </ConfirmDialog>
    </>
  );
}
