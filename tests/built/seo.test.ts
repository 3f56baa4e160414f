import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DIST, ROOT } from '../../server/paths';
import { parseEnv } from '../../src/site/env';
import { hreflangOf, type Language, LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages';
import { addressOf, feedPathOf, FIXED_PATHS, pathOf, translatePath } from '../../src/site/pages';
import { slugIn, slugsOf } from '../../src/site/slugs';
import { startSeeded } from '../../e2e/support/snapshot';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { listen, originApp } from '../../server/origin/originServer';
import { readPages, readXml, textsIn } from './builtFiles';
import { problemsOf, type Thing } from './structuredData';

const { siteUrl } = parseEnv(loadEnv('production', ROOT), 'http://localhost');

/** Without the empty shells at former addresses of posts, which have no main. */
const pages = readPages().filter(({ mains }) => mains > 0);
/** Without the 404 page, which has no URL of its own. */
const addresses = pages.filter(({ path }) => path !== '/404');

let backend: EmbeddedBackend;
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  backend = await startSeeded();
  server = await listen(originApp(backend, DIST), 0);
});
afterAll(async () => {
  await server.close();
  await backend.close();
});

const pathOfUrl = (url: string) => {
  expect(url.startsWith(`${siteUrl}/`), `${url} is on the site`).toBe(true);
  return decodeURI(new URL(url).pathname);
};

it('every page and post of the site is a file', async () => {
  const rows = (await backend.query(
    'select * from public.blog_posts where not hidden and date <= private.office_today()',
  )) as { languages: string[] }[];
  const expected = LANGUAGES.flatMap((language) => [
    ...FIXED_PATHS.map((path) => translatePath(path, language)),
    ...rows
      .filter(({ languages }) => languages.includes(language))
      .map((row) => `${pathOf('blog', language)}/${slugIn(slugsOf(row), language)}`),
  ]);
  const built = addresses.map(({ path }) => path);
  expect(built.sort()).toEqual(expected.sort());
});

it('every page has one title, description, main and h1, in its own language', () => {
  const seen = new Map<string, string>();
  for (const built of pages) {
    const { path, titles, descriptions, mains, headings, lang, openGraph } = built;
    expect.soft(titles, `title of ${path}`).toEqual([expect.stringMatching(/\S/)]);
    expect.soft(descriptions, `description of ${path}`).toEqual([expect.stringMatching(/\S/)]);
    expect.soft([mains, headings], `main and h1 of ${path}`).toEqual([1, 1]);
    expect.soft(lang, `language of ${path}`).toBe(addressOf(path)?.language ?? SOURCE_LANGUAGE);
    expect.soft(openGraph['og:title'], `og:title of ${path}`).toBe(titles[0]);
    expect.soft(openGraph['og:description'], path).toBe(descriptions[0]);
    expect.soft(openGraph['og:locale'], path).toMatch(new RegExp(`^${lang}_[A-Z]{2}$`));
    expect.soft(openGraph['og:image'], path).toMatch(/^https?:.+\.(png|jpe?g|webp|gif)/);
    const isPost = addressOf(path)?.page === 'post';
    expect.soft(openGraph['og:type'], path).toBe(isPost ? 'article' : 'website');
    expect.soft(seen.get(titles[0] ?? ''), `other page with the title of ${path}`).toBe(undefined);
    seen.set(titles[0] ?? '', path);
  }
});

it('every page is its own canonical; the 404 page has none, and the app names it for the pages of the blog', () => {
  for (const { path, canonicals, robots, openGraph } of addresses) {
    if (addressOf(path)?.page === 'blog') {
      expect.soft(canonicals, path).toEqual([]);
      continue;
    }
    expect.soft(canonicals.map(pathOfUrl), `canonical of ${path}`).toEqual([path]);
    expect.soft(openGraph['og:url'], path).toBe(canonicals[0]);
    expect.soft(robots, path).toEqual([]);
  }
  const notFound = pages.find(({ path }) => path === '/404');
  expect(notFound).toMatchObject({ canonicals: [], alternates: [], robots: ['noindex'] });
});

it('hreflang links are reciprocal', () => {
  const byPath = new Map(addresses.map((built) => [built.path, built]));
  for (const { path, lang, alternates } of addresses) {
    const languages = alternates.map(([hreflang]) => hreflang);
    expect.soft(new Set(languages).size, `hreflang of ${path}`).toBe(languages.length);
    expect
      .soft(languages, path)
      .toEqual(
        expect.arrayContaining([hreflangOf(lang as Language), SOURCE_LANGUAGE, 'x-default']),
      );
    if (addressOf(path)?.page !== 'post')
      expect.soft(languages, path).toHaveLength(LANGUAGES.length + 1);
    for (const [hreflang, href] of alternates) {
      const target = byPath.get(pathOfUrl(href));
      expect.soft(target, `${path} names ${href}`).toBeDefined();
      expect
        .soft(target?.lang, href)
        .toBe(hreflang === 'x-default' ? SOURCE_LANGUAGE : hreflang.split('-')[0]);
      expect.soft(target?.alternates, `${href} answers ${path}`).toEqual(alternates);
    }
  }
});

