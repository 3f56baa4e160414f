import { languageName } from '@/lib/admin/languageName';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { texts as t } from '@/admin-texts';
import { LANGUAGE_FACTS, type Language } from '@/site/languages';
import { cx } from '@/ui/cx';
import {
  formOf,
  idsOf,
  isChanged,
  isOutdated,
  shownText,
  type TextEntry,
  type Texts,
} from './catalogue';
import { TextEditor } from './TextEditor';
import { cellId, type TextEditing } from './useTextEditing';
import { TextWithPlaceholders } from './TextWithPlaceholders';

export interface CellProps {
  texts: Texts;
  editing: TextEditing;
  entry: TextEntry;
  language: Language;
}

/** One text in one language, shown or being edited. */
export function TextCell(cell: CellProps) {
  const { texts, editing, entry, language } = cell;
  const draft = editing.drafts.get(cellId(entry, language));
  const outdated = isOutdated(texts, language, entry);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // Returns the focus to the button when the editor closes.
  useEffect(() => {
    if (wasOpen.current && !draft && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasOpen.current = draft !== undefined;
  }, [draft]);

  if (draft) return <TextEditor {...cell} {...{ draft, outdated }} />;
  const changed = isChanged(texts, language, entry);
  return (
    <div className={cx('relative h-full', changed && 'border-s-4 border-brass-400')}>
      <button
        ref={button}
        type="button"
        onClick={() => editing.open(entry, language)}
        className={cx(
          'flex h-full min-h-11 w-full cursor-text flex-col p-2 text-start leading-snug whitespace-pre-wrap hover:bg-sea-100/50',
          changed && 'pe-11',
        )}
      >
        <span className="sr-only">
          {t(changed ? 'cell.editChanged' : 'cell.edit', {
            key: entry.key,
            language: languageName(language),
          })}{' '}
        </span>
        {outdated && (
          <span className="text-sm font-semibold text-terracotta-700">{t('cell.outdated')}</span>
        )}
        {idsOf(entry, language).map((id) => {
          const form = formOf(entry, id);
          const text = shownText(texts, language, id);
          return (
            <span key={id} className="block">
              {form && <span className="text-sm text-ink-700">{t(`forms.${form}`)}: </span>}
              {text ? (
                <span
                  lang={language}
                  dir={LANGUAGE_FACTS[language].dir}
                  className={form ? '' : 'block'}
                >
                  <TextWithPlaceholders text={text} />
                </span>
              ) : (
                <span className="font-semibold text-terracotta-700">{t('cell.missing')}</span>
              )}
            </span>
          );
        })}
      </button>
      {changed && (
        <button
          type="button"
          title={t('cell.reset')}
          aria-label={t('cell.resetOf', { key: entry.key, language: languageName(language) })}
          onClick={() => void editing.reset(entry, language)}
          className="absolute end-0 top-0 inline-flex size-11 items-center justify-center rounded text-ink-700 hover:bg-limestone-200"
        >
          <RotateCcw aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
