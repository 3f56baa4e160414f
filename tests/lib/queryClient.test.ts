import { expect, it, vi } from 'vitest';
import { createQueryClient, prefetch } from '@/lib/queryClient';

it('has the constants of SPEC 9', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    retry: 1,
    refetchOnWindowFocus: false,
  });
});

it('a prefetch fails silently after one retry', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.reject(new Error('down')));
  void prefetch(client, { queryKey: ['a'], queryFn });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

it('a prefetch is shared with the query that follows', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.resolve('answer'));
  void prefetch(client, { queryKey: ['a'], queryFn });
  expect(await client.query({ queryKey: ['a'], queryFn })).toBe('answer');
  void prefetch(client, { queryKey: ['a'], queryFn });
  expect(queryFn).toHaveBeenCalledTimes(1);
});
