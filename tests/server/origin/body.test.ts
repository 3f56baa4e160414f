import { expect, it } from 'vitest';
import { readBody } from '../../../server/origin/body';

it('large bodies of staff leave room for the next, once they have arrived', async () => {
  const body = new Uint8Array(4 * 1024 * 1024);
  for (let sent = 0; sent < 20; sent += 1) {
    const request = new Request('http://localhost/rest/v1/blog_posts', { method: 'POST', body });
    expect(await readBody(request, true)).toHaveLength(body.length);
  }
});
