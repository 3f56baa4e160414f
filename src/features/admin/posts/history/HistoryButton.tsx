import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { toast } from 'sonner';
import { adminTexts } from '@/admin-texts';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { Pending } from '@/lib/admin/Pending';
import { DialogButton } from '@/ui/admin/DialogButton';
import type { PostForm } from '../usePostForm';
import { versionsOptions } from './queries';
import { VersionEntry } from './VersionEntry';

const t = adminTexts('posts');

/** Opens the versions of a post; a restored one is put into the form, to be read and saved. */
export function HistoryButton({ post }: { post: PostForm }) {
  return (
    <DialogButton icon={History} label={t('history.button')} title={t('history.title')}>
      {(close) => <Versions post={post} onRestored={close} />}
    </DialogButton>
  );
}

/** The kept versions of a post: when each was saved, by whom and what it changed, to compare and restore. */
function Versions({ post, onRestored }: { post: PostForm; onRestored: () => void }) {
  const { data: versions, error, refetch } = useQuery(versionsOptions(post.id));
  return (
    <>
      <p className="text-ink-700">{t('history.intro')}</p>
      {!versions && <Pending {...{ error, refetch }} />}
      <ol className="mt-4 grid gap-3">
        {versions?.map((version) => (
          <li key={version.version}>
            <VersionEntry
              id={post.id}
              version={version}
              current={post.values}
              onRestore={(earlier) => {
                post.fillIn(earlier);
                onRestored();
                toast(t('history.restored', { date: formatOfficeDateTime(version.saved_at) }));
              }}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
