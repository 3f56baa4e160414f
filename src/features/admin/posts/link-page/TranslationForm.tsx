import { writtenIn } from '@/lib/admin/format';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { BackendError } from '@/lib/errors';
import { SOURCE_LANGUAGE, type Translation } from '@/site/languages';
import { firm } from '@/site/firm';
import { Button, Problem, TextArea } from '@/ui/admin/controls';
import { useShortcut } from '@/ui/admin/useShortcut';
import { cx } from '@/ui/classes';
import { DiffText } from '../DiffText';
import { LIMITS } from '../schema';
import { hasSameSigns } from '../spanish/units';
import type { Opened } from './queries';
import type { Row } from './rows';
import { useTranslation } from './useTranslation';
import { formatCount, formatInstant, wordsIn } from './words';

/** The names of rows: the paragraphs of the content are numbered. */
function namesOf(rows: readonly Row[], language: Translation): string[] {
  const t = wordsIn(language);
  let paragraphs = 0;
  return rows.map(({ field }) =>
    field === 'content' ? t('paragraph', { number: (paragraphs += 1) }) : t(field),
  );
}

/** A post in Spanish with the fields for its translation, in the language that is translated into. */
export function TranslationForm({ token, opened }: { token: string; opened: Opened }) {
  const { language } = opened;
  const t = wordsIn(language);
  const work = useTranslation(token, opened);
  useShortcut('ctrl+s', () => work.save(false));
  const names = namesOf(work.rows, language);
  const empty = names.filter((_, index) => work.rows[index]?.target.trim() === '');
  return (
    <div {...writtenIn(language)}>
      <title>{`${t('heading')} · ${firm.name}`}</title>
      <header className="grid gap-1 border-b border-limestone-300 bg-white p-4">
        <p className="font-serif text-xl">{firm.name}</p>
        <p className="text-sm text-ink-700">
          {t('forYouOnly', { until: formatInstant(opened.expires_at, language) })}
        </p>
      </header>
      <main className="mx-auto grid max-w-6xl gap-5 p-4 sm:p-6">
        <h1 className="text-3xl [overflow-wrap:anywhere]">
          {t('yours', { name: '' })}
          <span {...writtenIn(SOURCE_LANGUAGE)}>{opened.spanish.title}</span>
        </h1>
        <p className="max-w-prose">{t('intro')}</p>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            work.save(false);
          }}
        >
          {work.rows.map((row, index) => (
            <RowFields
              key={index}
              row={row}
              name={names[index] ?? ''}
              language={language}
              readOnly={work.ended}
              onWrite={(target) => work.write(index, target)}
            />
          ))}
          {empty.length > 0 && (
            <p className="text-sm text-ink-700">
              {t('empty', { names: new Intl.ListFormat(language).format(empty) })}
            </p>
          )}
          <SaveStrip work={work} language={language} />
        </form>
      </main>
    </div>
  );
}

interface RowFieldsProps {
  row: Row;
  /** Such as 'Paragraph 2'. */
  name: string;
  language: Translation;
  readOnly: boolean;
  onWrite: (target: string) => void;
}

/** A Spanish paragraph, with what has changed in it, and the field for its translation. */
function RowFields({ row, name, language, readOnly, onWrite }: RowFieldsProps) {
  const id = useId();
  const t = wordsIn(language);
  const { field, now, source, target } = row;
  const isChanged = source !== now;
  const most = LIMITS[field];
  const count = (length: number) => formatCount(length, language);
  const isTooLong = target.length > most;
  const isUnlike = field === 'content' && target !== '' && !hasSameSigns(now, target);
  return (
    <section
      aria-label={name}
      className="grid gap-3 rounded-lg bg-white p-3 shadow-card sm:p-4 lg:grid-cols-2 lg:gap-6"
    >
      <div className="min-w-0">
        <p className="mb-1 text-sm text-ink-700">
          {t('spanish')} · {name}
        </p>
        {isChanged && (
          <p className="text-sm font-semibold text-terracotta-700">
            {source === null ? t('added') : t('changed')}
          </p>
        )}
        <div
          {...writtenIn(SOURCE_LANGUAGE)}
          className={cx(
            'border-s-4 ps-3',
            isChanged ? 'border-terracotta-600' : 'border-limestone-300',
          )}
        >
          {isChanged && source !== null ? (
            <DiffText before={source} after={now} language={SOURCE_LANGUAGE} whole />
          ) : (
            <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{now}</p>
          )}
        </div>
        {target === '' && !readOnly && (
          <button
            type="button"
            className="-ms-2 inline-flex min-h-11 items-center gap-1.5 px-2 text-sm font-semibold underline decoration-terracotta-500 underline-offset-4"
            onClick={() => {
              onWrite(now);
              // The button disappears; the keyboard's focus goes where the text now is.
              document.getElementById(id)?.focus();
            }}
          >
            <Copy className="size-4" />
            {t('copy')}
            <span className="sr-only">: {name}</span>
          </button>
        )}
      </div>
      <TextArea
        id={id}
        label={t('yours', { name })}
        hint={isUnlike && t('signs')}
        error={isTooLong ? t('tooLong') : undefined}
        aside={
          field !== 'content' && (
            <span className="text-sm text-ink-700">
              {t('length', { used: count(target.length), most: count(most) })}
            </span>
          )
        }
        value={target}
        rows={field === 'content' ? 3 : 2}
        growing
        readOnly={readOnly}
        // The strip at the end of the window must not cover the field that has the focus.
        className={cx('scroll-mb-36', field === 'content' && 'min-h-20')}
        {...writtenIn(language)}
        onChange={({ target: { value } }) =>
          // A title is a single line, in a field that grows to show it in full.
          onWrite(field === 'title' ? value.replace(/[\r\n]+/g, ' ') : value)
        }
      />
    </section>
  );
}

type Work = ReturnType<typeof useTranslation>;

/** What the translator has to know before going on; '' for nothing. */
function problemOf({ outcome, error }: Work, language: Translation): string {
  const t = wordsIn(language);
  if (outcome === 'decided') return t('decided');
  if (outcome === 'elsewhere') return t('elsewhere');
  if (outcome === null) return t('lost');
  if (error) {
    const isTooOften = error instanceof BackendError && error.kind === 'rate-limited';
    return isTooOften ? t('tooOften') : t('saveFailed');
  }
  return outcome === 'changed' ? t('spanishChanged') : '';
}

function statusOf({ busy, dirty, savedAt, finishedAt }: Work, language: Translation): string {
  const t = wordsIn(language);
  if (busy) return t('saving');
  if (dirty) return t('unsaved');
  if (finishedAt) return t('finishedAt', { time: formatInstant(finishedAt, language) });
  return savedAt ? t('savedAt', { time: formatInstant(savedAt, language) }) : '';
}

/** The sticky end of the page: whether the translation is saved or finished, and the buttons. */
function SaveStrip({ work, language }: { work: Work; language: Translation }) {
  const t = wordsIn(language);
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-t-lg border border-limestone-300 bg-white px-3 py-2 shadow-float low:static">
      <Problem className="w-full">{problemOf(work, language)}</Problem>
      {!work.ended && (
        <>
          <Button type="submit" className="max-sm:px-4" unavailable={work.busy}>
            {t('save')}
          </Button>
          <Button
            variant="primary"
            className="max-sm:px-4"
            unavailable={work.busy}
            onClick={() => work.save(true)}
          >
            {t('finish')}
          </Button>
        </>
      )}
      <p role="status" className="min-w-0 grow basis-60 text-sm text-ink-700">
        {statusOf(work, language)}
      </p>
    </div>
  );
}
