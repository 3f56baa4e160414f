// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { copyImage } from '@/lib/admin/imageStore';

const ADDRESS = 'http://127.0.0.1/storage/v1/object/public/images/posts/a.webp';

it.each([
  // A hosted project answers 400 and tells the status in the body; the embedded backend sends it.
  [400, '{"statusCode":"413"}', 'invalid'],
  [400, '{"statusCode":"403"}', 'forbidden'],
  [507, '{}', 'full'],
  [500, '{}', 'server'],
  // As of a proxy.
  [413, '<html>Request Entity Too Large</html>', 'invalid'],
])('a copy that is answered with %d (%s) fails as %s', async (status, answer, kind) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(answer, { status })));
  await expect(copyImage(ADDRESS)).rejects.toMatchObject({ kind });
});

it.each([
  [new DOMException('signal timed out', 'TimeoutError'), 'timeout'],
  [new TypeError('Failed to fetch'), 'unreachable'],
])('a copy that ends with %s fails as %s', async (error, kind) => {
  vi.stubGlobal('fetch', () => Promise.reject(error));
  await expect(copyImage(ADDRESS)).rejects.toMatchObject({ kind });
});
