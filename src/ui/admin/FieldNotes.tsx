import type { ReactNode } from 'react';

interface FieldNotesProps {
  /** The field's, whose notes are `{id}-hint` and `{id}-error`. */
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** The hint and the error below a field. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
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
