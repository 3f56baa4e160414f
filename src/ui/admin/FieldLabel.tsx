import type { ReactNode } from 'react';
import { adminTexts } from '@/admin-texts';

const t = adminTexts('admin');

interface FieldLabelProps {
  htmlFor: string;
  required: boolean | undefined;
  children: ReactNode;
  /** At the end of the line, such as a character counter. */
  aside?: ReactNode;
}

/** The label of a field, which shows whether it is required. */
export function FieldLabel({ htmlFor, required, children, aside }: FieldLabelProps) {
  return (
    <div className="mb-1 flex flex-wrap items-baseline gap-x-2">
      <label htmlFor={htmlFor} className="font-semibold">
        {children}
      </label>
      {required && (
        <span aria-hidden="true" className="text-sm text-ink-700">
          {t('required')}
        </span>
      )}
      {aside && <div className="ms-auto">{aside}</div>}
    </div>
  );
}
