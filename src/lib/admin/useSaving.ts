import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Saves a change and reads what has the key again; `onSaved` is called before that. It is read again
 * after a failure too, since somebody else may have changed it, but the failure is told at once.
 */
export function useSaving<Saved, Change = void>(
  save: (change: Change) => Promise<Saved>,
  queryKey: QueryKey,
  onSaved?: (saved: Saved, change: Change) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => save(change),
    onSuccess: (saved, change) => onSaved?.(saved, change),
    onSettled: (_saved, error) => {
      const again = client.invalidateQueries({ queryKey });
      return error ? undefined : again;
    },
  });
}