it('no link or image is broken, and a link into a page has its target there', async () => {
  const found = new Map<string, string>();
  const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]));
  for (const { path, references } of pages) {
    for (const reference of references) {
      const url = new URL(reference, siteUrl + path);
      if (url.origin !== siteUrl) continue;
      // The page itself, which of an unknown address is an error.
      if (!reference.startsWith('#')) found.set(url.pathname + url.search, path);
      const [ids, id] = [idsOf.get(url.pathname), decodeURIComponent(url.hash.slice(1))];
      if (id && ids) expect.soft(ids, `${reference}, linked from ${path}`).toContain(id);
    }
  }
  expect(found.size).toBeGreaterThan(100);
  for (const [reference, path] of found) {
    const answer = await fetch(server.url + reference);
    // One that is not read keeps its connection.
    await answer.arrayBuffer();
    expect.soft(answer.status, `${reference}, linked from ${path}`).toBe(200);
  }
});

it("structured data is valid against schema.org's requirements", () => {
  for (const { path, jsonLd } of pages) {
    const things = jsonLd as (Thing & { '@context'?: string })[];
    expect.soft(things.map((data) => data['@type']).sort(), path).toEqual(kindsOn(path));
    for (const { '@context': context, ...data } of things) {
      expect.soft(context).toBe('https://schema.org');
      expect.soft(problemsOf(data as Thing, 'top '), `JSON-LD of ${path}`).toEqual([]);
      if (data['@type'] === 'BlogPosting') {
        const page = data.mainEntityOfPage as string | { '@id': string };
        // A post that was reviewed says it of its page.
        expect.soft(pathOfUrl(typeof page === 'string' ? page : page['@id'])).toBe(path);
      }
      if (data['@type'] === 'BreadcrumbList') {
        const items = data.itemListElement as { item: string }[];
        expect.soft(pathOfUrl(items.at(-1)?.item ?? ''), path).toBe(path);
      }
    }
  }
});

function kindsOn(path: string): string[] {
  const page = addressOf(path)?.page ?? '';
  if (page === 'home' || page === 'contact') return ['LegalService'];
  if (page === 'post') return ['BlogPosting', 'BreadcrumbList'];
  if (page === 'term') return ['BreadcrumbList', 'DefinedTerm'];
  if (page === 'glossary') return ['DefinedTermSet'];
  if (page === 'lawyer') return ['BreadcrumbList', 'Person'];
  return page.startsWith('service-') ? ['BreadcrumbList'] : [];
}

it('the sitemap has every page with its languages, and nothing else', () => {
  const sitemap = readXml('sitemap.xml');
  expect(sitemap.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const byPath = new Map(addresses.map((built) => [built.path, built]));
  const listed: string[] = [];
  for (const entry of sitemap.children) {
    const path = pathOfUrl(textsIn(entry, 'loc')[0] ?? '');
    listed.push(path);
    const links = [...entry.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')];
    const alternates = links.map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect.soft(alternates, `alternates of ${path}`).toEqual(byPath.get(path)?.alternates);
    const lastmod = textsIn(entry, 'lastmod');
    if (addressOf(path)?.page === 'post') expect.soft(lastmod).toHaveLength(1);
    for (const date of lastmod) expect.soft(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  expect(listed.sort()).toEqual([...byPath.keys()].sort());
});

it('robots.txt keeps robots out of the admin area alone, and names the sitemap', () => {
  const kept = ['/admin-login', '/revision', '/config-blogmr'].map((path) => `Disallow: ${path}`);
  const lines = ['User-agent: *', ...kept, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''];
  expect(readFileSync(join(DIST, 'robots.txt'), 'utf8')).toBe(lines.join('\n'));
});

it('each feed has the posts written in its language', () => {
  for (const language of LANGUAGES) {
    const blog = pathOf('blog', language);
    const feed = readXml(feedPathOf(language));
    expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(feed.getAttribute('xml:lang')).toBe(language);
    const self = feed.querySelector(':scope > link[rel=self]');
    expect(self?.getAttribute('href')).toBe(siteUrl + feedPathOf(language));
    const entries = [...feed.querySelectorAll('entry')];
    for (const part of [feed, ...entries])
      for (const name of ['id', 'title', 'updated'])
        expect(textsIn(part, name), name).toEqual([expect.stringMatching(/\S/)]);
    const published = entries.map((entry) => textsIn(entry, 'published')[0] ?? '');
    expect(published).toEqual([...published].sort().reverse());
    const links = entries.map((entry) => entry.querySelector('link')?.getAttribute('href') ?? '');
    const posts = pages.filter(({ path }) => path.startsWith(`${blog}/`)).map(({ path }) => path);
    expect(links.map(pathOfUrl).sort()).toEqual(posts.sort());
    const references = pages.find(({ path }) => path === blog)?.references;
    expect(references, 'named on the blog').toContain(feedPathOf(language));
  }
});
