/**
 * The rules written for static hosts, tried on a real nginx, give the same response as `npm start`
 * at every URL.
 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../../server/headers';
import { netlifyRedirects, nginxRules } from '../../../build/hostFiles';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { PAGE_IDS, pathOf, postPathOf, PRERENDERED_PAGES } from '@/site/pages';
import { ask, type BuiltSite, FILES, NOT_FOUND, serveBuiltSite } from '../../support/builtSite';
import { hasBrotli, hasNginx, startNginx } from '../../../e2e/support/nginx';
import { translationsBut } from '../../support/posts';
import { ANOTHER, OTHER, UNKNOWN } from '../../support/languages';

const CONTACT = pathOf('contact', SOURCE_LANGUAGE);

const ADDRESSES = [
  ...LANGUAGES.flatMap((language) => [
    ...PAGE_IDS.map((page) => pathOf(page, language)),
    postPathOf('a-post', language),
    `${pathOf('blog', language)}/a/b`,
  ]),
  ...['/admin-login', '/admin-login/more', '/revision', '/config-blogmr/post/new'],
  ...['/config-blogmrs', '/assets/app-abc.js', '/feed.xml', '/nowhere'],
  ...[`/locales/${SOURCE_LANGUAGE}/common.json`, `/${OTHER}/no-page`, `/${SOURCE_LANGUAGE}`],
];

/** Addresses of posts that have no file: those of hidden posts among them. */
const UNKNOWN_POSTS = LANGUAGES.map((language) => postPathOf('unknown', language));

/** The addresses of the fixture's post in languages that it is not written in. */
const UNWRITTEN = translationsBut(OTHER).map((language) => postPathOf('a-post', language));

/** Its page in the other language that it is written in. */
const TRANSLATIONS = [
  { path: '/blog/a-post', language: OTHER, shown: postPathOf('a-post', OTHER) },
];

/** Addresses whose page depends on the visitor, or does not. */
const OF_VISITORS = [
  ...[SOURCE_LANGUAGE, 'fr' as const].flatMap((language) =>
    PAGE_IDS.map((page) => pathOf(page, language)),
  ),
  '/blog/a-post',
];

const SLASHED = [`/${OTHER}/blog/?post=x`, '//evil.example/', '/blog/caf%C3%A9/?q=%2F'];

const MALFORMED = ['/%5cevil.example/', '/%09//evil.example/', '/blog%5C'];

/** Addresses as people type or programs cut them, and those that are meant. */
const TYPED: [typed: string, meant: string][] = [
  [CONTACT.toUpperCase(), CONTACT],
  [
    `${pathOf('contact', OTHER).replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}),?a=B`,
    `${pathOf('contact', OTHER)}?a=B`,
  ],
  ['/blog/a-post!', '/blog/a-post'],
];

const HIDDEN = [
  ...['/index.html', '/_headers', '/.vite/manifest.json', '/images/.env'],
  ...['/assets/app-abc.js.gz', '/assets/app-abc.js.br'],
];

/** A response in short: '200 blog.html', '301 /#services', '404'. */
type Verdict = string;

type Visitor = Record<string, string>;

const reads = (languages: string, cookie?: string): Visitor => ({
  'Accept-Language': languages,
  ...(cookie && { Cookie: cookie }),
});

/** A visitor's request headers, and the resulting language at an address without prefix. */
const VISITORS: [Visitor, Language][] = [
  [{}, SOURCE_LANGUAGE],
  [reads('en-GB,en;q=0.9'), 'en'],
  [reads(`${OTHER.toUpperCase()}-at`), OTHER],
  [reads(`${ANOTHER}-Hant-TW;q=0.9, en;q=0.8`), ANOTHER],
  // The site does not have it, and SPEC 4.1 considers only the browser's first language.
  [reads(`${UNKNOWN}-PT,en;q=0.9`), SOURCE_LANGUAGE],
  [reads('eng'), SOURCE_LANGUAGE],
  [reads('en', `nf_lang=${OTHER}`), OTHER],
  [reads('en', `other_nf_lang=${OTHER}`), 'en'],
  [reads('fr', `nf_lang=../${OTHER}`), 'fr'],
  // A name that contains that of a robot.
  [{ ...reads(OTHER), 'User-Agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50)' }, OTHER],
];

