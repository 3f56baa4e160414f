import type { QueryKey } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { SaveRow } from './SaveRow';
import { useSaving } from './useSaving';

interface DataFormProps extends Omit<ComponentProps<typeof SaveRow>, 'saving' | 'children'> {
  className?: string;
  /** Saves what its fields have, by their names. */
  save: (values: Record<string, string>) => Promise<unknown>;
  /** What is read again afterwards. */
  changes: QueryKey;
  /** Whether it is emptied for the next one. */
  adds?: boolean;
  /** Further buttons. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form whose fields keep their own values, with the row that saves them. */
export function DataForm(props: DataFormProps) {
  const { className, save, changes, adds, aside, children, ...row } = props;
  const form = useRef<HTMLFormElement>(null);
  const saving = useSaving(save, changes, () => {
    if (adds) form.current?.reset();
  });
  return (
    <form
      ref={form}
      className={className}
      onChange={() => {
        if (!saving.isPending) saving.reset();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const values = Object.fromEntries(new FormData(event.currentTarget));
        if (!saving.isPending) saving.mutate(values as Record<string, string>);
      }}
    >
      {children}
      <div className="col-span-full grid gap-3">
        <SaveRow saving={saving} {...row}>
          {aside}
        </SaveRow>
      </div>
    </form>
  );
}
