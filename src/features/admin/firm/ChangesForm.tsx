import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { admin as t } from '@/admin-texts';
import { SaveRow } from '@/lib/admin/SaveRow';
import { useSaving } from '@/lib/admin/requests';
import type { Problems } from './values';

export interface Fields<Values> {
  values: Values;
  /** Those to be shown. */
  problems: Problems;
  onChange: (change: Partial<Values>) => void;
  isDirty: boolean;
}

interface ChangesFormProps<Values> extends Omit<
  ComponentProps<typeof SaveRow>,
  'saving' | 'children'
> {
  className: string;
  /** Whether what is wrong is told by `problemsOf` alone. */
  noValidate?: boolean;
  saved: Values;
  problemsOf: (values: Values) => Problems;
  save: (changes: Partial<Values>) => Promise<unknown>;
  children: (fields: Fields<Values>) => ReactNode;
}

/** Edits what is saved. Only what was changed is saved, since a colleague may have changed the rest. */
export function ChangesForm<Values extends object>(props: ChangesFormProps<Values>) {
  const { className, noValidate, saved, problemsOf, save, children, ...row } = props;
  const form = useRef<HTMLFormElement>(null);
  const [changes, setChanges] = useState<Partial<Values>>({});
  const [isTold, setIsTold] = useState(false);
  const saving = useSaving(save);
  const values = { ...saved, ...changes };
  const problems = problemsOf(values);
  const isValid = Object.keys(problems).length === 0;

  function submit() {
    setIsTold(true);
    // What is changed meanwhile stays.
    const onSuccess = () => setChanges((now) => (now === changes ? {} : now));
    if (isValid) saving.mutate(changes, { onSuccess });
    // Once the fields are marked.
    else setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <form
      ref={form}
      {...{ className, noValidate }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children({
        values,
        problems: isTold ? problems : {},
        onChange(part) {
          saving.reset();
          setChanges({ ...changes, ...part });
        },
        isDirty: Object.keys(changes).length > 0,
      })}
      <div className="grid gap-3">
        <SaveRow saving={saving} problem={isTold && !isValid && t('common.invalid')} {...row} />
      </div>
    </form>
  );
}
