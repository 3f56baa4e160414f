import type { QueryKey } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { Problem } from '@/ui/admin/Problem';
import { failureText } from './failureText';
import { useSaving } from './useSaving';

const t = adminTexts('admin');

interface RemovableListProps<Row> {
  rows: readonly Row[];
  /** Identifies a row, its name, and what is shown of it where that is more. */
  summary: (row: Row) => { key: string; name: string; shown?: ReactNode };
  remove: (row: Row) => Promise<unknown>;
  /** What is read again afterwards. */
  changes: QueryKey;
}

/** Rows with a button each, which removes them at once. */
export function RemovableList<Row>({ rows, summary, remove, changes }: RemovableListProps<Row>) {
  const { mutate, error, isPending } = useSaving(remove, changes);
  return (
    <>
      <ul className="max-w-xl divide-y divide-limestone-200">
        {rows.map((row) => {
          const { key, name, shown = <bdi>{name}</bdi> } = summary(row);
          return (
            <li key={key} className="flex items-center justify-between gap-3">
              <span className="[overflow-wrap:anywhere]">{shown}</span>
              <Button
                variant="quiet"
                className="shrink-0"
                unavailable={isPending}
                onClick={() => mutate(row)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
                {t('common.remove')}
                <span className="sr-only"> {name}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <Problem>{error && t('common.notRemoved', { reason: failureText(error) })}</Problem>
    </>
  );
}
