import { Pending } from '@/lib/admin/Pending';
import { adminTexts } from '@/admin-texts';
import { TitledDialog } from '@/ui/admin/TitledDialog';
import { useQuery } from '@tanstack/react-query';
import type { PostForm } from '../usePostForm';
import { ApprovalList } from './ApprovalList';
import { LinkForm } from './LinkForm';
import { LinkList } from './LinkList';
import { NoteList } from './NoteList';
import { reviewsOptions } from './queries';

const t = adminTexts('post-translation');

interface SharingDialogProps {
  post: PostForm;
  onClose: () => void;
}

/** What people without an account are given of a post, and what they have answered. */
export function SharingDialog({ post, onClose }: SharingDialogProps) {
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
