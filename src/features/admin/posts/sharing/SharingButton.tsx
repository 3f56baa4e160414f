import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '@/ui/button';
import type { PostForm } from '../usePostForm';
import { reviewsOptions } from './queries';
import { SharingDialog } from './SharingDialog';

/** Opens what goes to people without an account, and names how many of their notes are waiting. */
export function SharingButton({ post }: { post: PostForm }) {
  const [open, setOpen] = useState(false);
  const { data } = useQuery(reviewsOptions(post.id));
  const waiting = data?.notes.filter((note) => !note.settled).length ?? 0;
  return (
    <>
      <button type="button" className={buttonClass('secondary')} onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" className="size-5" />
        Compartir{waiting > 0 && ` (${waiting === 1 ? '1 nota' : `${waiting} notas`})`}
      </button>
      {open && <SharingDialog post={post} onClose={() => setOpen(false)} />}
    </>
  );
}
