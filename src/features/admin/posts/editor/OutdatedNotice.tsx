import { TriangleAlert } from 'lucide-react';
import { formatOfficeDateTime, languageName } from '@/lib/admin/format';
import { Pending } from '@/lib/admin/requests';
import { posts as t } from '@/admin-texts';
import { Button, Problem } from '@/ui/admin/controls';
import { focusTabPanel } from '../focusTabPanel';
import type { SpanishSide } from '../spanish/useSpanish';
import { type Translation } from '@/site/languages';

/** Says how much of the Spanish text has changed since a translation was confirmed, and confirms all of it. */
export function OutdatedNotice({
  language,
  spanish,
}: {
  language: Translation;
  spanish: SpanishSide;
}) {
  const { confirmedAt, toConfirm, unsaved, busy, problem, error, refetch } = spanish;
  return (
    <section
      aria-label={t('outdated.label')}
      className="rounded-lg border border-brass-400 bg-limestone-50 p-4"
    >
      <h2 className="flex items-center gap-2 font-sans text-base font-semibold">
        <TriangleAlert className="size-5 shrink-0 text-terracotta-600" />
        {t('outdated.title')}
      </h2>
      {confirmedAt && (
        <p className="mt-1" role="status">
          {/* Nothing where the change is in the Markdown only, such as another sign for the same list. */}
          {toConfirm === 0
            ? t('outdated.nothingVisible')
            : t('outdated.left', { count: toConfirm })}{' '}
          {t('outdated.lastReview', { date: formatOfficeDateTime(confirmedAt) })}
        </p>
      )}
      <p className="mt-1 text-sm text-ink-700">
        {t('outdated.howTo', { language: languageName(language) })}
      </p>
      {error && <Pending {...{ error, refetch }} />}
      <Problem className="mt-2">{problem}</Problem>
      <Button
        className="mt-2 aria-disabled:opacity-60"
        unavailable={busy || unsaved || !confirmedAt}
        onClick={(event) => {
          focusTabPanel(event.currentTarget);
          spanish.confirmAll();
        }}
      >
        {t('outdated.confirmAll')}
      </Button>
      {unsaved && <p className="mt-1 text-sm text-ink-700">{t('outdated.saveFirst')}</p>}
    </section>
  );
}
