import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { failureText } from '@/lib/failureText';
import type { ListedPost } from './post';
import { changePost, deleteForGood, duplicatePost, moveToBin, postsKeys, restore } from './queries';
import type { RowAction } from './RowActions';

/** Long enough to read it and to reach the button. */
const UNDO_MS = 10_000;

/** What waits for a confirmation: one post, or all in the bin. */
export type Doomed = { post: ListedPost } | 'all';

/** Carries out the list's actions, says what was done, and offers to undo what can be undone. */
export function useRowActions() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [doomed, setDoomed] = useState<Doomed>();
  const refresh = useCallback(
    () => client.invalidateQueries({ queryKey: postsKeys.all }),
    [client],
  );

  const { mutate, ...row } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ action, post }: { action: RowAction; post: ListedPost }) => {
      if (action === 'hide' || action === 'show') {
        await changePost(post.id, { hidden: action === 'hide' });
      } else if (action === 'feature' || action === 'unfeature') {
        await changePost(post.id, { show_on_homepage: action === 'feature' });
      } else if (action === 'bin') {
        await moveToBin(post.id);
      } else if (action === 'restore') {
        await restore(post.id);
      } else if (action === 'duplicate') {
        await navigate(`/config-blogmr/post/${await duplicatePost(post.id, post.image)}`);
      }
    },
    onSuccess: (_data, { action, post }) => {
      if (action === 'bin') {
        toast(`«${post.title}» está en la papelera.`, {
          duration: UNDO_MS,
          action: { label: 'Deshacer', onClick: () => mutate({ action: 'restore', post }) },
        });
      } else {
        toast(DONE[action]);
      }
    },
    onError: (error) => toast.error(failureText(error), { duration: UNDO_MS }),
    onSettled: refresh,
  });

  const removal = useMutation({
    networkMode: 'always',
    mutationFn: (what: Doomed) => deleteForGood(what === 'all' ? undefined : what.post.id),
    onSuccess: (count) => {
      setDoomed(undefined);
      toast(count === 1 ? 'Entrada eliminada.' : `${count} entradas eliminadas.`);
    },
    onSettled: refresh,
  });

  const onAction = useCallback(
    (action: RowAction, post: ListedPost) => {
      if (action === 'delete') setDoomed({ post });
      else mutate({ action, post });
    },
    [mutate],
  );

  return {
    onAction,
    busyId: row.isPending ? row.variables.post.id : undefined,
    doomed,
    emptyBin: () => setDoomed('all'),
    removal: {
      problem: removal.error ? failureText(removal.error) : undefined,
      busy: removal.isPending,
      confirm: () => {
        if (doomed) removal.mutate(doomed);
      },
      cancel: () => {
        setDoomed(undefined);
        removal.reset();
      },
    },
  };
}

const DONE: Record<RowAction, string> = {
  hide: 'La entrada está oculta: solo la ve el despacho.',
  show: 'La entrada está visible desde su fecha.',
  feature: 'La entrada está en la portada.',
  unfeature: 'La entrada ya no está en la portada.',
  duplicate: 'Esta es la copia. Está oculta hasta que la muestre.',
  bin: '',
  restore: 'La entrada vuelve a estar en la lista.',
  delete: '',
};
