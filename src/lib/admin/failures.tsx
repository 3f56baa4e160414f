import { isAuthError } from '@supabase/supabase-js';
import { admin as t, adminWord } from '@/admin-texts';
import { BackendError, hintOf } from '@/lib/errors';
import { Button } from '@/ui/admin/Button';
import { Spinner } from '@/ui/Spinner';
import { authMessage } from './authMessage';
import { needsProof } from './proof';

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
export const orTaken = (taken: string) => (error: unknown) =>
  error instanceof BackendError && error.kind === 'conflict' ? taken : failureText(error);

/** That something was not saved, and why. */
export const notSaved = (error: unknown) => t('common.notSaved', { reason: failureText(error) });

interface LoadFailureProps {
  /** The message: what is missing and why. */
  children: string;
  onRetry: () => void;
}

/** Shown in place of data that failed to load, with a button to retry. */
export function LoadFailure({ children, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className="rounded bg-white p-6">
      <p>{children}</p>
      <Button className="mt-4" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}

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
    <LoadFailure onRetry={() => void refetch()}>
      {`${failed} ${failureText(error)}`.trim()}
    </LoadFailure>
  );
}
