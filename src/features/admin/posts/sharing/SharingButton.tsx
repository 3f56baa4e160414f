import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { adminTexts } from '@/admin-texts';
import { Pending } from '@/lib/admin/Pending';
import { DialogButton } from '@/ui/admin/DialogButton';
import type { PostForm } from '../usePostForm';
import { reviewsOptions } from './queries';
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
  const { data } = useQuery(reviewsOptions(post.id));
  const links = data?.links.length ?? 0;
  const notes = data?.notes.filter((note) => !note.settled).length ?? 0;
  const counts = [
    links > 0 && t('sharing.links', { count: links }),
    notes > 0 && t('sharing.notes', { count: notes }),
  ].filter(Boolean);
  return (
    <DialogButton
      icon={Share2}
      label={t('sharing.button') + (counts.length > 0 ? ` (${counts.join(', ')})` : '')}
      title={t('sharing.title')}
    >
      {() => <Sharing post={post} />}
    </DialogButton>
  );
}

/** What people without an account are given of a post, and what they have answered. */
function Sharing({ post }: { post: PostForm }) {
  const { data, error, refetch } = useQuery(reviewsOptions(post.id));
  if (!data) return <Pending {...{ error, refetch }} />;
  return (
    <div className="grid gap-8">
      <ApprovalList approvals={data.approvals} />
      <NoteList post={post.id} notes={data.notes} />
      <LinkList post={post.id} links={data.links} />
      <LinkForm post={post.id} unsaved={post.dirty} />
    </div>
  );
}
