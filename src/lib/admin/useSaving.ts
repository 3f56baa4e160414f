import { hashKey, type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Saves a change and reads all that is shown again; `onSaved` is called before that. It is read
 * again after a failure too, since somebody else may have changed it, but the failure is told at
 * once. The same change again while it is being saved is the second click of a double click, for
 * which `isPending` comes too late.
 * @param readsAgain unless it changes nothing, as signing in again to a session that has ended.
 */
export function useSaving<Saved, Change = void>(
  save: (change: Change) => Promise<Saved>,
  onSaved?: (saved: Saved, change: Change) => void,
  readsAgain = true,
) {
  const client = useQueryClient();
  const running = useRef<string>(undefined);
  const mutation = useMutation({
    mutationFn: (change: Change) => save(change),
    onSuccess: (saved, change) => onSaved?.(saved, change),
    onSettled: (_saved, error) => {
      running.current = undefined;
      // What is read for the first time is read already, and may take long.
      const predicate = ({ state }: Query) => state.status !== 'pending';
      const again = readsAgain && client.invalidateQueries({ predicate });
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
