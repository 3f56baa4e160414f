/**
 * All headers that control what a browser does with a response, for every kind of response: by
 * `npm start`, and by Debian's nginx with the rules that the build writes for it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { netlifyHeaders, nginxRules } from '../../../build/hostFiles';
import { API_HEADERS, ASSET_HEADERS, securityHeaders } from '../../../server/headers';
import { type Listening, listen, originApp } from '../../../server/origin/originServer';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { ask, type BuiltSite, serveBuiltSite } from '../../support/builtSite';
import { useBackend } from '../../support/backend';
import { hasNginx, startNginx } from '../../../e2e/support/nginx';
import { picture, pictureName } from '../../support/pictures';

const db = useBackend();
const KEY = { apikey: EMBEDDED_ANON_KEY };
const IMMUTABLE = 'public, max-age=31536000, immutable';
const page = { ...securityHeaders(), 'Cache-Control': 'no-cache' };
const image = { ...page, 'Cross-Origin-Resource-Policy': 'cross-origin' };
const api = { ...API_HEADERS, 'Cache-Control': 'no-store' };

/** A path with the status, the type and the headers of its response. */
type Expectation = [path: string, status: number, type: RegExp | null, Record<string, string>];

const STATIC: Expectation[] = [
  ['/', 200, /^text\/html; charset=utf-8$/i, page],
  ['/nowhere', 404, /^text\/html; charset=utf-8$/i, page],
  ['/contacto/', 301, null, page],
  ['/feed.xml', 200, /^application\/atom\+xml; charset=utf-8$/i, page],
  ['/images/logo.svg', 200, /^image\/svg\+xml; charset=utf-8$/i, image],
  ['/images/og.png', 200, /^image\/png$/, image],
  ['/images/none.png', 404, null, page],
  ['/.git/config', 404, null, page],
  ['/.env', 404, null, page],
  ['/images/.env', 404, null, page],
  ['/assets/.env', 404, null, page],
  ['/.well-known/security.txt', 200, /^text\/plain; charset=utf-8$/i, page],
  // JSON is always UTF-8, with or without a charset.
  ['/locales/es/common.json', 200, /^application\/json(; charset=utf-8)?$/i, page],
  [
    '/assets/app-abc.js',
    200,
    /^(text|application)\/javascript; charset=utf-8$/i,
    { ...ASSET_HEADERS, 'Cache-Control': IMMUTABLE },
  ],
  [
    '/assets/app-abc.css',
    200,
    /^text\/css; charset=utf-8$/i,
    { ...ASSET_HEADERS, 'Cache-Control': IMMUTABLE },
  ],
];

const STORED = `/storage/v1/object/public/images/${pictureName(1)}`;

const API: Expectation[] = [
  ['/rest/v1/language_settings?select=language_code', 200, /^application\/json/, api],
  ['/rest/v1/contact_surveys', 401, /^application\/json/, api],
  ['/rest/v1/nothing', 404, /^application\/json/, api],
  ['/auth/v1/user', 401, /^application\/json/, api],
  ['/auth/v1/settings', 404, /^application\/json/, api],
  ['/storage/v1/object/public/images/posts/none.webp', 400, /^application\/json/, api],
  [
    STORED,
    200,
    /^image\/webp$/,
    {
      ...API_HEADERS,
      'Content-Disposition': 'inline',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'max-age=31536000',
    },
  ],
];

/** Every header that controls the browser; the others concern the transfer. */
const DECIDING = [
  ...new Set([page, api, ASSET_HEADERS, { 'Content-Disposition': '' }].flatMap(Object.keys)),
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Credentials',
  'Server',
  'X-Powered-By',
].map((name) => name.toLowerCase());

async function decidingHeaders(origin: string, path: string, method = 'GET') {
  const { status, headers } = await ask(origin, path, KEY, method);
  const found = DECIDING.filter((name) => headers[name] !== undefined);
  return {
    status,
    type: String(headers['content-type']),
    headers: Object.fromEntries(found.map((name) => [name, headers[name]])),
  };
}