/** Robots that accept another language than that of the address. */
const ROBOTS: Visitor[] = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
].map((name) => ({ ...reads(OTHER, `nf_lang=${ANOTHER}`), 'User-Agent': name }));

/** The file that static hosts serve without rules: de/blog.html for '/de/blog'. */
function fileAt(path: string): string | undefined {
  const name = path === '/' ? 'index.html' : path.slice(1);
  return [name, `${name}.html`].find((candidate) => candidate in FILES);
}

let site: BuiltSite;

beforeAll(async () => {
  site = await serveBuiltSite();
});

afterAll(() => site.close());

async function verdictOf(origin: string, path: string, visitor: Visitor = {}): Promise<Verdict> {
  const { status, headers, body } = await ask(origin, path, visitor);
  if (status === 301) return `301 ${String(headers.location)}`;
  if (status !== 200) return String(status);
  const file = Object.keys(FILES).find((name) => FILES[name] === String(body));
  return `200 ${file ?? '?'}`;
}

/** Netlify's language of a request: its cookie, else the first of the browser's. */
function netlifyLanguage({ Cookie = '', 'Accept-Language': accepted = '' }: Visitor): string {
  const chosen = /(?:^|; )nf_lang=(\w+)/.exec(Cookie)?.[1];
  return chosen ?? accepted.trim().slice(0, 2).toLowerCase();
}

/**
 * Netlify: the first rule that matches, after an existing file unless the rule is forced; else
 * 404.html.
 */
function ofNetlify(path: string, visitor: Visitor = {}): Verdict {
  const file = fileAt(path);
  const rules = netlifyRedirects(LANGUAGES, UNWRITTEN, TRANSLATIONS);
  for (const line of rules.trim().split('\n')) {
    const [from = '', to = '', status = '', condition = ''] = line.split(' ');
    const pattern = from.replace(/:\w+/g, '[^/]+').replace('/*', '(/.*)?');
    if (!new RegExp(`^${pattern}$`).test(path)) continue;
    if (condition && condition !== `Language=${netlifyLanguage(visitor)}`) continue;
    if (status.startsWith('200') && !status.endsWith('!') && file) continue;
    return `${parseInt(status, 10)} ${status.startsWith('200') ? to.slice(1) : to}`;
  }
  return file ? `200 ${file}` : '404';
}

describe('Netlify', () => {
  it('answers every address as npm start does, and unknown posts with 404', async () => {
    for (const path of ADDRESSES)
      expect.soft(ofNetlify(path), path).toBe(await verdictOf(site.url, path));
    for (const path of UNKNOWN_POSTS) expect.soft(ofNetlify(path), path).toBe('404');
  });

  it.each(VISITORS.filter(([visitor]) => !/eng|=\.\./.test(JSON.stringify(visitor))))(
    'sends %j the pages of npm start',
    async (visitor) => {
      for (const path of OF_VISITORS)
        expect(ofNetlify(path, visitor), path).toBe(await verdictOf(site.url, path, visitor));
    },
  );
});

