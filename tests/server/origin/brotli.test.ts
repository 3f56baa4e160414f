/** Debian's nginx with its module for brotli, as docs/deploy.md recommends it. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxRules } from '../../../build/hostFiles';
import { securityHeaders } from '../../../server/headers';
import { ask, type BuiltSite, serveBuiltSite } from '../../support/builtSite';
import { hasBrotli, hasNginx, startNginx } from '../../../e2e/support/nginx';

describe.skipIf(!hasNginx || !hasBrotli)('nginx with brotli_static', () => {
  let site: BuiltSite;
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    site = await serveBuiltSite();
    const rules = nginxRules(securityHeaders('https://project.example/'));
    nginx = await startNginx(site.dist, `${rules}\nbrotli_static on;`);
  });

  afterAll(async () => {
    await nginx.close();
    await site.close();
  });

  it.each(['/', '/nowhere', '/assets/app-abc.js', '/images/logo.svg', '/locales/es/common.json'])(
    'sends the copy of %s that the client accepts, with Vary and the headers of the whole file',
    async (path) => {
      const whole = await ask(nginx.url, path);
      const [small, larger] = await Promise.all(
        ['gzip, deflate, br', 'gzip'].map((accepted) =>
          ask(nginx.url, path, { 'Accept-Encoding': accepted }),
        ),
      );
      expect(small?.headers['content-encoding']).toBe('br');
      expect(String(brotliDecompressSync(small?.body ?? ''))).toBe(String(whole.body));
      expect(larger?.headers['content-encoding']).toBe('gzip');
      expect(String(gunzipSync(larger?.body ?? ''))).toBe(String(whole.body));
      for (const name of ['content-type', 'cache-control', 'content-security-policy']) {
        expect(small?.headers[name], name).toBe(whole.headers[name]);
      }
      expect(small?.headers.vary).toMatch(/accept-encoding/i);
    },
  );

  it.each(['/index.html.br', '/assets/app-abc.js.br'])('answers %s with 404', async (path) => {
    const { status } = await ask(nginx.url, path, { 'Accept-Encoding': 'br' });
    expect(status).toBe(404);
  });
});
