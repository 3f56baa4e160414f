import { expect, it, vi } from 'vitest';
import { createQueryClient, prefetch } from '@/lib/queryClient';

it('a prefetch fails silently after one retry', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.reject(new Error('down')));
  void prefetch(client, { queryKey: ['a'], queryFn });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(queryFn).toHaveBeenCalledTimes(2);
});
