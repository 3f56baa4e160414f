import { admin as common, adminLanguage, AdminText, texts as t } from '@/admin-texts';
import { Button, Problem, TextArea } from '@/ui/admin/controls';
import { languageName, writtenIn } from '@/lib/admin/format';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { type Form, isChanged, isOutdated } from './catalogue';
import { examplesOf } from './checks';
import { cellId, type Draft, isDirty, type TextEditing } from './useTextEditing';
import { TextWithPlaceholders } from './TextWithPlaceholders';

const NUMBER = new Intl.NumberFormat(adminLanguage());

interface TextEditorProps {
  draft: Draft;
  /** The text's forms as they are now. */
  forms: readonly Form[];
  editing: TextEditing;
}

/** The editor of one text in one language, with all its plural forms. */
export function TextEditor({ draft, forms, editing }: TextEditorProps) {
  const { entry, language, values, problems, failure, saving } = draft;
  const cell = cellId(entry, language);
  const ref = useRef<HTMLDivElement>(null);
  const changed = forms.filter(({ own }, index) => own !== draft.forms[index]?.own);
  const outdated = isOutdated(forms);
  const hasProblems = Object.values(problems).some(Boolean);

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
      {forms.map((form) => (
        <div key={form.id}>
          <TextArea
            label={
              form.plural ? (
                <span className="text-sm">
                  {t(`forms.${form.plural}`)}{' '}
                  <span className="font-normal text-ink-700">
                    {examplesOf(language, form.plural)
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
            {...writtenIn(language)}
            rows={Math.min(8, Math.ceil((values[form.id]?.length ?? 0) / 32) || 1)}
            growing
            className="min-h-11 text-[0.95rem] leading-snug"
            value={values[form.id] ?? ''}
            error={problems[form.id]}
            onChange={(event) => editing.type(cell, form.id, event.target.value)}
          />
          {changed.includes(form) ? (
            <div role="alert" className="mt-1 rounded border border-brass-700 bg-white p-2 text-sm">
              <p className="font-semibold">{t('editor.changed')}</p>
              <p {...writtenIn(language)} className="mt-1">
                {form.shown}
              </p>
            </div>
          ) : (
            form.own !== null &&
            form.shipped !== undefined && (
              <p className="mt-1 text-sm text-ink-700">
                {t('editor.original')}{' '}
                <span {...writtenIn(language)}>
                  <TextWithPlaceholders text={form.shipped} />
                </span>
              </p>
            )
          )}
        </div>
      ))}
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
          onClick={() => void editing.save(cell, forms)}
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
        {changed.length === 0 && isChanged(forms) && (
          <Button
            icon={RotateCcw}
            variant="quiet"
            className="ms-auto py-1"
            onClick={() => void editing.reset(entry, language)}
          >
            {t('editor.reset')}
          </Button>
        )}
      </div>
    </div>
  );
}
