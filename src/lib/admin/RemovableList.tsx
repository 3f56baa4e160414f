import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { admin as t } from '@/admin-texts';
import { ActionButton, failureText } from './requests';

interface RemovableListProps<Row> {
  /** The accessible name of the list. */
  label?: string;
  rows: readonly Row[];
  /** Identifies a row, its name, and what is shown of it where that is more. */
  summary: (row: Row) => { key: string; name: string; shown?: ReactNode };
  remove: (row: Row) => Promise<unknown>;
}

/** Rows with a button each, which removes them at once. */
export function RemovableList<Row>(props: RemovableListProps<Row>) {
  const { label, rows, summary, remove } = props;
  return (
    <ul aria-label={label} className="divide-y divide-limestone-200">
      {rows.map((row) => {
        const { key, name, shown = <bdi>{name}</bdi> } = summary(row);
        return (
          <li key={key} className="flex items-center justify-between gap-3">
            <span className="[overflow-wrap:anywhere]">{shown}</span>
            <ActionButton
              variant="quiet"
              className="shrink-0"
              icon={Trash2}
              action={() => remove(row)}
              failed={(error) => t('common.notRemoved', { reason: failureText(error) })}
            >
              {t('common.remove')}
              <span className="sr-only"> {name}</span>
            </ActionButton>
          </li>
        );
      })}
    </ul>
  );
}
