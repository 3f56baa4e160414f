import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '@/ui/button';
import type { PostForm } from '../usePostForm';
import { reviewsOptions } from './queries';
import { SharingDialog } from './SharingDialog';

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
    links > 0 && (links === 1 ? '1 enlace' : `${links} enlaces`),
    notes > 0 && (notes === 1 ? '1 nota' : `${notes} notas`),
  ].filter(Boolean);
  return (
    <>
      <button type="button" className={buttonClass('secondary')} onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" className="size-5" />
        Compartir{counts.length > 0 && ` (${counts.join(', ')})`}
      </button>
      {open && <SharingDialog post={post} onClose={() => setOpen(false)} />}
    </>
  );
}
