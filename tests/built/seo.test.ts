import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DIST, ROOT } from '../../server/paths';
import { parseEnv } from '../../src/site/env';
import { hreflangOf, type Language, LANGUAGES } from '../../src/site/languages';
import { addressOf, feedPathOf, FIXED_PAGES, pathOf } from '../../src/site/pages';
import { slugIn, slugsOf } from '../../src/site/slugs';
import { startSeeded } from '../../e2e/support/snapshot';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { listen, originApp } from '../../server/origin/originServer';
import { childrenOf, childTexts, readPages, readXml } from './builtFiles';
import { structuredData } from './structuredData';
import { SOURCE_LANGUAGE } from '@/site/languages';

const { siteUrl } = parseEnv(loadEnv('production', ROOT), 'http://localhost');
const ATOM = 'http://www.w3.org/2005/Atom';

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
/** The whole answer: one that is not read keeps its connection. */
async function get(path: string): Promise<Response> {
  const answer = await fetch(server.url + path);
  await answer.arrayBuffer();
  return answer;
}

const pathOfUrl = (url: string) => {
  expect(url.startsWith(`${siteUrl}/`), `${url} is on the site`).toBe(true);
  return decodeURI(new URL(url).pathname);
};

it('every page and post of the site is a file', async () => {
  const rows = (await backend.query(
    'select * from public.blog_posts where not hidden and date <= private.office_today()',
  )) as { languages: string[] }[];
  const expected = LANGUAGES.flatMap((language) => [
    ...FIXED_PAGES.map((pathIn) => pathIn(language)),
    ...rows
      .filter(({ languages }) => languages.includes(language))
      .map((row) => `${pathOf('blog', language)}/${slugIn(slugsOf(row), language)}`),
  ]);
  const built = addresses.map(({ path }) => path);
  expect(built.sort()).toEqual(expected.sort());
});

