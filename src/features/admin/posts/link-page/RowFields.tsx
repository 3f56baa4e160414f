import { writtenIn } from '@/lib/admin/format';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { SOURCE_LANGUAGE, type Translation } from '@/site/languages';
import { TextArea } from '@/ui/admin/controls';
import { cx } from '@/ui/classes';
import { DiffText } from '../DiffText';
import { LIMITS } from '../schema';
import { hasSameSigns } from '../spanish/units';
import type { Row } from './rows';
import { formatCount, wordsIn } from './words';

interface RowFieldsProps {
  row: Row;
  /** Such as 'Paragraph 2'. */
  name: string;
  language: Translation;
  readOnly: boolean;
  onWrite: (target: string) => void;
}

/** A Spanish paragraph, with what has changed in it, and the field for its translation. */
export function RowFields({ row, name, language, readOnly, onWrite }: RowFieldsProps) {
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
