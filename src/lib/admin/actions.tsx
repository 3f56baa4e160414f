import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button, Problem } from '@/ui/admin/Button';
import { ConfirmDialog } from '@/ui/admin/dialogs';
import { failureText } from './failures';
import { useSaving } from './useSaving';

interface ActionButtonProps<Result> extends ComponentProps<typeof Button> {
  icon?: LucideIcon;
  action: () => Promise<Result>;
  onDone?: ((result: Result) => void) | undefined;
  /** The label while it does it. */
  busyLabel?: string;
  /** Why it failed, in words. */
  failed?: (error: Error) => string;
}

/** A button that does something at once, and says below it why that failed. */
export function ActionButton<Result>(props: ActionButtonProps<Result>) {
  const { icon: Icon, action, onDone, failed = failureText, children, ...rest } = props;
  const { unavailable = false, busyLabel, ...button } = rest;
  const { mutate, error, isPending } = useSaving(action, onDone);
  return (
    <>
      <Button {...button} unavailable={unavailable || isPending} onClick={() => mutate()}>
        {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
        {isPending && busyLabel ? busyLabel : children}
      </Button>
      {error && <Problem className="text-sm">{failed(error)}</Problem>}
    </>
  );
}

interface ActionDialogProps<Result> extends Omit<
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

interface ConfirmedActionProps<Result>
  extends
    Omit<ActionDialogProps<Result>, 'onClose'>,
    Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'unavailable' | 'aria-label'> {
  icon?: LucideIcon;
  label: ReactNode;
}

/** A button whose action is confirmed in a dialog. */
export function ConfirmedAction<Result>(props: ConfirmedActionProps<Result>) {
  const { icon: Icon, label, variant, className, unavailable, ...rest } = props;
  const { 'aria-label': name, ...dialog } = rest;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        {...{ variant, className, unavailable }}
        aria-label={name}
        onClick={() => setIsAsking(true)}
      >
        {Icon && <Icon aria-hidden="true" className="size-4" />}
        {label}
      </Button>
      {isAsking && <ActionDialog {...dialog} onClose={() => setIsAsking(false)} />}
    </>
  );
}
