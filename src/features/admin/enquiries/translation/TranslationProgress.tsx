import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { Problem } from '@/ui/admin/Problem';
import type { Failure, Progress } from './useOnDevice';

const t = adminTexts('enquiries');

const FAILURES: Record<Failure, string> = {
  NotAllowedError: t('translation.notStarted'),
  NotSupportedError: t('translation.notSupported'),
  other: t('translation.failed'),
};

/** The progress of a translation, with a button to stop it; nothing while none is running. */
export function TranslationProgress({
  progress,
  onStop,
}: {
  progress: Progress;
  onStop: () => void;
}) {
  const downloading = progress.state === 'downloading';
  return (
    <>
      {(downloading || progress.state === 'working') && (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          {downloading && (
            <progress
              aria-label={t('translation.download')}
              className="h-2 w-40 accent-sea-700"
              value={progress.part}
            />
          )}
          <p role="status">
            {downloading
              ? t('translation.downloading', { percent: Math.round(progress.part * 100) })
              : t('translation.working')}
          </p>
          <Button variant="quiet" onClick={onStop}>
            {t('stop')}
          </Button>
        </div>
      )}
      {progress.state === 'failed' && (
        <Problem className="text-sm">{FAILURES[progress.failure]}</Problem>
      )}
    </>
  );
}
