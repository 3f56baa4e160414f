import type { QueryKey } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { failureText } from './failureText';
import { useSaving } from './useSaving';

export interface ActionDialogProps<Result> extends Omit<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'busy' | 'problem' | 'onConfirm'
> {
  action: () => Promise<Result>;
  /** What is read again afterwards. */
  changes: QueryKey;
  onDone?: ((result: Result) => void) | undefined;
  /** Why it failed, in words. */
  failed?: ((error: Error) => string) | undefined;
  /** Stays open after it, to show something. */
  stays?: boolean;
}

/** Asks for confirmation, does it, and closes. It is rendered while it is open. */
export function ActionDialog<Result>(props: ActionDialogProps<Result>) {
  const { action, changes, onDone, failed = failureText, stays = false, ...dialog } = props;
  const { mutate, error, isPending } = useSaving(action, changes, (result) => {
    if (!stays) dialog.onClose();
    onDone?.(result);
  });
  return (
    <ConfirmDialog
      open
      {...dialog}
      busy={isPending}
      problem={error ? failed(error) : undefined}
      onConfirm={() => mutate()}
    />
  );
}
