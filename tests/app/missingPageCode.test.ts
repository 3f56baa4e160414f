// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStalledNavigations, stayUntilLoaded } from '@/app/missingPageCode';

const fetched = vi.fn(() => Promise.reject(new TypeError('offline')));
const state = {
  pending: { pathname: '/blog', search: '', hash: '' },
} as Parameters<typeof openStalledNavigations>[0]['state'];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for the address of a stalled navigation only until another one replaces it', async () => {
  const stop = openStalledNavigations({ state });
  const replaced = new AbortController();
  const failed = Promise.reject(new TypeError('no code'));
  const navigation = stayUntilLoaded(new URL('/blog', location.href), replaced.signal, [failed]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched.mock.calls.length).toBeGreaterThan(1);

  replaced.abort();
  await navigation;
  fetched.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).not.toHaveBeenCalled();
  stop();
});
