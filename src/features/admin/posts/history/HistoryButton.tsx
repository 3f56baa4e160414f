import { History } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import type { PostForm } from '../usePostForm';
import { Pending } from '@/lib/admin/Pending';
import { TitledDialog } from '@/ui/admin/TitledDialog';
import { useQuery } from '@tanstack/react-query';
import type { PostValues } from '../schema';
import { versionsOptions } from './queries';
import { VersionEntry } from './VersionEntry';

const t = adminTexts('posts');

/** Opens the versions of a post; a restored one is put into the form, to be read and saved. */
export function HistoryButton({ post }: { post: PostForm }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <History aria-hidden="true" className="size-5" />
        {t('history.button')}
      </Button>
      {open && <HistoryDialog post={post} onClose={() => setOpen(false)} />}
    </>
  );
}

interface HistoryDialogProps {
  post: PostForm;
  onClose: () => void;
}

/** The kept versions of a post: when each was saved, by whom and what it changed, to compare and restore. */
function HistoryDialog({ post, onClose }: HistoryDialogProps) {
  const { data: versions, error, refetch } = useQuery(versionsOptions(post.id));

  function restore(earlier: PostValues, savedAt: string) {
    post.fillIn(earlier);
    onClose();
    toast(t('history.restored', { date: formatOfficeDateTime(savedAt) }));
  }

  return (
    <TitledDialog title={t('history.title')} size="wide" onClose={onClose}>
      <p className="text-ink-700">{t('history.intro')}</p>
      {!versions && <Pending {...{ error, refetch }} />}
      <ol className="mt-4 grid gap-3">
        {versions?.map((version) => (
          <li key={version.number}>
            <VersionEntry
              id={post.id}
              version={version}
              current={post.values}
              onRestore={restore}
            />
          </li>
        ))}
      </ol>
    </TitledDialog>
  );
}
