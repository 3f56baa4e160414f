import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '@/lib/admin/failureText';
import { type Link, linkOptions, type Review } from './queries';

interface ReviewAction<Result> {
  token: string;
  run: () => Promise<Result>;
  /** What the page shows after it; undefined to read it again, null for a link that is dead. */
  shows: (review: Review, result: Result) => Review | null | undefined;
}

/** Something that a reader sends, whose result the page then shows. */
export function useReviewAction<Result>({ token, run, shows }: ReviewAction<Result>) {
  const client = useQueryClient();
  const { queryKey } = linkOptions(token);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: run,
    onSuccess: async (result) => {
      const link = client.getQueryData(queryKey);
      const next = link?.kind === 'read' ? shows(link.review, result) : undefined;
      if (next === undefined) await client.refetchQueries({ queryKey });
      else {
        const shown: Link | null = next && { kind: 'read', review: next };
        client.setQueryData(queryKey, () => shown);
      }
    },
  });
  return {
    send: (onSent?: (result: Result) => unknown) => {
      // Known at once: `isPending` comes too late for the second click of a double click.
      if (client.isMutating() === 0) mutate(undefined, { onSuccess: (result) => onSent?.(result) });
    },
    result: data,
    busy: isPending,
    problem: error ? failureText(error) : '',
  };
}
