import { testimonials as t } from '@/admin-texts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { type FieldErrors, FormProvider, useForm, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { BackendError } from '@/lib/errors';
import { ConfirmedAction, failureText, useSaving } from '@/lib/admin/requests';
import { formatOfficeDateTime, languageLabel } from '@/lib/admin/format';
import { SaveRow } from '@/lib/admin/SaveRow';
import { LeaveGuard } from '@/lib/admin/LeaveGuard';
import { SOURCE_LANGUAGE, type Language, LANGUAGES } from '@/site/languages';
import { Button, SelectField } from '@/ui/admin/controls';
import { LONG_TOAST_MS } from '@/ui/admin/AdminToaster';
import { ActivationFields, PictureFields } from './TestimonialFields';
import { TestimonialTexts } from './TestimonialTexts';
import { saveTestimonial, withdraw } from './queries';
import {
  FIELDS,
  columnOf,
  type Sources,
  type Testimonial,
  testimonialSchema,
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

/** The first language with an invalid field. */
function firstInvalidLanguage(errors: FieldErrors<TestimonialValues>): Language | undefined {
  return LANGUAGES.find((code) => FIELDS.some((field) => errors[columnOf(field, code)]));
}

/** Creates or edits a testimonial in all languages (PRODUCT 5). */
export function TestimonialForm({ testimonial, preview, onDone, onReload }: TestimonialFormProps) {
  // The version that the form was filled from, which detects conflicts even after a refetch.
  const [before] = useState(testimonial);
  const [language, setLanguage] = useState<Language>(SOURCE_LANGUAGE);
  const form = useForm<TestimonialValues>({
    resolver: zodResolver(testimonialSchema),
    defaultValues: valuesOf(before),
  });
  const { control, handleSubmit, formState } = form;
  const values = useWatch({ control }) as TestimonialValues;
  const [saved, setSaved] = useState(false);

  const saving = useSaving(
    ({ data, overwrite }: { data: TestimonialValues; overwrite: boolean }) =>
      saveTestimonial(data, before, overwrite),
    () => setSaved(true),
  );
  const submit = (overwrite = false) =>
    void handleSubmit(
      (data) => {
        const onSuccess = () => {
          toast(t('form.saved'));
          onDone();
        };
        if (!saving.isPending) saving.mutate({ data, overwrite }, { onSuccess });
      },
      (errors) => setLanguage((now) => firstInvalidLanguage(errors) ?? now),
    )();
  const conflict = saving.error instanceof BackendError && saving.error.kind === 'conflict';

  return (
    <FormProvider {...form}>
      <LeaveGuard dirty={formState.isDirty && !saved}>{t('form.lost')}</LeaveGuard>
      {/* Outside the form, which the submit of its dialog would reach. */}
      {before?.consent_date && (
        <div className="mb-4">
          <Withdrawal testimonial={before} onWithdrawn={() => setSaved(true)} onDone={onDone} />
        </div>
      )}
      <form
        noValidate
        className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="grid content-start gap-6 rounded bg-white p-4 sm:p-6">
          <TestimonialTexts
            language={language}
            onLanguage={setLanguage}
            sources={(before?.translation_sources ?? {}) as Sources}
          />
          <SelectField
            label={t('form.language')}
            options={LANGUAGES.map((code) => [code, languageLabel(code)])}
            {...form.register('original_language')}
          />
          <PictureFields />
          <ActivationFields />
          <div className="grid gap-3">
            <SaveRow
              saving={saving}
              problem={Object.keys(formState.errors).length > 0 && t('form.invalid')}
              failed={(error) =>
                conflict ? t('form.conflict') : t('form.notSaved', { reason: failureText(error) })
              }
            >
              <Button onClick={onDone}>{t('form.back')}</Button>
              {conflict && (
                <>
                  <Button onClick={() => submit(true)}>{t('form.mine')}</Button>
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
    </FormProvider>
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
