import { BackendError } from '@/lib/errors';
import { Button } from '@/ui/admin/Button';
import { Problem } from '@/ui/admin/Problem';
import type { useTranslation } from './useTranslation';
import { formatInstant, WORDS } from './words';
import type { Words } from './words/en';
import { type Translation } from '@/site/languages';

type Work = ReturnType<typeof useTranslation>;

interface SaveStripProps {
  work: Work;
  language: Translation;
}

/** What the translator has to know before going on; '' for nothing. */
function problemOf({ outcome, error }: Work, words: Words): string {
  if (outcome === 'decided') return words.decided;
  if (outcome === 'elsewhere') return words.elsewhere;
  if (outcome === null) return words.lost;
  if (error) {
    const isTooOften = error instanceof BackendError && error.kind === 'rate-limited';
    return isTooOften ? words.tooOften : words.saveFailed;
  }
  return outcome === 'changed' ? words.spanishChanged : '';
}

function statusOf({ busy, dirty, savedAt, finishedAt }: Work, language: Translation): string {
  const words = WORDS[language];
  if (busy) return words.saving;
  if (dirty) return words.unsaved;
  if (finishedAt) return words.finishedAt(formatInstant(finishedAt, language));
  return savedAt ? words.savedAt(formatInstant(savedAt, language)) : '';
}

/** The sticky end of the page: whether the translation is saved or finished, and the buttons. */
export function SaveStrip({ work, language }: SaveStripProps) {
  const words = WORDS[language];
  const blocked = work.busy || work.ended;
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-t-lg border border-limestone-300 bg-white px-3 py-2 shadow-float low:static">
      <Problem className="w-full">{problemOf(work, words)}</Problem>
      {!work.ended && (
        <>
          <Button type="submit" className="max-sm:px-4" unavailable={blocked}>
            {words.save}
          </Button>
          <Button
            variant="primary"
            className="max-sm:px-4"
            unavailable={blocked}
            onClick={() => work.save(true)}
          >
            {words.finish}
          </Button>
        </>
      )}
      <p role="status" className="min-w-0 grow basis-60 text-sm text-ink-700">
        {statusOf(work, language)}
      </p>
    </div>
  );
}
