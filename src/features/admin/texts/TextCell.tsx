import { languageName, writtenIn } from '@/lib/admin/format';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { texts as t } from '@/admin-texts';
import { type Language } from '@/site/languages';
import { cx } from '@/ui/classes';
import { formsOf, isChanged, isOutdated, type TextEntry, type Texts } from './catalogue';
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
export function TextCell(props: CellProps) {
  const { texts, editing, entry, language } = props;
  const isOpen = editing.editors.has(cellId(entry, language));
  const forms = formsOf(texts, language, entry);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // Returns the focus to the button when the editor closes.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) return <TextEditor {...props} forms={forms} />;
  const changed = isChanged(forms);
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
        {isOutdated(forms) && (
          <span className="text-sm font-semibold text-terracotta-700">{t('cell.outdated')}</span>
        )}
        {forms.map(({ id, plural, shown }) => (
          <span key={id} className="block">
            {plural && <span className="text-sm text-ink-700">{t(`forms.${plural}`)}: </span>}
            {shown ? (
              <span {...writtenIn(language)} className={plural ? '' : 'block'}>
                <TextWithPlaceholders text={shown} />
              </span>
            ) : (
              <span className="font-semibold text-terracotta-700">{t('cell.missing')}</span>
            )}
          </span>
        ))}
      </button>
      {changed && (
        <button
          type="button"
          title={t('cell.reset')}
          aria-label={t('cell.resetOf', { key: entry.key, language: languageName(language) })}
          onClick={() => void editing.reset(entry, language)}
          className="absolute end-0 top-0 inline-flex size-11 items-center justify-center rounded text-ink-700 hover:bg-limestone-200"
        >
          <RotateCcw className="size-4" />
        </button>
      )}
    </div>
  );
}
