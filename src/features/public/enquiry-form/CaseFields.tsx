import { useTexts } from '@/i18n/useTexts';
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
  // In code points, as PostgreSQL counts. Text beyond the limit is kept and reported.
  const remaining = MAX_MESSAGE - Array.from(values.message.trim()).length;
  return (
    <>
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
            value={values.practice_area}
            onChange={(area) => change({ practice_area: area })}
          />
        )}
      </Field>
      <RadioGroup
        name="urgency"
        options={URGENCIES.map((value) => ({ value, label: t(`survey.urgencies.${value}`) }))}
        value={values.urgency}
        onChange={(urgency) => change({ urgency })}
      />
      <UrgentNotice urgency={values.urgency} />
      <Field form={form} name="opposing_party" optional hint={t('survey.hints.opposing_party')}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            dir="auto"
            value={values.opposing_party}
            onChange={(event) => change({ opposing_party: event.target.value })}
            className={controlClass(control['aria-invalid'])}
          />
        )}
      </Field>
      <Field form={form} name="message" hint={t('survey.hints.message')}>
        {(control) => (
          <>
            <textarea
              {...control}
              aria-describedby={cx(control['aria-describedby'], 'enquiry-message-remaining')}
              rows={7}
              dir="auto"
              value={values.message}
              onChange={(event) => change({ message: event.target.value })}
              className={controlClass(control['aria-invalid'], 'resize-y')}
            />
            <p
              id="enquiry-message-remaining"
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
    </>
  );
}
