import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { Button } from '@/ui/admin/Button';
import { testimonialsKeys, withdraw } from './queries';
import type { Testimonial } from './testimonial';

const t = adminTexts('testimonials');

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
      onDone(t('withdrawal.done'));
    },
  });
  if (testimonial.withdrawnAt) {
    return (
      <p className="rounded border-s-4 border-brass-400 bg-limestone-100 p-3">
        {t('withdrawal.since', { when: formatOfficeDateTime(testimonial.withdrawnAt) })}
      </p>
    );
  }
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {t('withdrawal.record')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('withdrawal.title')}
        confirm={t('withdrawal.confirm')}
        busy={isPending}
        problem={error ? t('withdrawal.failed', { reason: failureText(error) }) : undefined}
        onConfirm={() => mutate()}
        onClose={() => setOpen(false)}
      >
        <p>{t('withdrawal.about')}</p>
      </ConfirmDialog>
    </>
  );
}
