import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { enquiries as t } from '@/admin-texts';
import { Button, Problem } from '@/ui/admin/Button';
import { canTranslate, type Work } from './onDevice';

/** Why the browser did not translate: the name of its DOMException, as the standard defines it. */
type Failure = 'NotAllowedError' | 'NotSupportedError' | 'other';

type Progress =
  | { state: 'idle' | 'working' }
  | { state: 'failed'; failure: Failure }
  /** The first time, the browser downloads the language; `part` is from 0 to 1. */
  | { state: 'downloading'; part: number };

/** Whether the browser translates a pair of languages on this computer. */
export function useCanTranslate(from: string, to: string): boolean {
  const { data = false } = useQuery({
    queryKey: ['on-device', from, to],
    queryFn: () => canTranslate(from, to).catch(() => false),
    staleTime: Infinity,
    networkMode: 'always',
    enabled: from !== to,
  });
  return data;
}

function failureOf(error: unknown): Failure {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'NotAllowedError' || name === 'NotSupportedError' ? name : 'other';
}

/** Runs one translation by the browser at a time, with its progress; it can be stopped. */
export function useOnDevice() {
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns the result; undefined if it failed or was stopped. */
  async function run<T>(work: (options: Work) => Promise<T>): Promise<T | undefined> {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setProgress({ state: 'working' });
    const onDownload = (part: number) => {
      if (stop.signal.aborted) return;
      setProgress(part < 1 ? { state: 'downloading', part } : { state: 'working' });
    };
    try {
      const done = await work({ signal: stop.signal, onDownload });
      if (stop.signal.aborted) return undefined;
      setProgress({ state: 'idle' });
      return done;
    } catch (error) {
      if (!stop.signal.aborted) setProgress({ state: 'failed', failure: failureOf(error) });
      return undefined;
    }
  }

  return {
    progress,
    run,
    stop: () => {
      running.current?.abort();
      setProgress({ state: 'idle' });
    },
  };
}

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
