import { admin as common, adminLanguage, texts as t } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { Button, Problem } from '@/ui/admin/Button';
import { languageName } from '@/lib/admin/languageName';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { LANGUAGE_FACTS } from '@/site/languages';
import { TextArea } from '@/ui/admin/fields';
import { formOf, idsOf, isChanged } from './catalogue';
import { ownTexts } from './changes';
import { examplesOf } from './checks';
import type { CellProps } from './TextCell';
import { cellId, type Draft, isDirty } from './useTextEditing';
import { TextWithPlaceholders } from './TextWithPlaceholders';

const NUMBER = new Intl.NumberFormat(adminLanguage());

/** The editor of one text in one language, with all its plural forms. */
export function TextEditor(props: CellProps & { draft: Draft; outdated: boolean }) {
  const { texts, editing, entry, language, draft, outdated } = props;
  const { base, values, problems, failure, saving } = draft;
  const cell = cellId(entry, language);
  /** The firm's current texts in the database. */
  const current = ownTexts(texts, language, entry);
  const ref = useRef<HTMLDivElement>(null);
  const ids = idsOf(entry, language);
  const changed = ids.filter((id) => current[id] !== base[id]);
  const hasProblems = ids.some((id) => problems[id] !== undefined);

  useEffect(() => {
    const field = ref.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  // Focuses the first invalid field.
  useEffect(() => {
    if (hasProblems) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [hasProblems]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    editing.cancel(cell);
  }

  return (
    // Escape in any field cancels, as the button does.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      data-editor={cell}
      className="grid gap-2 bg-sea-100/60 p-2"
      onKeyDown={onKeyDown}
    >
      {ids.map((id) => {
        const form = formOf(entry, id);
        const original = texts.shipped[language].get(id);
        const own = current[id] ?? null;
        return (
          <div key={id}>
            <TextArea
              label={
                form ? (
                  <span className="text-sm">
                    {t(`forms.${form}`)}{' '}
                    <span className="font-normal text-ink-700">
                      {examplesOf(language, form)
                        .map((n) => NUMBER.format(n))
                        .join('; ')}
                    </span>
                  </span>
                ) : (
                  <span className="sr-only">
                    {entry.key} ({languageName(language)})
                  </span>
                )
              }
              lang={language}
              dir={LANGUAGE_FACTS[language].dir}
              rows={Math.min(8, Math.ceil((values[id]?.length ?? 0) / 32) || 1)}
              growing
              className="min-h-11 text-[0.95rem] leading-snug"
              value={values[id] ?? ''}
              error={problems[id]}
              onChange={(event) => editing.type(cell, id, event.target.value)}
            />
            {changed.includes(id) ? (
              <div
                role="alert"
                className="mt-1 rounded border border-brass-700 bg-white p-2 text-sm"
              >
                <p className="font-semibold">{t('editor.changed')}</p>
                <p lang={language} dir={LANGUAGE_FACTS[language].dir} className="mt-1">
                  {own ?? original ?? ''}
                </p>
              </div>
            ) : (
              own !== null &&
              original !== undefined && (
                <p className="mt-1 text-sm text-ink-700">
                  {t('editor.original')}{' '}
                  <span lang={language} dir={LANGUAGE_FACTS[language].dir}>
                    <TextWithPlaceholders text={original} />
                  </span>
                </p>
              )
            )}
          </div>
        );
      })}
      {outdated && (
        <p className="text-sm">
          <AdminText
            of="texts"
            text="editor.outdated"
            elements={{ strong: <span className="font-semibold" /> }}
          />
        </p>
      )}
      <Problem className="text-sm">{failure}</Problem>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          className="px-4 py-1"
          aria-keyshortcuts="Control+S"
          unavailable={saving}
          onClick={() => void (changed.length > 0 ? editing.saveMine(cell) : editing.save(cell))}
        >
          {saving
            ? common('common.saving')
            : changed.length > 0
              ? t('editor.saveMine')
              : common('common.save')}
        </Button>
        <Button variant="quiet" className="py-1" onClick={() => editing.cancel(cell)}>
          {changed.length > 0 ? t('editor.keepTheirs') : common('common.cancel')}
        </Button>
        {outdated && !isDirty(draft) && (
          <Button
            variant="quiet"
            className="py-1"
            onClick={() => void editing.confirm(entry, language)}
          >
            {t('editor.right')}
          </Button>
        )}
        {changed.length === 0 && isChanged(texts, language, entry) && (
          <Button
            variant="quiet"
            className="ms-auto py-1"
            onClick={() => void editing.reset(entry, language)}
          >
            <RotateCcw aria-hidden="true" className="size-4" />
            {t('editor.reset')}
          </Button>
        )}
      </div>
    </div>
  );
}