async function expectAnswer(origin: string, [path, status, type, headers]: Expectation) {
  const answer = await decidingHeaders(origin, path);
  expect(answer.status).toBe(status);
  if (type) expect(answer.type).toMatch(type);
  const { server, ...others } = answer.headers;
  expect(others).toEqual(
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  );
  // nginx sends its name without a version.
  expect([undefined, 'nginx']).toContain(server);
}

const REFUSING = ['/', '/contacto', '/nowhere', '/assets/app-abc.js', '/images/logo.svg'];

async function expectRefusal(origin: string, path: string) {
  for (const method of ['TRACE', 'PROPFIND', 'PURGE']) {
    expect((await decidingHeaders(origin, path, method)).status, method).toBe(405);
  }
}

let site: BuiltSite;
let own: Listening;

beforeAll(async () => {
  site = await serveBuiltSite();
  own = await listen(originApp(db.backend, site.dist), 0);
  const { error } = await db.clients.editor.storage
    .from('images')
    .upload(pictureName(1), picture(), { cacheControl: '31536000' });
  expect(error).toBeNull();
});

afterAll(async () => {
  await own.close();
  await site.close();
});

describe('npm start', () => {
  it.each([...STATIC, ...API])('answers %s with %i and its headers', async (...expected) => {
    await expectAnswer(own.url, expected);
  });

  it.each([...REFUSING, '/rest/v1/language_settings', '/auth/v1/user', STORED])(
    'refuses TRACE and methods that it does not know: %s',
    async (path) => {
      await expectRefusal(own.url, path);
    },
  );

  it('lets no other origin read an answer', async () => {
    const foreign = { ...KEY, Origin: 'https://evil.example' };
    for (const path of ['/', '/rest/v1/language_settings', '/auth/v1/user', STORED]) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await ask(own.url, path, foreign, method);
        const names = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
        expect(names, `${method} ${path}`).toEqual([]);
      }
    }
  });
});

describe.skipIf(!hasNginx)('nginx', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    nginx = await startNginx(site.dist, nginxRules(securityHeaders()));
  });

  afterAll(() => nginx.close());

  it.each(STATIC)('answers %s with %i and its headers', async (...expected) => {
    await expectAnswer(nginx.url, expected);
  });

  it.each(REFUSING)('refuses TRACE and methods that it does not know: %s', async (path) => {
    await expectRefusal(nginx.url, path);
  });
});

/** The pages are files, which nginx serves alone; the API and stored files need a server behind it. */
describe.skipIf(!hasNginx)('nginx in front of npm start', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    const rules = `server_tokens off; location / { proxy_pass ${own.url}; proxy_set_header Host $host; }`;
    nginx = await startNginx(site.dist, rules);
  });

  afterAll(() => nginx.close());

  it.each([...STATIC, ...API])('answers %s with %i and its headers', async (...expected) => {
    await expectAnswer(nginx.url, expected);
  });
});

describe('Netlify', () => {
  /** The headers of all blocks whose path matches; a later one overrides an earlier one. */
  function ofNetlify(path: string): Record<string, string> {
    const found: Record<string, string> = {};
    for (const block of netlifyHeaders(securityHeaders())
      .trim()
      .split(/\n(?=\/)/)) {
      const [pattern = '', ...lines] = block.split('\n');
      if (!(pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
        continue;
      for (const line of lines) {
        const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
        found[name] = value;
      }
    }
    return found;
  }

  it.each(STATIC)(
    'is configured with at least the headers of %s',
    (path, status, _type, headers) => {
      const configured = ofNetlify(path);
      for (const [name, value] of Object.entries(headers)) {
        // Netlify revalidates files by default, and answers a missing one with a page.
        if (status !== 200 || value === 'no-cache') continue;
        // On Netlify scripts and styles have the policy of pages, which is no less strict.
        if (name === 'Content-Security-Policy')
          expect(configured[name]).toContain("default-src 'none'");
        else expect(configured[name], name).toBe(value);
      }
    },
  );
});
