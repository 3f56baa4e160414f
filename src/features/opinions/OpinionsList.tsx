import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '@/lib/failureText';
import { buttonClass } from '@/ui/button';
import type { Opinion } from './opinion';
import { OpinionItem } from './OpinionItem';
import { deleteOpinion, type DeletedOpinion, opinionsKeys, restoreOpinion } from './queries';

/** The opinions in the order of the public carousel; the last one deleted can be brought back. */
export function OpinionsList({ opinions }: { opinions: readonly Opinion[] }) {
  const client = useQueryClient();
  const [deleted, setDeleted] = useState<DeletedOpinion>();
  const refresh = () => client.invalidateQueries({ queryKey: opinionsKeys.all });
  const remove = useMutation({
    mutationFn: deleteOpinion,
    onSuccess: (one) => {
      setDeleted(one);
      return refresh();
    },
  });
  const restore = useMutation({
    mutationFn: restoreOpinion,
    onSuccess: () => {
      setDeleted(undefined);
      return refresh();
    },
  });
  // The button that was pressed is gone with its opinion.
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (deleted) undo.current?.focus();
  }, [deleted]);
  const shown = opinions.filter(({ active }) => active).length;
  const problem = remove.error ?? restore.error;

  return (
    <>
      <p role="status" className="mb-2 text-sm text-ink-700">
        {opinions.length === 1 ? '1 opinión' : `${opinions.length} opiniones`}, {shown}{' '}
        {shown === 1 ? 'visible' : 'visibles'}. En el orden en que se ven.
      </p>
      <div role="status">
        {deleted && (
          <p className="mb-4 flex flex-wrap items-center gap-3 rounded bg-sea-100 p-3">
            <span className="font-semibold">
              Se ha borrado la opinión de {deleted.opinion.texts.es.name}.
            </span>
            <button
              ref={undo}
              type="button"
              className={buttonClass('secondary', 'bg-white px-4')}
              disabled={restore.isPending}
              onClick={() => restore.mutate(deleted)}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              Deshacer
            </button>
          </p>
        )}
        {restore.isSuccess && !deleted && (
          <p className="mb-4 rounded bg-sea-100 p-3 font-semibold">
            La opinión ha vuelto a su sitio.
          </p>
        )}
      </div>
      <p role="alert" className="mb-2 font-semibold text-terracotta-700 empty:hidden">
        {problem && failureText(problem)}
      </p>
      {opinions.length === 0 && (
        <p className="rounded bg-white p-6">
          Todavía no hay opiniones. Cree la primera con «Nueva opinión»; hasta que haya alguna
          visible, la sección no aparece en la web.
        </p>
      )}
      <ol className="grid gap-3">
        {opinions.map((opinion) => (
          <OpinionItem
            key={opinion.id}
            opinion={opinion}
            deleting={remove.isPending}
            onDelete={() => {
              restore.reset();
              remove.mutate(opinion);
            }}
          />
        ))}
      </ol>
    </>
  );
}
