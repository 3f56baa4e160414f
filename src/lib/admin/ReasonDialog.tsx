import { useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { TextField } from '@/ui/admin/TextField';
import { ActionDialog, type ActionDialogProps } from './ActionDialog';
import { failureText } from './failureText';

const t = adminTexts('admin');

const notSaved = (reason: string) => t('common.notSaved', { reason });

interface ReasonDialogProps extends Omit<ActionDialogProps<unknown>, 'action' | 'failed'> {
  /** Of the reason, or of what is asked for instead. */
  label?: string;
  hint?: string;
  maxLength?: number;
  /** What is done for a reason. */
  action: (reason: string) => Promise<void>;
  /** Says that it failed, and why. */
  failed?: (why: string) => string;
}

/** Asks for a reason, which is kept, before something is done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    label = t('common.reason'),
    hint,
    maxLength = 500,
    action,
    failed = notSaved,
    ...dialog
  } = props;
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      {...dialog}
      action={() => action(reason)}
      failed={(error) => failed(failureText(error))}
      pending={dialog.pending === true || reason.trim().length < 3}
    >
      {dialog.children}
      <TextField
        label={label}
        hint={hint}
        required
        maxLength={maxLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
