import { expect, it, vi } from 'vitest';
import { routeCode } from '@/app/routeCode';

it('code that is late is asked for once, and again only after it has failed', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const load = vi
    .fn<() => Promise<{ default: () => null }>>()
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
    .mockResolvedValue({ default: () => null });
  const code = routeCode(load);
  const tries = Array.from({ length: 4 }, () => code.load());
  fail(new Error('late'));
  for (const { status } of await Promise.allSettled(tries)) expect(status).toBe('rejected');
  expect(load).toHaveBeenCalledTimes(1);
  await code.load();
  await code.load();
  expect(load).toHaveBeenCalledTimes(2);
});
