import { useTexts } from '@/i18n/useTexts';
import { firm } from '@/site/firm';
import { cx } from '@/ui/cx';
import { controlClass, Field } from './Field';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select';
import { UrgentNotice } from './UrgentNotice';
import type { EnquiryFormState } from './useEnquiryForm';
import { MAX_MESSAGE, PRACTICE_AREAS, URGENCIES } from './values';

/** The fields about the case: practice area, urgency, other party, message. */
export function CaseFields({ form }: { form: EnquiryFormState }) {
  const t = useTexts('contact');
  const { values, change } = form;
  return (
    <>
      <AreaField form={form} />
      <RadioGroup
        form={form}
        name="urgency"
        options={URGENCIES.filter((value) => value !== 'detained' || firm.detention.takes).map(
          (value) => ({ value, label: t(`survey.urgencies.${value}`) }),
        )}
        value={values.urgency}
        // Whoever is in custody cannot wait for a mail.
        onChange={(urgency) =>
          change({ urgency, ...(urgency === 'detained' && { channel: 'call' as const }) })
        }
      />
      <UrgentNotice urgency={values.urgency} />
      <OpponentField form={form} hint={t('survey.hints.opposing_party')} />
      <MessageField form={form} rows={7} hint={t('survey.hints.message')} />
    </>
  );
}

/** What it is about. */
export function AreaField({ form }: { form: EnquiryFormState }) {
  const t = useTexts('contact');
  return (
    <Field form={form} name="practice_area">
      {(control) => (
        <Select
          control={control}
          options={[
            { value: '', label: t('survey.choose') },
            ...PRACTICE_AREAS.map((value) => ({
              value,
              label: value === 'other' ? t('survey.otherArea') : t(`footer.services.${value}`),
            })),
          ]}
          value={form.values.practice_area}
          onChange={(area) => form.change({ practice_area: area })}
        />
      )}
    </Field>
  );
}

/** The other party, by which the firm looks for a conflict of interest. */
export function OpponentField({ form, hint }: { form: EnquiryFormState; hint: string }) {
  return (
    <Field form={form} name="opposing_party" optional hint={hint}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          dir="auto"
          value={form.values.opposing_party}
          onChange={(event) => form.change({ opposing_party: event.target.value })}
          className={controlClass(control['aria-invalid'])}
        />
      )}
    </Field>
  );
}

interface MessageFieldProps {
  form: EnquiryFormState;
  rows: number;
  hint: string;
  optional?: boolean;
}

/** What has happened, with the number of characters left. */
export function MessageField({ form, rows, hint, optional = false }: MessageFieldProps) {
  const t = useTexts('contact');
  const { values, change } = form;
  // In code points, as PostgreSQL counts. Text beyond the limit is kept and reported.
  const remaining = MAX_MESSAGE - Array.from(values.message.trim()).length;
  const remainingId = `${form.fieldId('message')}-remaining`;
  return (
    <Field form={form} name="message" optional={optional} hint={hint}>
      {(control) => (
        <>
          <textarea
            {...control}
            aria-describedby={cx(control['aria-describedby'], remainingId)}
            rows={rows}
            dir="auto"
            value={values.message}
            onChange={(event) => change({ message: event.target.value })}
            className={controlClass(control['aria-invalid'], 'resize-y')}
          />
          <p
            id={remainingId}
            className={cx(
              'mt-1 text-end text-sm',
              remaining < 0 ? 'font-semibold text-terracotta-700' : 'text-ink-700',
            )}
          >
            {remaining < 0
              ? t('survey.over', { count: -remaining })
              : t('survey.remaining', { count: remaining })}
          </p>
        </>
      )}
    </Field>
  );
}
