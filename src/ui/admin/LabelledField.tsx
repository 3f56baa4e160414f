import { useId, type ReactNode } from 'react';
import { adminTexts } from '@/admin-texts';
import { cx } from '@/ui/cx';
import { describedBy, inputClass } from './field';
import { FieldNotes } from './FieldNotes';

const t = adminTexts('admin');

/** What is said of a field beside its value. */
export interface FieldWords {
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
