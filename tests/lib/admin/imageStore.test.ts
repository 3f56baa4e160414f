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
  [400, '413', 'invalid'],
  [400, '415', 'invalid'],
  [400, '403', 'forbidden'],
  [400, undefined, 'forbidden'],
  [413, undefined, 'invalid'],
  [401, undefined, 'forbidden'],
  [507, undefined, 'full'],
  [500, undefined, 'server'],
])('an upload that is answered with %d (%s) fails as %s', async (status, statusCode, kind) => {
  answerUploads(status, JSON.stringify({ statusCode, message: 'refused' }));
  const image = new Blob(['x'], { type: 'image/webp' });
  await expect(uploadImage('posts', image)).rejects.toMatchObject({ kind });
});

it('an answer that is no JSON, as of a proxy, keeps its status', async () => {
  answerUploads(413, '<html>Request Entity Too Large</html>');
  await expect(uploadImage('posts', new Blob(['x']))).rejects.toMatchObject({ kind: 'invalid' });
});
