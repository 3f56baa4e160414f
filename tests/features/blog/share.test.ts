import { afterEach, expect, it, vi } from 'vitest';
import { share } from '@/features/blog/share';

const post = { title: 'NIE', url: 'https://example.org/blog/nie' };

afterEach(() => {
  vi.unstubAllGlobals();
});

it('uses the device where it can share', async () => {
  const shared = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share: shared });
  expect(await share(post)).toEqual({ result: 'shared' });
  expect(shared).toHaveBeenCalledWith(post);
});

it('takes a closed sheet for a decision', async () => {
  const abort = new DOMException('Share canceled', 'AbortError');
  vi.stubGlobal('navigator', { share: () => Promise.reject(abort) });
  expect(await share(post)).toEqual({ result: 'cancelled' });
});

it('says why the device could not share, and does not copy then', async () => {
  const writeText = vi.fn();
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError')),
    clipboard: { writeText },
  });
  expect(await share(post)).toEqual({ result: 'share-failed', reason: 'Permission denied' });
  expect(writeText).not.toHaveBeenCalled();
});

it('copies where the device cannot share', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await share(post)).toEqual({ result: 'copied' });
  expect(writeText).toHaveBeenCalledWith(post.url);
});

it('says why it could not copy, also where there is no clipboard', async () => {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.reject(new Error('Write permission denied.')) },
  });
  expect(await share(post)).toEqual({ result: 'copy-failed', reason: 'Write permission denied.' });
  vi.stubGlobal('navigator', {});
  expect(await share(post)).toMatchObject({ result: 'copy-failed' });
});
