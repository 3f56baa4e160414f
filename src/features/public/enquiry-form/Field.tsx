import { ChevronDown, CircleAlert } from 'lucide-react';
import { useTexts } from '@/i18n/language';
import { useActiveLanguages } from '@/lib/activeLanguages';
import { CHANNELS, PRACTICE_AREAS, SOURCES } from '@/site/enquiries';
import { LANGUAGE_FACTS } from '@/site/languages';
import { cx } from '@/ui/classes';
import type { EnquiryFormState } from './useEnquiryForm';
import type { EnquiryField } from './rules';

/** What sets the controls of one line apart. */
const INPUTS = {
  name: { type: 'text', autoComplete: 'name', dir: 'auto' },
  // By the other party the firm looks for a conflict of interest.
  opposing_party: { type: 'text', autoComplete: 'off', dir: 'auto' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
} as const;

/** The values and texts of each select; one that need not be chosen begins with an empty value. */
function useOptions() {
  const t = useTexts('contact');
  const languages = useActiveLanguages();
  return {
    practice_area: [
      ['', t('survey.choose')],
      ...PRACTICE_AREAS.map((area) => [
        area,
        area === 'other' ? t('survey.otherArea') : t(`footer.services.${area}`),
      ]),
    ],
    channel: CHANNELS.map((channel) => [channel, t(`survey.channels.${channel}`)]),
    language: languages.map((code) => [code, LANGUAGE_FACTS[code].name]),
    source: [
      ['', t('survey.sourceNone')],
      ...SOURCES.map((source) => [source, t(`survey.sources.${source}`)]),
    ],
  };
}

type SelectName = keyof ReturnType<typeof useOptions>;

/** The props that connect a control to its hint and error. */
export function controlProps(form: EnquiryFormState, name: EnquiryField, describedBy?: string) {
  const id = form.fieldId(name);
  const invalid = form.errors[name] !== undefined;
  return {
    id,
    name,
    required: !form.isOptional(name),
    'aria-invalid': invalid,
    'aria-describedby': cx(describedBy, invalid && `${id}-error`) || undefined,
    onBlur: () => form.touch(name),
  };
}

type FieldName = keyof typeof INPUTS | SelectName | 'message';

interface FieldProps {
  form: EnquiryFormState;
  name: FieldName;
  /** The id of the text that names the alternative, where one of two fields is required. */
  insteadOf?: string | undefined;
}

/** A label, a control, its hint and its error. */
export function Field({ form, name, insteadOf }: FieldProps) {
  const t = useTexts('contact');
  const id = form.fieldId(name);
  const hints: Partial<Record<FieldName, string>> = {
    opposing_party: t(form.booking ? 'booking.opponentHint' : 'survey.hints.opposing_party'),
    message: t(form.booking ? 'booking.messageHint' : 'survey.hints.message'),
    phone: t('survey.hints.phone'),
  };
  const hint = hints[name] && (
    <p id={`${id}-hint`} className="mt-1 text-ink-700">
      {hints[name]}
    </p>
  );
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        <span>{t(`survey.fields.${name}`)}</span>
        {form.isOptional(name) && !insteadOf && (
          <span className="font-normal text-ink-700"> ({t('survey.optional')})</span>
        )}
      </label>
      {/* That of the phone below it, to align it with the field beside it. */}
      {name !== 'phone' && hint}
      <Control form={form} name={name} insteadOf={insteadOf} hintId={hint && `${id}-hint`} />
      {name === 'phone' && hint}
      <FieldError form={form} name={name} />
    </div>
  );
}

function Control({ form, name, insteadOf, hintId }: FieldProps & { hintId?: string | undefined }) {
  const options = useOptions();
  const value = form.values[name];
  const { required, ...props } = {
    ...controlProps(form, name, cx(insteadOf, hintId)),
    value,
    onChange: ({ target }: { target: { value: string } }) => form.change({ [name]: target.value }),
  };
  const className = cx(
    'mt-2 block min-h-12 w-full rounded-lg border bg-white px-4 py-2.5 text-ink-900',
    props['aria-invalid'] ? 'border-2 border-terracotta-600' : 'border-ink-500',
  );
  if (name in INPUTS) {
    const own = INPUTS[name as keyof typeof INPUTS];
    return <input {...props} {...own} required={required && !insteadOf} className={className} />;
  }
  if (name === 'message') {
    const rows = form.booking ? 3 : 7;
    const resized = cx(className, 'resize-y');
    return <textarea {...props} required={required} rows={rows} dir="auto" className={resized} />;
  }
  return (
    <div className="relative">
      <select
        {...props}
        autoComplete={name === 'language' ? 'language' : undefined}
        // `required` is valid only in a list that begins with an empty option.
        aria-required={required}
        className={cx(className, 'appearance-none pe-12')}
      >
        {options[name as SelectName].map(([option, text]) => (
          <option key={option} value={option} lang={name === 'language' ? option : undefined}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-ink-700" />
    </div>
  );
}

/** A field's error message; nothing without one. */
export function FieldError({ form, name }: { form: EnquiryFormState; name: EnquiryField }) {
  const t = useTexts('contact');
  const error = form.errors[name];
  if (!error) return null;
  return (
    <p
      id={`${form.fieldId(name)}-error`}
      className="mt-2 flex items-start gap-2 font-semibold text-terracotta-700"
    >
      <CircleAlert className="mt-1 size-4 shrink-0" />
      <span>{t(`survey.errors.${error}`)}</span>
    </p>
  );
}
