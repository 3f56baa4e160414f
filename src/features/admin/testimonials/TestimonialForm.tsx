import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'sonner';
import { testimonials as t } from '@/admin-texts';
import { BackendError } from '@/lib/errors';
import { ConfirmedAction, failureText, useSaving } from '@/lib/admin/requests';
import { formatOfficeDateTime, LANGUAGE_OPTIONS } from '@/lib/admin/format';
import { SaveRow } from '@/lib/admin/SaveRow';
import { LeaveGuard } from '@/lib/admin/LeaveGuard';
import { SOURCE_LANGUAGE, type Language, LANGUAGES } from '@/site/languages';
import { Button, SelectField } from '@/ui/admin/controls';
import { LONG_TOAST_MS } from '@/ui/admin/AdminToaster';
import { ActivationFields, field, PictureFields, TestimonialTexts } from './TestimonialFields';
import { saveTestimonial, withdraw } from './queries';
import {
  columnOf,
  FIELDS,
  problemsIn,
  type Sources,
  type Testimonial,
  type TestimonialValues,
  valuesOf,
} from './testimonial';

interface TestimonialFormProps {
  /** Null for a new one. */
  testimonial: Testimonial | null;
  /** Renders the testimonial as the public sees it in a language. */
  preview: (values: TestimonialValues, language: Language) => ReactNode;
  /** Called after saving and on cancel. */
  onDone: () => void;
  /** Resets the form to what is stored now. */
  onReload: () => void;
}

/** Creates or edits a testimonial in all languages (PRODUCT 5). */
export function TestimonialForm({ testimonial, preview, onDone, onReload }: TestimonialFormProps) {
  // The version that the form was filled from, which detects conflicts even after a refetch.
  const [before] = useState(testimonial);
  const [initial] = useState(() => valuesOf(before));
  const [values, setValues] = useState(initial);
  const [language, setLanguage] = useState<Language>(SOURCE_LANGUAGE);
  const [checked, setChecked] = useState(false);
  const [saved, setSaved] = useState(false);
  const problems = checked ? problemsIn(values) : {};
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);
  const change = (changes: Partial<TestimonialValues>) =>
    setValues((now) => ({ ...now, ...changes }));
  const fields = { values, problems, change };

  const saving = useSaving(
    (overwrite: boolean) => saveTestimonial(values, before, overwrite),
    () => setSaved(true),
  );
  function submit(event: SyntheticEvent, overwrite = false) {
    event.preventDefault();
    const found = problemsIn(values);
    if (Object.keys(found).length === 0) {
      const onSuccess = () => {
        toast(t('form.saved'));
        onDone();
      };
      saving.mutate(overwrite, { onSuccess });
      return;
    }
    const isWrong = (code: Language) => FIELDS.some((field) => found[columnOf(field, code)]);
    flushSync(() => {
      setChecked(true);
      setLanguage(LANGUAGES.find(isWrong) ?? language);
    });
    document.querySelector<HTMLElement>('form [aria-invalid]')?.focus();
  }
  const conflict = saving.error instanceof BackendError && saving.error.kind === 'conflict';
  const sources = before?.translation_sources as Sources | undefined;

  return (
    <>
      <LeaveGuard dirty={isDirty && !saved}>{t('form.lost')}</LeaveGuard>
      {/* Outside the form, which the submit of its dialog would reach. */}
      {before?.consent_date && (
        <div className="mb-4">
          <Withdrawal testimonial={before} onWithdrawn={() => setSaved(true)} onDone={onDone} />
        </div>
      )}
      <form
        noValidate
        className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        onSubmit={submit}
      >
        <div className="grid content-start gap-6 rounded bg-white p-4 sm:p-6">
          <TestimonialTexts
            {...fields}
            language={language}
            onLanguage={setLanguage}
            source={initial.outdated_languages.includes(language) ? sources?.[language] : undefined}
          />
          <SelectField
            {...field('original_language')}
            options={LANGUAGE_OPTIONS}
            value={values.original_language}
            onChange={({ target }) => change({ original_language: target.value as Language })}
          />
          <PictureFields {...fields} />
          <ActivationFields {...fields} />
          <div className="grid gap-3">
            <SaveRow
              saving={saving}
              problem={Object.keys(problems).length > 0 && t('form.invalid')}
              failed={(error) =>
                conflict ? t('form.conflict') : t('form.notSaved', { reason: failureText(error) })
              }
            >
              <Button onClick={onDone}>{t('form.back')}</Button>
              {conflict && (
                <>
                  <Button onClick={(event) => submit(event, true)}>{t('form.mine')}</Button>
                  <Button variant="quiet" onClick={onReload}>
                    {t('form.theirs')}
                  </Button>
                </>
              )}
            </SaveRow>
          </div>
        </div>
        <aside aria-label={t('form.preview')} className="min-w-0 xl:sticky xl:top-4 xl:self-start">
          <h2 className="mb-3 text-xl">{t('form.previewTitle')}</h2>
          {preview(values, language)}
        </aside>
      </form>
    </>
  );
}

interface WithdrawalProps {
  testimonial: Testimonial;
  /** Called first: nothing in the form is to be saved any more. */
  onWithdrawn: () => void;
  onDone: () => void;
}

/** Withdraws the consent to a testimonial, or says when that was. */
function Withdrawal({ testimonial, onWithdrawn, onDone }: WithdrawalProps) {
  if (testimonial.withdrawn_at) {
    return (
      <p className="rounded border-s-4 border-brass-400 bg-limestone-100 p-3">
        {t('withdrawal.since', { when: formatOfficeDateTime(testimonial.withdrawn_at) })}
      </p>
    );
  }
  return (
    <ConfirmedAction
      className="justify-self-start"
      label={t('withdrawal.record')}
      title={t('withdrawal.title')}
      confirm={t('withdrawal.confirm')}
      action={() => withdraw(testimonial).then(onWithdrawn)}
      onDone={() => {
        toast(t('withdrawal.done'), { duration: LONG_TOAST_MS });
        onDone();
      }}
      failed={(error) => t('withdrawal.failed', { reason: failureText(error) })}
    >
      <p>{t('withdrawal.about')}</p>
    </ConfirmedAction>
  );
}
