import { afterEach, expect, it, vi } from 'vitest';
import { share } from '@/features/public/blog/article/share';

const post = { title: 'NIE', url: 'https://example.org/blog/nie' };

afterEach(() => {
  vi.unstubAllGlobals();
});

it('uses the device’s share function', async () => {
  const shared = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share: shared });
  expect(await share(post)).toEqual({ result: 'shared' });
  expect(shared).toHaveBeenCalledWith(post);
});

it('treats a dismissed share sheet as cancelled', async () => {
  const abort = new DOMException('Share canceled', 'AbortError');
  vi.stubGlobal('navigator', { share: () => Promise.reject(abort) });
  expect(await share(post)).toEqual({ result: 'cancelled' });
});

it('reports why sharing failed, without copying', async () => {
  const writeText = vi.fn();
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError')),
    clipboard: { writeText },
  });
  expect(await share(post)).toEqual({ result: 'share-failed', reason: 'Permission denied' });
  expect(writeText).not.toHaveBeenCalled();
});

it('copies when the device cannot share', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await share(post)).toEqual({ result: 'copied' });
  expect(writeText).toHaveBeenCalledWith(post.url);
});

it('reports why copying failed, also without a clipboard', async () => {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.reject(new Error('Write permission denied.')) },
  });
  expect(await share(post)).toEqual({ result: 'copy-failed', reason: 'Write permission denied.' });
  vi.stubGlobal('navigator', {});
  expect(await share(post)).toMatchObject({ result: 'copy-failed' });
});
