import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, originApp } from '../../../server/origin/originServer';
import { LANGUAGES } from '@/site/languages';
import { postPathOf } from '@/site/pages';
import { type BuiltSite, FILES, serveBuiltSite, SHELL } from '../../support/builtSite';
import { OTHER } from '../../support/languages';

let site: BuiltSite;

beforeAll(async () => {
  site = await serveBuiltSite();
});

afterAll(() => site.close());

describe('pages', () => {
  it('without a file are the shell: posts newer than the build, and the admin area', async () => {
    for (const path of [
      ...LANGUAGES.map((language) => postPathOf('newer-than-the-build', language)),
      '/admin-login',
      '/config-blogmr/post/new',
    ]) {
      const { status, body } = await site.ask(path);
      expect([status, String(body)], path).toEqual([200, SHELL]);
    }
  });

  it('are refused at a URL longer than 2,048 characters', async () => {
    expect((await site.ask(`/${'a'.repeat(7000)}`)).status).toBe(414);
    expect((await site.ask(`/blog?q=${'a'.repeat(7000)}`)).status).toBe(414);
    expect((await site.ask(`/blog?q=${'a'.repeat(1000)}`)).status).toBe(200);
  });

  it('are not in the answer to a missing file, or to one without an address', async () => {
    for (const path of [
      ...['/assets/gone-abc.js', '/images/gone.png', '/favicon.ico', '/%00', '/contacto%00/'],
      // Pages by file name, compressed copies, and files for hosts only.
      ...['/index.html', '/shell.html', `/${OTHER}/blog.html`, '/.vite/manifest.json'],
      ...['/index%00.html', '/feed.xml.gz', '/assets/app-abc.js.br'],
    ]) {
      const { status, headers, body } = await site.ask(path);
      expect(status, path).toBe(404);
      expect(headers['cache-control'], path).toBe('no-cache');
      expect(String(body), path).not.toContain('<');
    }
  });
});

describe('trailing slashes', () => {
  it.each([
    [`/${OTHER}/blog/?post=x`, `/${OTHER}/blog?post=x`],
    ['//elsewhere.example/a//', '/elsewhere.example/a'],
    ['/blog/caf%C3%A9%3Fx/?q=%2F', '/blog/caf%C3%A9%3Fx?q=%2F'],
  ])('redirect %s to %s', async (path, target) => {
    const { status, headers } = await site.ask(path);
    expect([status, headers.location]).toEqual([301, target]);
  });

  // Browsers read a backslash as a slash and drop control characters: '/\\host' is another site.
  it.each([
    ['/%5cevil.example/', 404],
    ['/%09//evil.example/', 404],
    ['/%0d%0aLocation:%20x/', 404],
    ['/contacto%5C', 404],
    ['/\\evil.example/', 400],
  ])('redirect nobody from %s', async (path, expected) => {
    const { status, headers } = await site.ask(path);
    expect([status, headers.location]).toEqual([expected, undefined]);
  });
});

describe('files', () => {
  it('answer 304 to a matching ETag', async () => {
    for (const path of ['/contacto', '/locales/es/common.json']) {
      const first = await site.ask(path);
      const again = await site.ask(path, { 'If-None-Match': String(first.headers.etag) });
      expect([again.status, again.body.length], path).toEqual([304, 0]);
      // With the policy of the backend that the site was built for.
      const policy = String(again.headers['content-security-policy']);
      expect(policy).toContain('https://project.example;');
    }
  });

  it('are whole while publishing replaces them: no length is read before the file', async () => {
    const env = { incoming: { url: '/contacto', method: 'GET' } } as never;
    const request = new Request('http://localhost/contacto');
    const { status, headers } = await originApp(undefined, site.dist).fetch(request, env);
    expect([status, headers.get('Content-Length')]).toEqual([200, null]);
  });

  it('are sent in part, without the ETag of the whole', async () => {
    const part = await site.ask('/locales/es/common.json', { Range: 'bytes=2-5' });
    const whole = FILES['locales/es/common.json'] ?? '';
    expect([part.status, String(part.body)]).toEqual([206, whole.slice(2, 6)]);
    expect(part.headers['content-range']).toBe(`bytes 2-5/${whole.length}`);
    expect(part.headers.etag).toBeUndefined();
    const missing = await site.ask('/nowhere', { Range: 'bytes=2-5' });
    expect([missing.status, String(missing.body)]).toEqual([404, FILES['404.html']]);
  });

  it('are compressed as the browser accepts it, but for fonts and pictures', async () => {
    for (const [path, name] of [
      ['/', 'index.html'],
      ['/images/logo.svg', 'images/logo.svg'],
    ] as const) {
      for (const [accepted, encoding, unpack] of [
        ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
        ['gzip', 'gzip', gunzipSync],
      ] as const) {
        const { headers, body } = await site.ask(path, { 'Accept-Encoding': accepted });
        expect(headers['content-encoding'], path).toBe(encoding);
        expect(headers.vary).toContain('Accept-Encoding');
        expect(String(unpack(body))).toBe(FILES[name]);
      }
      expect((await site.ask(path)).headers['content-encoding']).toBeUndefined();
    }
    for (const path of ['/assets/text-abc.woff2', '/images/og.png']) {
      const { headers } = await site.ask(path, { 'Accept-Encoding': 'br' });
      expect(headers['content-encoding'], path).toBeUndefined();
    }
  });
});

it('a path out of the folder reveals nothing', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%252e%252e/secret.txt',
  ])
    expect(String((await site.ask(path)).body), path).not.toContain('outside of the site');
});

it('reports a port that is already in use', async () => {
  const port = Number(new URL(site.url).port);
  await expect(listen(originApp(undefined), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
