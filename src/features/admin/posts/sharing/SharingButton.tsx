import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import type { PostForm } from '../usePostForm';
import { reviewsOptions } from './queries';
import { SharingDialog } from './SharingDialog';

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
