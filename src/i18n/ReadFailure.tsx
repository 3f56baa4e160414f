import { BackendError } from '@/lib/errors';
import { buttonClass } from '@/ui/button';
import { useTexts } from './useTexts';

interface ReadFailureProps {
  /** Undefined while the device is offline and the query is paused. */
  error: Error | null | undefined;
  text: string;
  /** What is said instead where there is no connection. */
  offline?: string;
  /** Omitted where the visitor cannot retry. */
  onRetry?: (() => unknown) | undefined;
  className?: string;
}

/** Says in place of content that it could not be read. */
export function ReadFailure({ error, text, offline = text, onRetry, className }: ReadFailureProps) {
  const t = useTexts('common');
  const isOffline = !error || (error instanceof BackendError && error.kind === 'offline');
  return (
    <div role="alert" className={className}>
      <p>{isOffline ? offline : text}</p>
      {onRetry && error && (
        <button
          type="button"
          onClick={() => void onRetry()}
          className={buttonClass('secondary', 'mt-4')}
        >
          {t('retry')}
        </button>
      )}
    </div>
  );
}
