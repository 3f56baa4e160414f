import { request } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder } from '../../backend/precompress';
import { type Listening, listen, originApp } from '../../backend/server';
import { LANGUAGES } from '../../src/site/languages';
import { PAGE_IDS, pathOf, postPathOf } from '../../src/site/pages';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))});`;
const PAGE = `<!doctype html><title>page</title>${'<p>text</p>'.repeat(100)}`;
const FILES: Record<string, string> = {
  'index.html': PAGE,
  'assets/app-abc.js': SCRIPT,
  'assets/app-abc.css': 'p{}',
  'assets/text-abc.woff2': 'font',
  'images/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(200)}</svg>`,
  'images/og.png': 'png',
  'locales/es/common.json': JSON.stringify({ text: 'a'.repeat(500) }),
};

let folder: string;
let site: Listening;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(folder, 'secret.txt'), 'outside of the site');
  const dist = join(folder, 'dist');
  for (const [name, body] of Object.entries(FILES)) {
    await mkdir(join(dist, name, '..'), { recursive: true });
    await writeFile(join(dist, name), body);
  }
  await compressFolder(dist);
  site = await listen(originApp(undefined, dist, 'https://project.example/'), 0);
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A request whose path goes out as it is: `fetch` would tidy it up first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('pages', () => {
  const paths = LANGUAGES.flatMap((language) => [
    ...PAGE_IDS.map((page) => pathOf(page, language)),
    postPathOf('a-post', language),
  ]);

  it.each([...paths, '/admin-login', '/config-blogmr/dashboard'])('serves %s', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(String(body)).toBe(PAGE);
  });

  it('keeps the query out of the decision', async () => {
    expect((await ask('/blog?post=a-post')).status).toBe(200);
  });

  it.each(['/nowhere', '/es', '/de/contact', '/de/nowhere/else', '/blog/a/b', '/%E0%A4%A'])(
    'answers %s with the page and status 404',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(String(body)).toBe(PAGE);
    },
  );

  it('answers a missing file with 404 and no page, never to be kept', async () => {
    for (const path of ['/assets/gone-abc.js', '/images/gone.png', '/favicon.ico']) {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-cache');
      expect(String(body)).not.toContain('<');
    }
  });

  it('refuses to be written to', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(404);
    expect((await ask('/assets/app-abc.js', {}, 'DELETE')).status).toBe(404);
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
    const { status, headers } = await ask(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(target);
  });

  it('the home page is no such path', async () => {
    expect((await ask('/')).status).toBe(200);
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
  ])('%s has its content type', async (path, type) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
  });

  it('what is named by its content is kept for ever, all else asked for again', async () => {
    const cacheOf = async (path: string) => (await ask(path)).headers['cache-control'];
    expect(await cacheOf('/assets/app-abc.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/assets/text-abc.woff2')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/locales/es/common.json')).toBe('no-cache');
    expect(await cacheOf('/images/logo.svg')).toBe('no-cache');
  });

  it('says 304 to who has it already', async () => {
    for (const path of ['/', '/contacto', '/locales/es/common.json']) {
      const first = await ask(path);
      const { etag } = first.headers;
      expect(etag).toMatch(/^"/);
      const again = await ask(path, { 'If-None-Match': String(etag) });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers['content-security-policy']).toBeDefined();
    }
  });

  it('answers HEAD as GET, without a body', async () => {
    for (const path of ['/', '/contacto', '/assets/app-abc.js']) {
      const head = await ask(path, {}, 'HEAD');
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      const get = await ask(path);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.headers['cache-control']).toBe(get.headers['cache-control']);
    }
    expect((await ask('/nowhere', {}, 'HEAD')).status).toBe(404);
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
      ['/de/kontakt', 'index.html'],
      ['/nowhere', 'index.html'],
      ['/assets/app-abc.js', 'assets/app-abc.js'],
      ['/images/logo.svg', 'images/logo.svg'],
      ['/locales/es/common.json', 'locales/es/common.json'],
    ] as const) {
      const { headers, body } = await ask(path, { 'Accept-Encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(body.length).toBeLessThan(FILES[name]?.length ?? 0);
      expect(String(DECODE[encoding]?.(body))).toBe(FILES[name]);
    }
  });

  it('prefers brotli, and sends fonts, pictures and what would grow as they are', async () => {
    const accept = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
    const encodingOf = async (path: string) =>
      (await ask(path, accept)).headers['content-encoding'];
    expect(await encodingOf('/assets/app-abc.js')).toBe('br');
    expect(await encodingOf('/assets/text-abc.woff2')).toBeUndefined();
    expect(await encodingOf('/images/og.png')).toBeUndefined();
    expect(await encodingOf('/assets/app-abc.css')).toBeUndefined();
  });

  it('sends the plain file to who asks for no encoding', async () => {
    const { headers, body } = await ask('/assets/app-abc.js');
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
    const { body } = await ask(path);
    expect(String(body)).not.toContain('outside of the site');
  });
});

describe('security headers', () => {
  it.each(['/', '/de/kontakt', '/nowhere', '/assets/app-abc.js', '/assets/gone.js', '/contacto/'])(
    'are on %s',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain('https://project.example;');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );
});

it('two servers on one port: the second says so', async () => {
  const port = Number(new URL(site.url).port);
  await expect(listen(originApp(undefined), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
