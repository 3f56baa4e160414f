import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Pending } from './requests';

interface RecordListProps<Row, Key extends QueryKey> {
  /** Reads the records. */
  options: UseQueryOptions<Row[], Error, Row[], Key>;
  /** The accessible name of the list. */
  label: string;
  failed: string;
  /** Shown where there is no record. */
  none?: string;
  /** Identifies a record, its name, and what is said beside the name. */
  summary: (row: Row) => { key: string; name: string; note: string };
  /** The heading of the form of a new record. */
  added: string;
  /** The form of a record; without one, of a new one. */
  form: (row?: Row) => ReactNode;
}

/** Records, each opening on its form, and the form of a new one. */
export function RecordList<Row, Key extends QueryKey>(props: RecordListProps<Row, Key>) {
  const { options, label, failed, none, summary, added, form } = props;
  const id = useId();
  const { data, error, refetch } = useQuery(options);
  if (!data) return <Pending {...{ error, refetch, failed }} />;
  return (
    <>
      {none && data.length === 0 && <p>{none}</p>}
      <ul aria-label={label} className="divide-y divide-limestone-200 rounded bg-white">
        {data.map((row) => {
          const { key, name, note } = summary(row);
          return (
            <li key={key}>
              <details>
                <summary className="min-h-11 cursor-pointer p-4 font-semibold">
                  {name}
                  {note && <span className="ms-2 text-sm font-normal text-ink-700">{note}</span>}
                </summary>
                {form(row)}
              </details>
            </li>
          );
        })}
      </ul>
      <section aria-labelledby={id} className="mt-6 rounded bg-white">
        <h2 id={id} className="px-4 pt-4 text-xl">
          {added}
        </h2>
        {form()}
      </section>
    </>
  );
}
