import { Pending } from '@/lib/admin/Pending';
import { adminTexts } from '@/admin-texts';
import { TitledDialog } from '@/ui/admin/TitledDialog';
import { useQuery } from '@tanstack/react-query';
import type { PostValues } from '../schema';
import { versionsOptions } from './queries';
import { VersionEntry } from './VersionEntry';

const t = adminTexts('posts');

interface HistoryDialogProps {
  id: string;
  /** What is in the editor now, with which versions are compared. */
  current: PostValues;
  onRestore: (values: PostValues, savedAt: string) => void;
  onClose: () => void;
}

/** The kept versions of a post: when each was saved, by whom and what it changed, to compare and restore. */
export function HistoryDialog({ id, current, onRestore, onClose }: HistoryDialogProps) {
  const { data: versions, error, refetch } = useQuery(versionsOptions(id));
  return (
    <TitledDialog title={t('history.title')} size="wide" onClose={onClose}>
      <p className="text-ink-700">{t('history.intro')}</p>
      {!versions && <Pending {...{ error, refetch }} />}
      <ol className="mt-4 grid gap-3">
        {versions?.map((version) => (
          <li key={version.number}>
            <VersionEntry id={id} version={version} current={current} onRestore={onRestore} />
          </li>
        ))}
      </ol>
    </TitledDialog>
  );
}
