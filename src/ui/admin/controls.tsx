import type { LucideIcon } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
} from 'react';
import { buttonClass, type ButtonVariant, cx } from '@/ui/classes';
import { admin as t } from '@/admin-texts';

function ignore(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** The props of a control that cannot be used for now; unlike `disabled`, it keeps the focus. */
export function unavailable(isUnavailable: boolean) {
  return isUnavailable ? ({ 'aria-disabled': true, onClickCapture: ignore } as const) : {};
}

interface ButtonProps extends ComponentProps<'button'> {
  icon?: LucideIcon | undefined;
  variant?: ButtonVariant | undefined;
  /** Whether it cannot be used for now; it keeps the focus. */
  unavailable?: boolean | undefined;
}

/** A button of the admin area. */
export function Button(props: ButtonProps) {
  const { icon: Icon, variant = 'secondary', unavailable: isUnavailable = false, ...rest } = props;
  const { className, children, ...button } = rest;
  return (
    <button
      type="button"
      className={buttonClass(variant, className)}
      {...button}
      {...unavailable(isUnavailable)}
    >
      {Icon && <Icon className="size-4 shrink-0" />}
      {children}
    </button>
  );
}

/** What went wrong beside a form or a button, announced when it appears; nothing is shown without children. */
export function Problem({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p role="alert" className={cx('font-semibold text-terracotta-700 empty:hidden', className)}>
      {children}
    </p>
  );
}

/** The classes of a form field. */
export function inputClass(invalid = false, extra?: string): string {
  return cx(
    'min-h-11 w-full rounded border bg-white px-3 py-2 file:me-3 file:font-semibold',
    invalid ? 'border-terracotta-600' : 'border-ink-500',
    extra,
  );
}

/** The value of `aria-describedby`: the ids given, without the falsy ones. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** What is said of a field beside its value. */
interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown below the field and announced with it; '' or undefined for none. */
  error?: string | undefined;
}

interface LabelledFieldProps extends FieldWords {
  id?: string | undefined;
  /** Shown by the label. */
  required?: boolean | undefined;
  /** At the end of the label's line, such as a character counter. */
  aside?: ReactNode;
  className?: string | undefined;
  /** Renders the control with what ties it to the label and the notes. */
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
    className: string;
  }) => ReactNode;
}

/** A control with its label, hint and error. */
export function LabelledField(props: LabelledFieldProps) {
  const { label, hint, error, required, aside, className, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className={cx('min-w-0', className)}>
      <div className="mb-1 flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {required && (
          <span aria-hidden="true" className="text-sm text-ink-700">
            {t('required')}
          </span>
        )}
        {aside && <div className="ms-auto">{aside}</div>}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(hint ? `${id}-hint` : '', error && `${id}-error`),
        className: inputClass(Boolean(error)),
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The hint and the error below a field of an id, whose notes are `{id}-hint` and `{id}-error`. */
export function FieldNotes({ id, hint, error }: Omit<FieldWords, 'label'> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-700">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-terracotta-700">
          {error}
        </p>
      )}
    </>
  );
}

/** A labelled input with hint and error. */
export function TextField(props: ComponentProps<'input'> & FieldWords) {
  const { id, label, hint, error, className, ...input } = props;
  return (
    <LabelledField {...{ id, label, hint, error, className }} required={input.required}>
      {(control) => <input {...control} {...input} />}
    </LabelledField>
  );
}

/** Why something is done, or who asks for it, as the database takes it. */
export const WhyField = (props: ComponentProps<typeof TextField>) => (
  <TextField name="why" required minLength={3} maxLength={500} {...props} />
);

interface SelectFieldProps extends ComponentProps<'select'>, FieldWords {
  options: readonly (readonly [value: string, text: string])[];
}

/** A labelled select with hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, options, className, ...select } = props;
  return (
    <LabelledField {...{ id, label, hint, error, className }} required={select.required}>
      {(control) => (
        <select {...control} {...select}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
}

interface TextAreaProps extends ComponentProps<'textarea'>, FieldWords {
  /** Beside the label, such as a character counter. */
  aside?: ReactNode;
  /** Whether it grows with its text, between the minimum and maximum of `className`. */
  growing?: boolean;
}

/** A labelled textarea with hint and error. */
export function TextArea(props: TextAreaProps) {
  const { id: givenId, label, hint, error, aside, growing, className, ...area } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  useGrowth(id, growing);
  return (
    <LabelledField {...{ id, label, hint, error, aside }} required={area.required}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          className={cx(
            control.className,
            'block resize-y',
            growing && 'field-sizing-content',
            className,
          )}
        />
      )}
    </LabelledField>
  );
}

/** A substitute for `field-sizing: content` in Safari, run after each render. */
function useGrowth(id: string, growing = false): void {
  useLayoutEffect(() => {
    const area = document.getElementById(id);
    if (!growing || !area || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  });
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A labelled checkbox with a touch-sized target. */
export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-terracotta-600" {...input} />
      <span>
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-sm text-ink-700">{hint}</span>}
      </span>
    </label>
  );
}
