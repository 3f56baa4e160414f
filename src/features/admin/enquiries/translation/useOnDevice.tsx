import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { enquiries as t } from '@/admin-texts';
import { Button, Problem } from '@/ui/admin/controls';
import { canTranslate, type Work } from './onDevice';

/** Whether the browser translates a pair of languages on this computer. */
export function useCanTranslate(from: string, to: string): boolean {
  const { data = false } = useQuery({
    queryKey: ['on-device', from, to],
    queryFn: () => canTranslate(from, to).catch(() => false),
    staleTime: 'static',
    networkMode: 'always',
    enabled: from !== to,
  });
  return data;
}

/** Why the browser did not translate, by the name of its DOMException, as the standard defines it. */
const FAILURES: Record<string, string> = {
  NotAllowedError: t('translation.notStarted'),
  NotSupportedError: t('translation.notSupported'),
};

/**
 * Runs one translation by the browser at a time, and shows how far it is, with a button to stop it.
 * @param onDone receives the result, unless it failed or was stopped.
 */
export function useOnDevice<Result>(onDone: (result: Result) => void) {
  // The first time, the browser downloads the language; from 0 to 1.
  const [part, setPart] = useState(1);
  const running = useRef<AbortController>(undefined);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async (work: (options: Work) => Promise<Result>) => {
      const { signal } = (running.current = new AbortController());
      setPart(1);
      const result = await work({ signal, onDownload: setPart });
      signal.throwIfAborted();
      return result;
    },
    onSuccess: onDone,
  });
  useEffect(() => () => running.current?.abort(), []);

  function stop() {
    running.current?.abort();
    reset();
  }
  const downloading = part < 1;
  const progress = isPending ? (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      {downloading && (
        <progress
          aria-label={t('translation.download')}
          className="h-2 w-40 accent-sea-700"
          value={part}
        />
      )}
      <p role="status">
        {downloading
          ? t('translation.downloading', { percent: Math.round(part * 100) })
          : t('translation.working')}
      </p>
      <Button variant="quiet" onClick={stop}>
        {t('stop')}
      </Button>
    </div>
  ) : (
    error && (
      <Problem className="text-sm">{FAILURES[error.name] ?? t('translation.failed')}</Problem>
    )
  );
  return {
    progress,
    run: (work: (options: Work) => Promise<Result>) => {
      stop();
      mutate(work);
    },
  };
}
