import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import type { PostForm } from '../usePostForm';
import { reviewsOptions } from './queries';
import { Pending } from '@/lib/admin/Pending';
import { TitledDialog } from '@/ui/admin/TitledDialog';
import { ApprovalList } from './ApprovalList';
import { LinkForm } from './LinkForm';
import { LinkList } from './LinkList';
import { NoteList } from './NoteList';

const t = adminTexts('post-translation');

/**
 * Opens what goes to people without an account, and names how many links can be used, to read and to
 * translate, and how many of their notes are waiting.
 */
export function SharingButton({ post }: { post: PostForm }) {
  const [open, setOpen] = useState(false);
  const { data } = useQuery(reviewsOptions(post.id));
  const links = data?.links.length ?? 0;
  const notes = data?.notes.filter((note) => !note.settled).length ?? 0;
  const counts = [
    links > 0 && t('sharing.links', { count: links }),
    notes > 0 && t('sharing.notes', { count: notes }),
  ].filter(Boolean);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" className="size-5" />
        {t('sharing.button')}
        {counts.length > 0 && ` (${counts.join(', ')})`}
      </Button>
      {open && <SharingDialog post={post} onClose={() => setOpen(false)} />}
    </>
  );
}

interface SharingDialogProps {
  post: PostForm;
  onClose: () => void;
}

/** What people without an account are given of a post, and what they have answered. */
function SharingDialog({ post, onClose }: SharingDialogProps) {
  const { data, error, refetch } = useQuery(reviewsOptions(post.id));
  return (
    <TitledDialog title={t('sharing.title')} size="wide" onClose={onClose}>
      {!data && <Pending {...{ error, refetch }} />}
      {data && (
        <div className="grid gap-8">
          <ApprovalList approvals={data.approvals} />
          <NoteList post={post.id} notes={data.notes} />
          <LinkList post={post.id} links={data.links} />
          <LinkForm post={post.id} unsaved={post.dirty} />
        </div>
      )}
    </TitledDialog>
  );
}
