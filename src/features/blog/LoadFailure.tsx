import { useEffect } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { BackendError } from '@/lib/errors';
import { buttonClass } from '@/ui/button';

interface LoadFailureProps {
  /** What went wrong; undefined while the device is offline and the read waits for it. */
  error: Error | null | undefined;
  /** Left out where there is nothing to try again by hand. */
  onRetry?: () => void;
}

/** One calm message in the place of what could not be read; the reason goes to the log (SPEC 8). */
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
