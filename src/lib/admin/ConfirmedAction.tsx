import type { QueryKey } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { failureText } from './failureText';
import { useSaving } from './useSaving';

interface ConfirmedActionProps<Result> extends Omit<ComponentProps<typeof Button>, 'action'> {
  icon: LucideIcon;
  label: ReactNode;
  /** Of the dialog, which asks for confirmation. */
  title: string;
  /** The label of its confirming button: a verb. */
  confirm: string;
  cancel?: string;
  /** A word to be typed first, for what cannot be undone. */
  typed?: string;
  /** What will happen. */
  children: ReactNode;
  action: () => Promise<Result>;
  /** What is read again afterwards. */
  changes: QueryKey;
  onDone?: (result: Result) => void;
  /** Why it failed, in words. */
  failed?: (error: Error) => string;
}

/** A button whose action is confirmed in a dialog. */
export function ConfirmedAction<Result>({
  icon: Icon,
  label,
  title,
  confirm,
  cancel,
  typed,
  children,
  action,
  changes,
  onDone,
  failed = failureText,
  ...button
}: ConfirmedActionProps<Result>) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, reset, error, isPending } = useSaving(action, changes, (result) => {
    setIsAsking(false);
    onDone?.(result);
  });
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)}>
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        {...{ title, confirm, cancel, typed }}
        busy={isPending}
        problem={error ? failed(error) : undefined}
        onConfirm={() => mutate()}
        onClose={() => {
          setIsAsking(false);
          reset();
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
