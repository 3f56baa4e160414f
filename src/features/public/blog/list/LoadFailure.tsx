import { useEffect } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { BackendError } from '@/lib/errors';
import { buttonClass } from '@/ui/button';

interface LoadFailureProps {
  /** Undefined while the device is offline and the query is paused. */
  error: Error | null | undefined;
  /** Omitted where the visitor cannot retry. */
  onRetry?: () => void;
}

/** The message in place of content that failed to load; the reason is only logged (SPEC 8). */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const t = useTexts('blog');
  const offline = !error || (error instanceof BackendError && error.kind === 'offline');

  useEffect(() => {
    if (error) console.error('The blog failed to load.', error);
  }, [error]);

  return (
    <div role="status" className="mx-auto max-w-prose py-12 text-center">
      <p className="text-lg text-ink-800">{t(offline ? 'failure.offline' : 'failure.server')}</p>
      {onRetry && error && (
        <button type="button" onClick={onRetry} className={buttonClass('secondary', 'mt-6')}>
          {t('failure.retry')}
        </button>
      )}
    </div>
  );
}
