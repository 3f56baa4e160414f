import type { ComponentProps, ReactNode } from 'react';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { failureText } from './failureText';
import { useSaving } from './useSaving';

export interface ActionDialogProps<Result> extends Omit<
  ComponentProps<typeof ConfirmDialog>,
  'busy' | 'problem' | 'onConfirm'
> {
  /** Takes what the fields of the dialog have, by their names. */
  action: (values: Record<string, string>) => Promise<Result>;
  onDone?: ((result: Result) => void) | undefined;
  /** Why it failed, in words. */
  failed?: ((error: Error) => string) | undefined;
  /** Shows what came of it in the dialog, which then stays open. */
  shown?: (result: Result) => ReactNode;
}

/** Asks for confirmation, does it, and closes. It is rendered while it is open. */
export function ActionDialog<Result>(props: ActionDialogProps<Result>) {
  const { action, onDone, failed = failureText, shown, children, ...dialog } = props;
  const { mutate, data, error, isPending } = useSaving(action, (result) => {
    if (!shown) dialog.onClose();
    onDone?.(result);
  });
  return (
    <ConfirmDialog
      {...dialog}
      busy={isPending}
      problem={error ? failed(error) : undefined}
      onConfirm={mutate}
    >
      {children}
      {data !== undefined && shown?.(data)}
    </ConfirmDialog>
  );
}
