import { useMutation, useQueryClient } from '@tanstack/react-query';
import { holidaysKeys } from './queries';

/** Saves a change of the holidays and refetches what is computed from them. */
export function useChange<T>(save: (value: T) => Promise<void>, onSuccess?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: async () => {
      onSuccess?.();
      await client.invalidateQueries({ queryKey: holidaysKeys.all });
      await client.invalidateQueries({ queryKey: holidaysKeys.calendar });
    },
  });
}
