import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { TextField } from '@/ui/admin/TextField';
import { failureText } from './failureText';
import { useSaving } from './useSaving';

const t = adminTexts('admin');

const notSaved = (reason: string) => t('common.notSaved', { reason });

interface ReasonDialogProps {
  title: string;
  confirm: string;
  /** Of what is asked for instead of a reason. */
  label?: string;
  hint?: string;
  maxLength?: number;
  /** What is done for a reason. */
  action: (reason: string) => Promise<void>;
  /** What is read again before the dialog closes. */
  changes: QueryKey;
  /** Says that it failed, and why. */
  failed?: (why: string) => string;
  /** Whether something else is missing. */
  pending?: boolean;
  /** Stays open after it, to show something. */
  stays?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for a reason, which is kept, before something is done. */
export function ReasonDialog({
  title,
  confirm,
  label = t('common.reason'),
  hint,
  maxLength = 500,
  action,
  changes,
  failed = notSaved,
  pending = false,
  stays = false,
  onClose,
  children,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const { mutate, error, isPending } = useSaving(() => action(reason), changes);
  return (
    <ConfirmDialog
      open
      {...{ title, confirm, onClose }}
      pending={pending || reason.trim().length < 3}
      busy={isPending}
      problem={error ? failed(failureText(error)) : undefined}
      onConfirm={() => mutate(undefined, stays ? {} : { onSuccess: onClose })}
    >
      {children}
      <TextField
        label={label}
        hint={hint}
        required
        maxLength={maxLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
