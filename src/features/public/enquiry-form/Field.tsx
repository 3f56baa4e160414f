import { ChevronDown, CircleAlert } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useTexts } from '@/i18n/language';
import { cx } from '@/ui/classes';
import type { EnquiryFormState } from './useEnquiryForm';
import type { EnquiryField } from './values';

interface FieldProps {
  form: EnquiryFormState;
  name: EnquiryField;
  optional?: boolean;
  /** The id of the text that names the alternative, where one of two fields is required. */
  insteadOf?: string | undefined;
  hint?: ReactNode;
  /** Puts the hint below the control, to align it with the field beside it. */
  hintBelow?: boolean;
  children: (control: ReturnType<typeof controlProps>) => ReactNode;
}

/** The classes of a text field or select. */
export function controlClass(invalid: boolean, extra?: string): string {
  return cx(
    'mt-2 block min-h-12 w-full rounded-lg border bg-white px-4 py-2.5 text-ink-900',
    invalid ? 'border-2 border-terracotta-600' : 'border-ink-500',
    extra,
  );
}

/** The props that connect a control to its hint and error. */
export function controlProps(
  form: EnquiryFormState,
  name: EnquiryField,
  { optional = false, hasHint = false, insteadOf = '' } = {},
) {
  const id = form.fieldId(name);
  const invalid = form.errors[name] !== undefined;
  const describedBy = [insteadOf, hasHint && `${id}-hint`, invalid && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    name,
    required: !optional && !insteadOf,
    'aria-invalid': invalid,
    'aria-describedby': describedBy || undefined,
    onBlur: () => form.touch(name),
  };
}

/** A label, a control, its hint and its error. */
export function Field({
  form,
  name,
  optional = false,
  insteadOf,
  hint,
  hintBelow,
  children,
}: FieldProps) {
  const t = useTexts('contact');
  const id = form.fieldId(name);
  const hintLine = hint && (
    <p id={`${id}-hint`} className="mt-1 text-ink-700">
      {hint}
    </p>
  );
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        <span>{t(`survey.fields.${name}`)}</span>
        {optional && !insteadOf && (
          <span className="font-normal text-ink-700"> ({t('survey.optional')})</span>
        )}
      </label>
      {!hintBelow && hintLine}
      {children(controlProps(form, name, { optional, hasHint: Boolean(hint), insteadOf }))}
      {hintBelow && hintLine}
      <FieldError form={form} name={name} />
    </div>
  );
}

/** What sets the controls of one line apart. */
const INPUTS = {
  name: { type: 'text', autoComplete: 'name', dir: 'auto' },
  // By the other party the firm looks for a conflict of interest.
  opposing_party: { type: 'text', autoComplete: 'off', dir: 'auto' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
} satisfies Partial<Record<EnquiryField, InputHTMLAttributes<HTMLInputElement>>>;

interface TextFieldProps extends Omit<FieldProps, 'name' | 'children'> {
  name: keyof typeof INPUTS;
}

export function TextField({ name, ...field }: TextFieldProps) {
  const { values, change } = field.form;
  return (
    <Field name={name} {...field}>
      {(control) => (
        <input
          {...control}
          {...INPUTS[name]}
          value={values[name]}
          onChange={(event) => change({ [name]: event.target.value })}
          className={controlClass(control['aria-invalid'])}
        />
      )}
    </Field>
  );
}

interface SelectFieldProps {
  form: EnquiryFormState;
  name: 'practice_area' | 'channel' | 'language' | 'source';
  options: { value: string; label: string; lang?: string }[];
  optional?: boolean;
  value?: string;
  autoComplete?: string;
}

/** A native select with its arrow at the inline end. */
export function SelectField({
  form,
  name,
  options,
  optional = false,
  value = form.values[name],
  autoComplete,
}: SelectFieldProps) {
  return (
    <Field form={form} name={name} optional={optional}>
      {({ required, ...control }) => (
        <div className="relative">
          <select
            {...control}
            autoComplete={autoComplete}
            // `required` is valid only in a list that begins with an empty option.
            aria-required={required}
            value={value}
            onChange={(event) => form.change({ [name]: event.target.value })}
            className={controlClass(control['aria-invalid'], 'appearance-none pe-12')}
          >
            {options.map(({ value: option, label, lang }) => (
              <option key={option} value={option} lang={lang}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-ink-700" />
        </div>
      )}
    </Field>
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
