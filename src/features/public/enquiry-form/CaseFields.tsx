import { useTexts } from '@/i18n/language';
import { firm } from '@/site/firm';
import { cx } from '@/ui/classes';
import { RadioCard } from '@/ui/RadioCard';
import { CallNow } from './CallNow';
import { controlClass, Field, SelectField, TextField } from './Field';
import { FIELD_LENGTHS } from './rules';
import type { EnquiryFormState } from './useEnquiryForm';
import { PRACTICE_AREAS, URGENCIES } from '@/site/enquiries';

/** The fields about the case: practice area, urgency, other party, message. */
export function CaseFields({ form }: { form: EnquiryFormState }) {
  const t = useTexts('contact');
  const { urgency } = form.values;
  return (
    <>
      <AreaField form={form} />
      <UrgencyField form={form} />
      <div role="status" className="empty:hidden">
        {urgency !== 'normal' && <CallNow urgency={urgency} />}
      </div>
      <TextField
        form={form}
        name="opposing_party"
        optional
        hint={t('survey.hints.opposing_party')}
      />
      <MessageField form={form} rows={7} hint={t('survey.hints.message')} />
    </>
  );
}

export function AreaField({ form }: { form: EnquiryFormState }) {
  const t = useTexts('contact');
  return (
    <SelectField
      form={form}
      name="practice_area"
      options={[
        { value: '', label: t('survey.choose') },
        ...PRACTICE_AREAS.map((value) => ({
          value,
          label: value === 'other' ? t('survey.otherArea') : t(`footer.services.${value}`),
        })),
      ]}
    />
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
  const remaining = FIELD_LENGTHS.message.max - Array.from(values.message.trim()).length;
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

/** How urgent it is: one of a few visible options, always one of them. */
function UrgencyField({ form }: { form: EnquiryFormState }) {
  const t = useTexts('contact');
  const { values, change } = form;
  const options = URGENCIES.filter((value) => value !== 'detained' || firm.detention.takes);
  return (
    <fieldset>
      <legend className="font-semibold">{t('survey.fields.urgency')}</legend>
      <div className="mt-2 grid gap-2">
        {options.map((urgency, index) => (
          <RadioCard
            key={urgency}
            id={index === 0 ? form.fieldId('urgency') : undefined}
            name="urgency"
            value={urgency}
            checked={urgency === values.urgency}
            // Whoever is in custody cannot wait for a mail.
            onChange={() =>
              change({ urgency, ...(urgency === 'detained' && { channel: 'call' as const }) })
            }
          >
            <span className="min-w-0">{t(`survey.urgencies.${urgency}`)}</span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
