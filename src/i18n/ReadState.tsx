import type { ReactNode } from 'react';
import { BackendError } from '@/lib/errors';
import { buttonClass } from '@/ui/classes';
import { Spinner } from '@/ui/Spinner';
import { useTexts } from './language';

interface ReadStateProps {
  query: { error: Error | null; isPaused: boolean; refetch: () => unknown };
  failed: string;
  /** What is said instead where there is no connection. */
  offline?: string;
  /** By default a spinner. */
  loading?: ReactNode;
  className?: string;
}

/** Stands where data will be: that they are read or could not be, with a way to try again. */
export function ReadState({
  query: { error, isPaused, refetch },
  failed,
  offline = failed,
  loading,
  className,
}: ReadStateProps) {
  const t = useTexts('common');
  if (!error && !isPaused) return loading ?? <Spinner label={t('loading')} />;
  const isOffline = !error || (error instanceof BackendError && error.kind === 'offline');
  return (
    <div role="alert" className={className}>
      <p>{isOffline ? offline : failed}</p>
      {error && (
        <button
          type="button"
          onClick={() => void refetch()}
          className={buttonClass('secondary', 'mt-4')}
        >
          {t('retry')}
        </button>
      )}
    </div>
  );
}
