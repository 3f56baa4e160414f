import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, originApp } from '../../../server/origin/originServer';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf, postPathOf } from '@/site/pages';
import {
  type BuiltSite,
  FILES,
  NOT_FOUND,
  PAGES,
  serveBuiltSite,
  SHELL,
} from '../../support/builtSite';
import { OTHER } from '../../support/languages';

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
    [pathOf('services', SOURCE_LANGUAGE), '/#services'],
    [pathOf('services', OTHER), `/${OTHER}#services`],
  ])('redirects %s to %s', async (path, target) => {
    const { status, headers } = await site.ask(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(target);
  });

  it.each(['/%00', '/index%00.html', '/assets/%00.js', '/contacto%00/'])(
    'answers %s with 404 instead of an error',
    async (path) => expect((await site.ask(path)).status).toBe(404),
  );

  it('refuses a URL longer than 2,048 characters', async () => {
    expect((await site.ask(`/${'a'.repeat(7000)}`)).status).toBe(414);
    expect((await site.ask(`/blog?q=${'a'.repeat(7000)}`)).status).toBe(414);
    expect((await site.ask(`/blog?q=${'a'.repeat(1000)}`)).status).toBe(200);
  });

  it('ignores the query', async () => {
    expect((await site.ask('/blog?post=a-post')).status).toBe(200);
  });

  it.each(['/index.html.gz', '/feed.xml.gz', '/assets/app-abc.js.br', '/index.html'])(
    'has no address for a file by its name: %s',
    async (path) => {
      expect((await site.ask(path)).status).toBe(404);
    },
  );

  it.each([
    '/nowhere',
    `/${SOURCE_LANGUAGE}`,
    `/${SOURCE_LANGUAGE}${pathOf('contact', SOURCE_LANGUAGE)}`,
    `/${OTHER}/nowhere/else`,
    `${pathOf('testimonials', OTHER)}/x`,
    `${pathOf('glossary', OTHER)}/x`,
    '/blog/a/b',
    '/%E0%A4%A',
  ])('answers %s with the 404 page and its status', async (path) => {
    const { status, headers, body } = await site.ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(String(body)).toBe(NOT_FOUND);
  });

  it('answers a missing file with an uncached 404 without a page', async () => {
    // No URLs of the site: pages by file name, and files for hosts only.
    const hidden = ['/index.html', '/shell.html', `/${OTHER}/blog.html`, '/.vite/manifest.json'];
    for (const path of ['/assets/gone-abc.js', '/images/gone.png', '/favicon.ico', ...hidden]) {
      const { status, headers, body } = await site.ask(path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-cache');
      expect(String(body)).not.toContain('<');
    }
  });

  it('refuses other methods than GET and HEAD', async () => {
    for (const method of ['POST', 'DELETE', 'TRACE', 'PROPFIND']) {
      expect((await site.ask('/', {}, method)).status, method).toBe(405);
      expect((await site.ask('/assets/app-abc.js', {}, method)).status, method).toBe(405);
    }
  });
});

describe('trailing slashes', () => {
  it.each([
    ['/contacto/', '/contacto'],
    [`/${OTHER}/`, `/${OTHER}`],
    [`/${OTHER}/blog/?post=x`, `/${OTHER}/blog?post=x`],
    ['/nowhere/', '/nowhere'],
    ['/assets/', '/assets'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['//elsewhere.example/a//', '/elsewhere.example/a'],
  ])('redirects %s to %s', async (path, target) => {
    const { status, headers } = await site.ask(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(target);
  });

  // Browsers read a backslash as a slash and drop control characters: '/\\host' is another site.
  it.each([
    '/%5cevil.example/',
    '/%5C%5Cevil.example/',
    '/%09//evil.example/',
    '/%0d%0aLocation:%20x/',
    '/contacto%5C',
  ])('are not redirected in a URL with a backslash or control character: %s', async (path) => {
    const { status, headers } = await site.ask(path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
  });

  it('are not redirected in a malformed URL', async () => {
    expect((await site.ask('/\\evil.example/')).status).toBe(400);
  });

  it("keep the URL's encoding and query", async () => {
    const { status, headers } = await site.ask('/blog/caf%C3%A9%3Fx/?q=%2F');
    expect(status).toBe(301);
    expect(headers.location).toBe('/blog/caf%C3%A9%3Fx?q=%2F');
  });

  it('are not removed from the home page', async () => {
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

  it('hashed files are immutable, all others revalidated', async () => {
    const cacheOf = async (path: string) => (await site.ask(path)).headers['cache-control'];
    expect(await cacheOf('/assets/app-abc.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/assets/text-abc.woff2')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/locales/es/common.json')).toBe('no-cache');
    expect(await cacheOf('/images/logo.svg')).toBe('no-cache');
  });

  it('answers 304 to a matching ETag', async () => {
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

  it('answers HEAD as GET without a body', async () => {
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

  it('sends the requested part of a file, without the ETag of the whole', async () => {
    const part = await site.ask('/locales/es/common.json', { Range: 'bytes=2-5' });
    expect(part.status).toBe(206);
    const whole = FILES['locales/es/common.json'] ?? '';
    expect(part.headers['content-range']).toBe(`bytes 2-5/${whole.length}`);
    expect(String(part.body)).toBe(whole.slice(2, 6));
    expect(part.headers.etag).toBeUndefined();
    const missing = await site.ask('/nowhere', { Range: 'bytes=2-5' });
    expect(missing.status).toBe(404);
    expect(missing.headers['content-range']).toBeUndefined();
    expect(String(missing.body)).toBe(FILES['404.html']);
  });
});

describe('path traversal', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    '/blog/..%2f..%2fsecret.txt',
  ])('reveals nothing at %s', async (path) => {
    expect(String((await site.ask(path)).body)).not.toContain('outside of the site');
  });
});

describe('security headers', () => {
  it.each(['/', pathOf('contact', OTHER), '/nowhere', '/assets/gone.js', '/contacto/'])(
    'are on %s',
    async (path) => {
      const { headers } = await site.ask(path);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain('https://project.example;');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );

  it('are few with scripts, which are not documents', async () => {
    const { headers } = await site.ask('/assets/app-abc.js');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; frame-ancestors 'none'/,
    );
    expect(headers).not.toHaveProperty('permissions-policy');
  });
});

it('reports a port that is already in use', async () => {
  const port = Number(new URL(site.url).port);
  await expect(listen(originApp(undefined), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
