import { type ComponentProps, type ReactNode, useRef } from 'react';
import { SaveRow } from './SaveRow';
import { useSaving } from './requests';

export type Changes = Record<string, string | undefined>;

/** Changed texts as the database has them, null for none. */
export const textsOf = (changes: Changes) =>
  Object.fromEntries(Object.entries(changes).map(([name, text]) => [name, text?.trim() || null]));

interface DataFormProps extends Omit<ComponentProps<typeof SaveRow>, 'saving' | 'children'> {
  className?: string;
  /**
   * Saves what its fields have, by their names.
   * @param changes those that were changed since it was saved last, without a value where one has none.
   */
  save: (values: Record<string, string>, changes: Changes) => Promise<unknown>;
  /** Whether what is shown is read again afterwards. */
  readsAgain?: boolean;
  /** Whether it is emptied for the next one. */
  adds?: boolean;
  /** Further buttons. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form whose fields keep their own values, with the row that saves them. */
export function DataForm(props: DataFormProps) {
  const { className, save, readsAgain, adds, aside, children, ...row } = props;
  const form = useRef<HTMLFormElement>(null);
  const changed = useRef(new Set<string>());
  const saving = useSaving(
    async (values: Record<string, string>) => {
      // What is changed meanwhile is for the next time.
      const sent = changed.current;
      changed.current = new Set();
      const changes = Object.fromEntries([...sent].map((name) => [name, values[name]]));
      await save(values, changes).catch((error: unknown) => {
        changed.current = new Set([...sent, ...changed.current]);
        throw error;
      });
    },
    () => {
      if (adds) form.current?.reset();
    },
    readsAgain,
  );
  return (
    <form
      ref={form}
      className={className}
      onChange={({ target }) => {
        changed.current.add((target as unknown as HTMLInputElement).name);
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
