/** The files of static hosts against the server of `npm start`: the same answer at every address. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../backend/headers';
import { netlifyHeaders, netlifyRedirects, nginxRules } from '../../backend/hostFiles';
import { LANGUAGES } from '../../src/site/languages';
import { PAGE_IDS, pathOf, postPathOf } from '../../src/site/pages';
import { type BuiltSite, FILES, serveBuiltSite } from '../support/builtSite';

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

/** What is answered, as a line: '200 blog.html', '301 /#services', '404'. */
type Verdict = string;

/** A file as hosts without rules find it: '/de/blog' is de/blog.html. */
function fileAt(path: string): string | undefined {
  const name = path === '/' ? 'index.html' : path.slice(1);
  return [name, `${name}.html`].find((candidate) => candidate in FILES);
}

let site: BuiltSite;

beforeAll(async () => {
  site = await serveBuiltSite();
});

afterAll(() => site.close());

async function ofServer(path: string): Promise<Verdict> {
  const { status, headers, body } = await site.ask(path);
  if (status === 301) return `301 ${String(headers.location)}`;
  if (status !== 200) return String(status);
  const file = Object.keys(FILES).find((name) => FILES[name] === String(body));
  return `200 ${file ?? '?'}`;
}

/** Netlify's rules: a file first, then the first line whose pattern fits, then 404.html. */
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

/** nginx: an exact location, then the first regular expression, then the general one. */
function ofNginx(path: string): Verdict {
  const rules = nginxRules({});
  const exact = new RegExp(`^location = ${path} \\{ (.+) \\}$`, 'm').exec(rules)?.[1];
  const expressions = [...rules.matchAll(/^location ~ (\S+) \{ (.+) \}$/gm)];
  const rule = exact ?? expressions.find(([, source = '']) => new RegExp(source).test(path))?.[2];
  const redirect = /^return 301 (\S+);$/.exec(rule ?? '')?.[1];
  if (redirect) return `301 ${redirect}`;
  if (rule === 'return 404;') return '404';
  const tries = /^try_files (.+);$/.exec(rule ?? 'try_files $uri $uri.html =404;')?.[1] ?? '';
  const names = tries.split(' ').map((name) => name.replace('$uri', path).slice(1));
  const found = names.find((name) => name in FILES);
  return found ? `200 ${found}` : '404';
}

describe.each([
  ['Netlify', ofNetlify],
  ['nginx', ofNginx],
] as const)('%s', (_host, answer) => {
  it.each(ADDRESSES)('answers %s as npm start does', async (path) => {
    expect(answer(path)).toBe(await ofServer(path));
  });
});

describe('headers', () => {
  const security = securityHeaders('https://project.example');

  it('are on every answer of Netlify, assets are kept, feeds are feeds', () => {
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

  it('are on every answer of nginx, whose blocks inherit none where they add one', () => {
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