describe('npm start', () => {
  it.each(VISITORS)('sends %j the pages in %s at addresses without prefix', async (visitor, is) => {
    for (const page of PRERENDERED_PAGES) {
      const file = fileAt(pathOf(page, is));
      expect(await verdictOf(site.url, pathOf(page, SOURCE_LANGUAGE), visitor), page).toBe(
        `200 ${file}`,
      );
    }
    // A language prefix overrides the visitor's language.
    expect(await verdictOf(site.url, '/fr', visitor)).toBe('200 fr.html');
  });

  it('sends robots the page of the address, and redirects a mistyped one', async () => {
    for (const robot of ROBOTS) {
      const verdicts = ['/', '/blog/a-post'].map((path) => verdictOf(site.url, path, robot));
      expect(await Promise.all(verdicts)).toEqual(['200 index.html', '200 blog/a-post.html']);
    }
    for (const [typed, meant] of TYPED)
      expect(await verdictOf(site.url, typed), typed).toBe(`301 ${meant}`);
  });

  it('honours quality values, and sends a post in the language it has, else in the source', async () => {
    const at = (languages: string, path = '/blog/a-post') =>
      verdictOf(site.url, path, reads(languages));
    expect(await at(`en;q=0.4,${OTHER};q=0.8,fr;q=0.1`, '/')).toBe(`200 ${OTHER}.html`);
    expect(await at(OTHER)).toBe(`200 ${OTHER}/blog/a-post.html`);
    expect(await at('en')).toBe('200 blog/a-post.html');
  });

  it('says what the response depends on, also when it has not changed', async () => {
    const newer = '/blog/newer-than-the-build';
    for (const path of ['/', '/blog/a-post', newer]) {
      const { headers } = await site.ask(path, reads(OTHER));
      expect(headers.vary, path).toMatch(/Accept-Language, Cookie/);
      expect(headers['server-timing'], path).toBe('language');
      const known = { 'If-None-Match': String(headers.etag) };
      const again = await site.ask(path, { ...reads(OTHER), ...known });
      expect(again.status, path).toBe(304);
      expect(again.headers.vary, path).toMatch(/Accept-Language, Cookie/);
      if (path === newer) continue;
      const other = await site.ask(path, { ...reads(SOURCE_LANGUAGE), ...known });
      expect(other.status, path).toBe(200);
    }
    for (const path of [`/${OTHER}/blog/a-post`, '/assets/app-abc.js', '/feed.xml'])
      expect((await site.ask(path, reads(OTHER))).headers.vary ?? '', path).not.toMatch(/Language/);
  });
});

describe.skipIf(!hasNginx)('nginx', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    const rules = nginxRules(securityHeaders('https://project.example/'));
    // As docs/deploy.md recommends it, where Debian's module is installed.
    nginx = await startNginx(site.dist, hasBrotli ? `${rules}\nbrotli_static on;` : rules);
  });

  afterAll(() => nginx.close());

  it('answers every address as npm start does, and unknown posts with the 404 page', async () => {
    const typed = TYPED.map(([path]) => path);
    for (const path of [...ADDRESSES, ...SLASHED, ...MALFORMED, ...HIDDEN, ...typed])
      expect.soft(await verdictOf(nginx.url, path), path).toBe(await verdictOf(site.url, path));
    for (const path of UNKNOWN_POSTS) {
      const { status, body } = await ask(nginx.url, path);
      expect.soft([status, String(body)], path).toEqual([404, NOT_FOUND]);
    }
  });

  it.each([...VISITORS.map(([visitor]) => visitor), ...ROBOTS])(
    'sends %j the pages of npm start, and says what they depend on',
    async (visitor) => {
      const answerOf = async (origin: string, path: string) => {
        const { headers } = await ask(origin, path, visitor);
        const isByLanguage = /Accept-Language, Cookie/.test(String(headers.vary));
        return [await verdictOf(origin, path, visitor), isByLanguage, headers['server-timing']];
      };
      for (const path of OF_VISITORS)
        expect(await answerOf(nginx.url, path), path).toEqual(await answerOf(site.url, path));
    },
  );

  it('sends the smallest copy that the client accepts, with Vary and the headers of the whole file', async () => {
    for (const path of ['/', '/nowhere', '/assets/app-abc.js']) {
      const whole = await ask(nginx.url, path);
      for (const [accepted, encoding, unpack] of [
        ['gzip', 'gzip', gunzipSync],
        ...(hasBrotli ? [['gzip, deflate, br', 'br', brotliDecompressSync] as const] : []),
      ] as const) {
        const { headers, body } = await ask(nginx.url, path, { 'Accept-Encoding': accepted });
        expect(headers['content-encoding'], path).toBe(encoding);
        expect(String(unpack(body)), path).toBe(String(whole.body));
        expect(headers.vary, path).toMatch(/accept-encoding/i);
        for (const name of ['content-type', 'cache-control', 'content-security-policy'])
          expect(headers[name], `${name} of ${path}`).toBe(whole.headers[name]);
      }
    }
  });
});
