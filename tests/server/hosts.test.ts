/**
 * The rules written for static hosts, tried on a real nginx, give the same response as `npm start`
 * at every URL.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../server/headers';
import { netlifyHeaders, netlifyRedirects, nginxRules } from '../../build/hostFiles';
import { LANGUAGES } from '@/site/languages';
import { PAGE_IDS, pathOf, postPathOf } from '@/site/pages';
import { ask, type BuiltSite, FILES, serveBuiltSite } from '../support/builtSite';
import { hasNginx, startNginx } from '../support/nginx';

const ADDRESSES = [
  ...LANGUAGES.flatMap((language) => [
    ...PAGE_IDS.map((page) => pathOf(page, language)),
    postPathOf('a-post', language),
    postPathOf('newer-than-the-build', language),
    `${pathOf('blog', language)}/a/b`,
  ]),
  '/admin-login',
  '/admin-login/more',
  '/config-blogmr',
  '/config-blogmr/post/new',
  '/config-blogmrs',
  '/assets/app-abc.js',
  '/locales/es/common.json',
  '/feed.xml',
  '/nowhere',
  '/de/contact',
  '/es',
];

const SLASHED = [
  '/contacto/',
  '/de/',
  '/de/blog/?post=x',
  '//evil.example/',
  '/blog/caf%C3%A9/?q=%2F',
];

const MALFORMED = [
  '/%5cevil.example/',
  '/%5C%5Cevil.example/',
  '/%09//evil.example/',
  '/contacto%5C',
];

const HIDDEN = [
  '/index.html',
  '/index.html.gz',
  '/index.html.br',
  '/_headers',
  '/.vite/manifest.json',
];

/** A response in short: '200 blog.html', '301 /#services', '404'. */
type Verdict = string;

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

async function verdictOf(origin: string, path: string): Promise<Verdict> {
  const { status, headers, body } = await ask(origin, path);
  if (status === 301) return `301 ${String(headers.location)}`;
  if (status !== 200) return String(status);
  const file = Object.keys(FILES).find((name) => FILES[name] === String(body));
  return `200 ${file ?? '?'}`;
}

/** Netlify: an existing file, else the first rule that matches, else 404.html. */
function ofNetlify(path: string): Verdict {
  const file = fileAt(path);
  if (file) return `200 ${file}`;
  for (const line of netlifyRedirects().trim().split('\n')) {
    const [from = '', to = '', status = ''] = line.split(' ');
    const pattern = from.replace(/:\w+/g, '[^/]+').replace('/*', '(/.*)?');
    if (!new RegExp(`^${pattern}$`).test(path)) continue;
    return `${status} ${status === '200' ? to.slice(1) : to}`;
  }
  return '404';
}

describe('Netlify', () => {
  it.each(ADDRESSES)('answers %s as npm start does', async (path) => {
    expect(ofNetlify(path)).toBe(await verdictOf(site.url, path));
  });
});

describe.skipIf(!hasNginx)('nginx', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    nginx = await startNginx(site.dist, nginxRules(securityHeaders('https://project.example/')));
  });

  afterAll(() => nginx.close());

  it.each([...ADDRESSES, ...SLASHED, ...MALFORMED, ...HIDDEN])(
    'answers %s as npm start does',
    async (path) => {
      expect(await verdictOf(nginx.url, path)).toBe(await verdictOf(site.url, path));
    },
  );

  it.each(['/', '/nowhere', '/assets/app-abc.js', '/images/logo.svg', '/feed.xml', '/contacto/'])(
    'sends the headers of npm start with %s',
    async (path) => {
      const own = Object.keys(securityHeaders()).map((name) => name.toLowerCase());
      const [theirs, ours] = await Promise.all([ask(nginx.url, path), site.ask(path)]);
      const named = [...own, 'cache-control', 'cross-origin-resource-policy'];
      for (const name of named) expect(theirs.headers[name], name).toBe(ours.headers[name]);
    },
  );

  it('sends the character set with text files, and no version of its own', async () => {
    for (const path of ['/', '/feed.xml', '/images/logo.svg', '/locales/es/common.json']) {
      expect((await ask(nginx.url, path)).headers['content-type'], path).toMatch(
        /; charset=utf-8$/,
      );
    }
    expect((await ask(nginx.url, '/')).headers.server).toBe('nginx');
  });

  it('sends the compressed copy to clients that accept it, with Vary', async () => {
    const { headers } = await ask(nginx.url, '/', { 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toMatch(/accept-encoding/i);
  });
});

describe('headers', () => {
  const security = securityHeaders('https://project.example');

  it('are on every response of Netlify, with immutable assets and feed content types', () => {
    const blocks = netlifyHeaders(security)
      .trim()
      .split(/\n(?=\/)/);
    const everywhere = blocks.find((block) => block.startsWith('/*\n'));
    for (const [name, value] of Object.entries(security)) {
      expect(everywhere).toContain(`\n  ${name}: ${value}`);
    }
    expect(blocks).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
    expect(blocks).toContain('/zh/feed.xml\n  Content-Type: application/atom+xml; charset=utf-8');
  });

  it('are on every response of nginx, repeated in each location that adds one', () => {
    const rules = nginxRules(security);
    const assets = /location \^~ \/assets\/ \{(.+?)\n\}/s.exec(rules)?.[1] ?? '';
    const others = rules.replace(assets, '');
    expect(assets).toContain('add_header X-Content-Type-Options "nosniff" always;');
    for (const [name, value] of Object.entries(security)) {
      expect(others).toContain(`\nadd_header ${name} "${value}" always;`);
    }
    expect(assets).toContain('add_header Cache-Control "public, max-age=31536000, immutable"');
    expect(others).toContain('\nadd_header Cache-Control "no-cache" always;');
    expect(others).not.toMatch(/\n +add_header/);
  });
});
