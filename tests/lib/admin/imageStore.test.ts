// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { uploadImage } from '@/lib/admin/imageStore';

afterEach(() => vi.unstubAllGlobals());

/** Answers an upload as Storage does. */
function answerUploads(status: number, responseText: string): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = status;
      responseText = responseText;
      upload = {};
      onload?: () => void;
      open = vi.fn();
      setRequestHeader = vi.fn();
      send = () => this.onload?.();
    },
  );
}

it.each([
  // A hosted project answers 400 and tells the status in the body; the embedded backend sends it.
  [400, '{"statusCode":"413"}', 'invalid'],
  [400, '{"statusCode":"403"}', 'forbidden'],
  [507, '{}', 'full'],
  [500, '{}', 'server'],
  // As of a proxy.
  [413, '<html>Request Entity Too Large</html>', 'invalid'],
])('an upload that is answered with %d (%s) fails as %s', async (status, answer, kind) => {
  answerUploads(status, answer);
  await expect(uploadImage('posts', new Blob(['x']))).rejects.toMatchObject({ kind });
});
