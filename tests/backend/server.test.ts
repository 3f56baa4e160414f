import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, originApp } from '../../backend/server';
import { LANGUAGES } from '../../src/site/languages';
import { postPathOf } from '../../src/site/pages';
import {
  type BuiltSite,
  FILES,
  NOT_FOUND,
  PAGES,
  SCRIPT,
  serveBuiltSite,
  SHELL,
} from '../support/builtSite';

let site: BuiltSite;

beforeAll(async () => {
  site = await serveBuiltSite();
});

afterAll(() => site.close());

describe('pages', () => {
  it.each(Object.keys(PAGES))('serves %s', async (path) => {
    const { status, headers, body } = await site.ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(String(body)).toBe(PAGES[path]);
  });

  it.each([
    ...LANGUAGES.map((language) => postPathOf('newer-than-the-build', language)),
    '/admin-login',
    '/config-blogmr',
    '/config-blogmr/post/new',
  ])('serves the shell at %s', async (path) => {
    const { status, body } = await site.ask(path);
    expect(status).toBe(200);
    expect(String(body)).toBe(SHELL);
  });

  it.each([
    ['/servicios', '/#services'],
    ['/de/dienstleistungen', '/de#services'],
  ])('%s leads to %s', async (path, target) => {
    const { status, headers } = await site.ask(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(target);
  });

  it('keeps the query out of the decision', async () => {
    expect((await site.ask('/blog?post=a-post')).status).toBe(200);
  });

  it.each(['/nowhere', '/es', '/de/contact', '/de/nowhere/else', '/blog/a/b', '/%E0%A4%A'])(
    'answers %s with the 404 page and its status',
    async (path) => {
      const { status, headers, body } = await site.ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(String(body)).toBe(NOT_FOUND);
    },
  );

  it('answers a missing file with 404 and no page, never to be kept', async () => {
    // What no address is: pages by their file names, and what only hosts read.
    const hidden = ['/index.html', '/shell.html', '/de/blog.html', '/.vite/manifest.json'];
    for (const path of ['/assets/gone-abc.js', '/images/gone.png', '/favicon.ico', ...hidden]) {
      const { status, headers, body } = await site.ask(path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-cache');
      expect(String(body)).not.toContain('<');
    }
  });

  it('refuses to be written to', async () => {
    expect((await site.ask('/', {}, 'POST')).status).toBe(404);
    expect((await site.ask('/assets/app-abc.js', {}, 'DELETE')).status).toBe(404);
  });
});

describe('trailing slashes', () => {
  it.each([
    ['/contacto/', '/contacto'],
    ['/de/', '/de'],
    ['/de/blog/?post=x', '/de/blog?post=x'],
    ['/nowhere/', '/nowhere'],
    ['/assets/', '/assets'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['//elsewhere.example/a//', '/elsewhere.example/a'],
  ])('%s leads to %s', async (path, target) => {
    const { status, headers } = await site.ask(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(target);
  });

  it('the home page is no such path', async () => {
    expect((await site.ask('/')).status).toBe(200);
  });
});

describe('files', () => {
  it.each([
    ['/assets/app-abc.js', /^text\/javascript/],
    ['/assets/app-abc.css', /^text\/css/],
    ['/assets/text-abc.woff2', /^font\/woff2/],
    ['/images/logo.svg', /^image\/svg\+xml/],
    ['/images/og.png', /^image\/png/],
    ['/locales/es/common.json', /^application\/json/],
    ['/feed.xml', /^application\/atom\+xml/],
  ])('%s has its content type', async (path, type) => {
    const { status, headers } = await site.ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
  });

  it('what is named by its content is kept for ever, all else asked for again', async () => {
    const cacheOf = async (path: string) => (await site.ask(path)).headers['cache-control'];
    expect(await cacheOf('/assets/app-abc.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/assets/text-abc.woff2')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/locales/es/common.json')).toBe('no-cache');
    expect(await cacheOf('/images/logo.svg')).toBe('no-cache');
  });

  it('says 304 to who has it already', async () => {
    for (const path of ['/', '/contacto', '/locales/es/common.json']) {
      const first = await site.ask(path);
      const { etag } = first.headers;
      expect(etag).toMatch(/^"/);
      const again = await site.ask(path, { 'If-None-Match': String(etag) });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers['content-security-policy']).toBeDefined();
    }
  });

  it('answers HEAD as GET, without a body', async () => {
    for (const path of ['/', '/contacto', '/assets/app-abc.js']) {
      const head = await site.ask(path, {}, 'HEAD');
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      const get = await site.ask(path);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.headers['cache-control']).toBe(get.headers['cache-control']);
    }
    expect((await site.ask('/nowhere', {}, 'HEAD')).status).toBe(404);
  });
});

describe('compression', () => {
  const DECODE: Record<string, (body: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
  };

  it.each(['br', 'gzip'])('serves the %s of pages and files', async (encoding) => {
    for (const [path, name] of [
      ['/', 'index.html'],
      ['/de/kontakt', 'de/kontakt.html'],
      ['/nowhere', '404.html'],
      ['/assets/app-abc.js', 'assets/app-abc.js'],
      ['/images/logo.svg', 'images/logo.svg'],
      ['/locales/es/common.json', 'locales/es/common.json'],
    ] as const) {
      const { headers, body } = await site.ask(path, { 'Accept-Encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(body.length).toBeLessThan(FILES[name]?.length ?? 0);
      expect(String(DECODE[encoding]?.(body))).toBe(FILES[name]);
    }
  });

  it('prefers brotli, and sends fonts, pictures and what would grow as they are', async () => {
    const accept = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
    const encodingOf = async (path: string) =>
      (await site.ask(path, accept)).headers['content-encoding'];
    expect(await encodingOf('/assets/app-abc.js')).toBe('br');
    expect(await encodingOf('/assets/text-abc.woff2')).toBeUndefined();
    expect(await encodingOf('/images/og.png')).toBeUndefined();
    expect(await encodingOf('/assets/app-abc.css')).toBeUndefined();
  });

  it('sends the plain file to who asks for no encoding', async () => {
    const { headers, body } = await site.ask('/assets/app-abc.js');
    expect(headers['content-encoding']).toBeUndefined();
    expect(String(body)).toBe(SCRIPT);
  });
});

describe('paths that lead out of the site', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/blog/..%2f..%2fsecret.txt',
  ])('%s shows nothing', async (path) => {
    const { body } = await site.ask(path);
    expect(String(body)).not.toContain('outside of the site');
  });
});

describe('security headers', () => {
  it.each(['/', '/de/kontakt', '/nowhere', '/assets/gone.js', '/contacto/'])(
    'are on %s',
    async (path) => {
      const { headers } = await site.ask(path);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain('https://project.example;');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );

  it('are not repeated with every script, which is no document', async () => {
    const { headers } = await site.ask('/assets/app-abc.js');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('content-security-policy');
  });
});

it('two servers on one port: the second says so', async () => {
  const port = Number(new URL(site.url).port);
  await expect(listen(originApp(undefined), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
