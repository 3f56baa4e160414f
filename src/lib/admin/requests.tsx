import { isAuthError } from '@supabase/supabase-js';
import { admin as t, adminWord } from '@/admin-texts';
import { BackendError, hintOf } from '@/lib/errors';
import { Button, Problem } from '@/ui/admin/controls';
import { Spinner } from '@/ui/Spinner';
import { authMessage } from './authMessage';
import { needsProof } from './proof';
import { hashKey, type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type ComponentProps, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/ui/admin/dialogs';

/** A refusal of this page itself, whose message is the whole sentence for staff. */
export class Refusal extends Error {}

/** A sentence for staff: what a failed call of backend or sign-in service means and what to do about it. */
export function failureText(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (isAuthError(error)) return authMessage(error);
  if (needsProof(error)) return t('failures.proof');
  const known = adminWord('admin', 'hints', hintOf(error));
  if (known) return known;
  return t(`failures.${error instanceof BackendError ? error.kind : 'server'}`);
}

/** A failed change in a sentence: where what must be unique is there already, a given one. */
export const orTaken =
  (taken: string, other = failureText) =>
  (error: unknown) =>
    error instanceof BackendError && error.kind === 'conflict' ? taken : other(error);

/** That something was not saved, and why. */
export const notSaved = (error: unknown) => t('common.notSaved', { reason: failureText(error) });

/** That something was not added, and why. */
export const notAdded = (error: unknown) => t('common.notAdded', { reason: failureText(error) });

interface PendingProps {
  /** Why the data could not be read; null while they are on their way. */
  error: Error | null;
  refetch: () => Promise<unknown>;
  /** What could not be read, as a sentence before the reason. */
  failed?: string;
}

/** Stands where data will be: a spinner while they are read, or why that failed, with a button to retry. */
export function Pending({ error, refetch, failed = '' }: PendingProps) {
  if (!error) return <Spinner label={t('common.loading')} />;
  return (
    <div role="alert" className="rounded bg-white p-6">
      <p>{`${failed} ${failureText(error)}`.trim()}</p>
      <Button className="mt-4" onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    </div>
  );
}

/**
 * Saves a change and reads all that is shown again; `onSaved` is called before that. It is read
 * again after a failure too, since somebody else may have changed it, but the failure is told at
 * once. The same change again while it is being saved is the second click of a double click, for
 * which `isPending` comes too late.
 * @param readsAgain unless it changes nothing, as signing in again to a session that has ended.
 */
export function useSaving<Saved, Change = void>(
  save: (change: Change) => Promise<Saved>,
  onSaved?: (saved: Saved, change: Change) => void,
  readsAgain = true,
) {
  const client = useQueryClient();
  const running = useRef<string>(undefined);
  const mutation = useMutation({
    mutationFn: (change: Change) => save(change),
    onSuccess: (saved, change) => onSaved?.(saved, change),
    onSettled: (_saved, error) => {
      running.current = undefined;
      // What is read for the first time is read already, and may take long.
      const predicate = ({ state }: Query) => state.status !== 'pending';
      const again = readsAgain && client.invalidateQueries({ predicate });
      return error ? undefined : again;
    },
  });
  const mutate: typeof mutation.mutate = (...args) => {
    const id = hashKey([args[0]]);
    if (running.current === id) return;
    running.current = id;
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}

interface ActionButtonProps<Result> extends ComponentProps<typeof Button> {
  action: () => Promise<Result>;
  onDone?: ((result: Result) => void) | undefined;
  /** Why it failed, in words. */
  failed?: (error: Error) => string;
}

/** A button that does something at once, and says below it why that failed. */
export function ActionButton<Result>(props: ActionButtonProps<Result>) {
  const { action, onDone, failed = failureText, unavailable = false, ...button } = props;
  const { mutate, error, isPending } = useSaving(action, onDone);
  return (
    <>
      <Button {...button} unavailable={unavailable || isPending} onClick={() => mutate()} />
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
    Pick<
      ComponentProps<typeof Button>,
      'icon' | 'variant' | 'className' | 'unavailable' | 'aria-label'
    > {
  label: ReactNode;
}

/** A button whose action is confirmed in a dialog. */
export function ConfirmedAction<Result>(props: ConfirmedActionProps<Result>) {
  const { label, icon, variant, className, unavailable, 'aria-label': name, ...dialog } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        {...{ icon, variant, className, unavailable }}
        aria-label={name}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      {isAsking && <ActionDialog {...dialog} onClose={() => setIsAsking(false)} />}
    </>
  );
}
