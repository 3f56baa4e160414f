import { hashKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Saves a change and reads what has the key again; `onSaved` is called before that. It is read again
 * after a failure too, since somebody else may have changed it, but the failure is told at once. The
 * same change again while it is being saved is the second click of a double click, for which
 * `isPending` comes too late.
 */
export function useSaving<Saved, Change = void>(
  save: (change: Change) => Promise<Saved>,
  queryKey: QueryKey,
  onSaved?: (saved: Saved, change: Change) => void,
) {
  const client = useQueryClient();
  const running = useRef<string>(undefined);
  const mutation = useMutation({
    mutationFn: (change: Change) => save(change),
    onSuccess: (saved, change) => onSaved?.(saved, change),
    onSettled: (_saved, error) => {
      running.current = undefined;
      const again = client.invalidateQueries({ queryKey });
      return error ? undefined : again;
    },
  });
  const mutate: typeof mutation.mutate = (...args) => {
    const id = hashKey([args[0]]);
    if (running.current === id) return;
    running.current = id;
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}
