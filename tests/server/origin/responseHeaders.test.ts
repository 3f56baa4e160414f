/**
 * All headers that control what a browser does with a response, for every kind of response: by
 * `npm start`, and by Debian's nginx with the rules that the build writes for it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { netlifyHeaders, nginxRules } from '../../../build/hostFiles';
import {
  API_HEADERS,
  ASSET_HEADERS,
  securityHeaders,
  REVIEW_HEADERS,
} from '../../../server/headers';
import { FEED_PATHS, FEED_TYPE } from '../../../server/hostRules';
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
  ['/revision', 200, /^text\/html; charset=utf-8$/i, { ...page, ...REVIEW_HEADERS }],
  ['/.git/config', 404, null, page],
  ['/images/.env', 404, null, page],
  ['/.well-known/security.txt', 200, /^text\/plain; charset=utf-8$/i, page],
  // JSON is always UTF-8, with or without a charset.
  ['/locales/es/common.json', 200, /^application\/json(; charset=utf-8)?$/i, page],
  [
    '/assets/app-abc.js',
    200,
    /^(text|application)\/javascript; charset=utf-8$/i,
    { ...ASSET_HEADERS, 'Cache-Control': IMMUTABLE },
  ],
];

const STORED = `/storage/v1/object/public/images/${pictureName(1)}`;

const API: Expectation[] = [
  ['/rest/v1/language_settings?select=language_code', 200, /^application\/json/, api],
  ['/rest/v1/contact_surveys', 401, /^application\/json/, api],
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
      // By the package.
      'X-Robots-Tag': 'none',
    },
  ],
];

/** Every header that controls the browser; the others concern the transfer. */
const DECIDING = [
  ...new Set([page, api, ASSET_HEADERS, REVIEW_HEADERS].flatMap(Object.keys)),
  'Content-Disposition',
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

async function expectAnswers(origin: string, expected: readonly Expectation[]) {
  for (const [path, status, type, headers] of expected) {
    const answer = await decidingHeaders(origin, path);
    expect.soft(answer.status, path).toBe(status);
    if (type) expect.soft(answer.type, path).toMatch(type);
    const { server, ...others } = answer.headers;
    const wanted = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    expect.soft(others, path).toEqual(Object.fromEntries(wanted));
    // nginx sends its name without a version.
    expect.soft([undefined, 'nginx']).toContain(server);
  }
}

async function expectRefusals(origin: string, paths: readonly string[]) {
  for (const path of ['/', '/nowhere', '/assets/app-abc.js', ...paths]) {
    for (const method of ['TRACE', 'PURGE']) {
      const { status } = await decidingHeaders(origin, path, method);
      expect.soft(status, `${method} ${path}`).toBe(405);
    }
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
  it('answers each kind of path with its headers, and refuses TRACE and unknown methods', async () => {
    await expectAnswers(own.url, [...STATIC, ...API]);
    await expectRefusals(own.url, ['/rest/v1/language_settings', '/auth/v1/user', STORED]);
    expect((await ask(own.url, '/', {}, 'POST')).status).toBe(405);
  });

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

it.skipIf(!hasNginx)(
  'nginx answers with the same headers, and refuses the same methods',
  async () => {
    const nginx = await startNginx(site.dist, nginxRules(securityHeaders()));
    await expectAnswers(nginx.url, STATIC);
    await expectRefusals(nginx.url, []);
    await nginx.close();
  },
);

/** Netlify's headers of a path: a later block that matches overrides an earlier one. */
function ofNetlify(path: string): Record<string, string> {
  const found: Record<string, string> = {};
  const blocks = netlifyHeaders(securityHeaders()).trim();
  for (const block of blocks.split(/\n(?=\/)/)) {
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

it('Netlify is configured with at least the headers of each path', () => {
  for (const [path, status, , headers] of STATIC) {
    const configured = ofNetlify(path);
    for (const [name, value] of Object.entries(headers)) {
      // Netlify revalidates files by default, and answers a missing one with a page.
      if (status !== 200 || value === 'no-cache') continue;
      // On Netlify scripts and styles have the policy of pages, which is no less strict.
      if (name === 'Content-Security-Policy')
        expect.soft(configured[name], path).toContain("default-src 'none'");
      else expect.soft(configured[name], `${name} of ${path}`).toBe(value);
    }
  }
  for (const path of FEED_PATHS) expect(ofNetlify(path)['Content-Type']).toBe(FEED_TYPE);
});