it('every page has one title, description and main, in its own language', () => {
  const seen = new Map<string, string>();
  for (const built of pages) {
    const { path, titles, descriptions, mains, lang, openGraph } = built;
    expect.soft(titles, `title of ${path}`).toEqual([expect.stringMatching(/\S/)]);
    expect.soft(descriptions, `description of ${path}`).toEqual([expect.stringMatching(/\S/)]);
    expect.soft(mains, `main of ${path}`).toBe(1);
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

it('every page has one h1', () => {
  for (const { path, headings } of pages) {
    expect.soft(headings, `h1 of ${path}`).toBe(1);
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

it('no link or image is broken', async () => {
  const found = new Map<string, string>();
  for (const { path, references } of pages) {
    for (const reference of references) {
      if (reference.startsWith('#')) continue;
      const url = new URL(reference, siteUrl + path);
      if (url.origin === siteUrl) found.set(url.pathname + url.search, path);
    }
  }
  expect(found.size).toBeGreaterThan(100);
  for (const [reference, path] of found) {
    const answer = await get(reference);
    expect.soft(answer.status, `${reference}, linked from ${path}`).toBe(200);
  }
});

it('every link into a page has its target there', () => {
  const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]));
  const links = pages.flatMap(({ path, references }) =>
    references.map((reference) => ({ path, ...partsOf(new URL(reference, siteUrl + path)) })),
  );
  const missing = links.filter(
    ({ target, id }) => id && idsOf.has(target) && !idsOf.get(target)?.includes(id),
  );
  expect(links.filter(({ id }) => id).length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

function partsOf({ origin, pathname, hash }: URL) {
  return { target: origin === siteUrl ? pathname : '', id: decodeURIComponent(hash.slice(1)) };
}

it("structured data is valid against schema.org's requirements", () => {
  for (const { path, jsonLd } of pages) {
    const things = jsonLd.map((data) => {
      const result = structuredData.safeParse(data);
      expect.soft(result.error?.message, `JSON-LD of ${path}`).toBeUndefined();
      return result.data;
    });
    const kinds = things.map((data) => data?.['@type']).sort();
    expect.soft(kinds, path).toEqual(kindsOn(path));
    for (const data of things) {
      if (data?.['@type'] === 'BlogPosting') {
        expect.soft(pathOfUrl(pageOf(data.mainEntityOfPage))).toBe(path);
      }
      if (data?.['@type'] === 'BreadcrumbList') {
        expect.soft(pathOfUrl(data.itemListElement.at(-1)?.item ?? '')).toBe(path);
      }
    }
  }
});

/** A post that was reviewed says it of its page. */
const pageOf = (page: string | { '@id': string }) =>
  typeof page === 'string' ? page : page['@id'];

function kindsOn(path: string): string[] {
  const page = addressOf(path)?.page ?? '';
  if (page === 'home' || page === 'contact') return ['LegalService'];
  if (page === 'post') return ['BlogPosting', 'BreadcrumbList'];
  if (page === 'term') return ['BreadcrumbList', 'DefinedTerm'];
  if (page === 'glossary') return ['DefinedTermSet'];
  if (page === 'lawyer') return ['BreadcrumbList', 'Person'];
  return page.startsWith('service-') ? ['BreadcrumbList'] : [];
}

it('the sitemap has every page with its languages, and nothing else', async () => {
  const sitemap = readXml('sitemap.xml');
  expect(sitemap.name).toBe('urlset');
  expect(sitemap.namespace).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const byPath = new Map(addresses.map((built) => [built.path, built]));
  const listed: string[] = [];
  for (const entry of sitemap.children) {
    expect(entry.name).toBe('url');
    const [loc = ''] = childTexts(entry, 'loc');
    const path = pathOfUrl(loc);
    listed.push(path);
    const links = childrenOf(entry, 'link');
    for (const { namespace, attributes } of links) {
      expect.soft(namespace).toBe('http://www.w3.org/1999/xhtml');
      expect.soft(attributes.rel).toBe('alternate');
    }
    const alternates = links.map(({ attributes }) => [attributes.hreflang, attributes.href]);
    expect.soft(alternates, `alternates of ${path}`).toEqual(byPath.get(path)?.alternates);
    const lastmod = childTexts(entry, 'lastmod');
    if (addressOf(path)?.page === 'post') expect.soft(lastmod).toHaveLength(1);
    for (const date of lastmod) expect.soft(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect.soft((await get(path)).status, path).toBe(200);
  }
  expect(listed.sort()).toEqual([...byPath.keys()].sort());
});

for (const language of LANGUAGES) {
  it(`the feed in ${language} has the posts written in it`, async () => {
    const blog = pathOf('blog', language);
    const feed = readXml(feedPathOf(language));
    expect(feed).toMatchObject({ name: 'feed', namespace: ATOM });
    expect(feed.attributes['xml:lang']).toBe(language);
    for (const name of ['id', 'title', 'updated', 'author']) {
      expect(childTexts(feed, name), name).toEqual([expect.stringMatching(/\S/)]);
    }
    const self = childrenOf(feed, 'link').find(({ attributes }) => attributes.rel === 'self');
    expect(self?.attributes.href).toBe(siteUrl + feedPathOf(language));

    const entries = childrenOf(feed, 'entry');
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'published', 'summary']) {
        expect(childTexts(entry, name), name).toEqual([expect.stringMatching(/\S/)]);
      }
      expect(Date.parse(childTexts(entry, 'updated')[0] ?? '')).not.toBeNaN();
    }
    const published = entries.map((entry) => childTexts(entry, 'published')[0] ?? '');
    expect(published).toEqual([...published].sort().reverse());
    const links = entries.map((entry) => childrenOf(entry, 'link')[0]?.attributes.href ?? '');
    const posts = pages.filter(({ path }) => path.startsWith(`${blog}/`)).map(({ path }) => path);
    expect(links.map(pathOfUrl).sort()).toEqual(posts.sort());

    const answer = await get(feedPathOf(language));
    expect(answer.headers.get('content-type')).toContain('application/atom+xml');
    const references = pages.find(({ path }) => path === blog)?.references;
    expect(references, 'named on the blog').toContain(feedPathOf(language));
  });
}

it('robots.txt keeps robots out of the admin area and names the sitemap', () => {
  const lines = readFileSync(join(DIST, 'robots.txt'), 'utf8').split('\n');
  expect(lines).toEqual([
    'User-agent: *',
    'Disallow: /admin-login',
    'Disallow: /revision',
    'Disallow: /config-blogmr',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ]);
});
