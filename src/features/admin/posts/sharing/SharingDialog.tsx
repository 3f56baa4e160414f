import { useQuery } from '@tanstack/react-query';
import { failureText } from '@/lib/admin/failureText';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/Dialog';
import { Spinner } from '@/ui/Spinner';
import type { PostForm } from '../usePostForm';
import { ApprovalList } from './ApprovalList';
import { LinkForm } from './LinkForm';
import { LinkList } from './LinkList';
import { NoteList } from './NoteList';
import { reviewsOptions } from './queries';

interface SharingDialogProps {
  post: PostForm;
  onClose: () => void;
}

/** What people without an account are given of a post, and what they have answered. */
export function SharingDialog({ post, onClose }: SharingDialogProps) {
  const { data, error, refetch } = useQuery(reviewsOptions(post.id));
  return (
    <Dialog
      open
      onClose={onClose}
      labelledBy="sharing"
      className="m-auto max-h-[calc(100svh-2rem)] w-[min(52rem,calc(100%-2rem))] rounded-lg bg-white p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sharing" className="text-2xl">
          Compartir antes de publicar
        </h2>
        <button type="button" className={buttonClass('secondary')} onClick={onClose}>
          Cerrar
        </button>
      </header>
      {error && <LoadFailure onRetry={() => void refetch()}>{failureText(error)}</LoadFailure>}
      {!data && !error && <Spinner label="Cargando..." />}
      {data && (
        <div className="mt-4 grid gap-8">
          <ApprovalList approvals={data.approvals} />
          <NoteList post={post.id} notes={data.notes} />
          <LinkList post={post.id} links={data.links} />
          <LinkForm post={post.id} unsaved={post.dirty} />
        </div>
      )}
    </Dialog>
  );
}
