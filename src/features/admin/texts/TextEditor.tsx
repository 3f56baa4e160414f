import { admin as common, adminLanguage, texts as t } from '@/admin-texts';
import { Button, Problem, TextArea } from '@/ui/admin/controls';
import { writtenIn } from '@/lib/admin/format';
import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hintOf } from '@/lib/errors';
import { failureText } from '@/lib/admin/requests';
import { type Form, formsOf, isChanged, isOutdated } from './catalogue';
import { type ByForm, changeOf, isNone, type TextChange } from './changes';
import { cellProblems, examplesOf } from './checks';
import type { CellProps } from './TextCell';
import { TextWithPlaceholders } from './TextWithPlaceholders';
import { nameOf } from './useTextEditing';

const NUMBER = new Intl.NumberFormat(adminLanguage());

interface TextEditorProps extends CellProps {
  /** The text's forms as they are now. */
  forms: readonly Form[];
}

/** The editor of one text in one language, with all its plural forms. */
export function TextEditor({ texts, editing, entry, language, forms }: TextEditorProps) {
  const ref = useRef<HTMLFormElement>(null);
  /** The forms as they were when editing began. */
  const [base, setBase] = useState(forms);
  const [values, setValues] = useState<ByForm<string>>(() =>
    Object.fromEntries(forms.map(({ id, shown = '' }) => [id, shown])),
  );
  const [problems, setProblems] = useState<ByForm<string>>({});
  const hasProblems = Object.values(problems).some(Boolean);
  const changed = forms.filter(({ own }, index) => own !== base[index]?.own);
  const outdated = isOutdated(forms);
  const dirty = base.some(({ id, shown = '' }) => values[id] !== shown);
  const name = nameOf(entry, language);
  const cancel = () => editing.close(entry, language);

  const { mutate, reset, isPending, error } = useMutation({
    // One editor after the other: a translation is for the Spanish text that is saved before it.
    scope: { id: 'texts' },
    mutationFn: ({ changes }: { changes: TextChange[]; sent: typeof values; done: string }) =>
      editing.commit(changes),
    onSuccess: (_, { sent, done }) => {
      editing.announce(done);
      // What was typed meanwhile is still to be saved.
      if (sent === values) cancel();
      else setBase(formsOf(editing.latest(), language, entry));
    },
  });

  /** Saves what is typed. @param over what it replaces: of what somebody else has saved, only what was seen. */
  function save(over: readonly Form[]) {
    if (isPending) return;
    reset();
    const found = cellProblems(texts, language, entry, values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const changes = over.map((form) => changeOf(form, values[form.id] ?? ''));
    const done = t('editing.saved', { name });
    mutate({ changes: changes.filter((change) => !isNone(change)), sent: values, done });
  }

  /** Confirms that an outdated translation is right for the Spanish text of now. */
  function confirm() {
    const changes = forms.flatMap(({ id, shown, own }) =>
      shown === undefined ? [] : [{ language, id, value: shown, expected: own }],
    );
    mutate({ changes, sent: values, done: t('editing.right', { name }) });
  }

  useEffect(() => {
    const field = ref.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  // Focuses the first invalid field.
  useEffect(() => {
    if (hasProblems) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [hasProblems]);

  const tell = useEffectEvent(() => editing.open(entry, language, dirty));
  useEffect(() => tell(), [dirty]);

  return (
    // Escape in any field cancels, as the button does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={ref}
      noValidate
      data-editor={dirty ? 'unsaved' : ''}
      className="grid gap-2 bg-sea-100/60 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        save(base);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        cancel();
      }}
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
                <span className="sr-only">{name}</span>
              )
            }
            {...writtenIn(language)}
            rows={Math.min(8, Math.ceil((values[form.id]?.length ?? 0) / 32) || 1)}
            growing
            className="min-h-11 text-[0.95rem] leading-snug"
            value={values[form.id] ?? ''}
            error={problems[form.id]}
            onChange={({ target }) => {
              setValues({ ...values, [form.id]: target.value });
              setProblems({ ...problems, [form.id]: undefined });
            }}
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
          {t.rich('editor.outdated', { strong: <span className="font-semibold" /> })}
        </p>
      )}
      <Problem className="text-sm">
        {error && hintOf(error) !== 'text_changed' && failureText(error)}
      </Problem>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          className="px-4 py-1"
          aria-keyshortcuts="Control+S"
          unavailable={isPending}
          onClick={() => save(forms)}
        >
          {isPending
            ? common('common.saving')
            : changed.length > 0
              ? t('editor.saveMine')
              : common('common.save')}
        </Button>
        <Button variant="quiet" className="py-1" onClick={cancel}>
          {changed.length > 0 ? t('editor.keepTheirs') : common('common.cancel')}
        </Button>
        {outdated && !dirty && (
          <Button variant="quiet" className="py-1" onClick={confirm}>
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
    </form>
  );
}
