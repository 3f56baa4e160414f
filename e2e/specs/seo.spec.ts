import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadEnv } from 'vite';
import { DIST, ROOT } from '../../server/paths';
import { parseEnv } from '../../src/site/env';
import { LANGUAGES } from '../../src/site/languages';
import { addressOf, feedPathOf, FIXED_PAGES, pathOf } from '../../src/site/pages';
import { type BuiltPage, childrenOf, readPages, readXml, childTexts } from '../support/builtFiles';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { structuredData } from '../support/structuredData';

// One worker for all: the files are read once.
test.describe.configure({ mode: 'default' });
const { siteUrl } = parseEnv(loadEnv('production', ROOT), 'http://localhost');
const ATOM = 'http://www.w3.org/2005/Atom';

let reading: Promise<BuiltPage[]> | undefined;
const allPages = (page: Page) => (reading ??= readPages(page));
/** Without the 404 page, which has no URL of its own. */
const addresses = async (page: Page) =>
  (await allPages(page)).filter(({ path }) => path !== '/404');

const pathOfUrl = (url: string) => {
  expect(url.startsWith(`${siteUrl}/`), `${url} is on the site`).toBe(true);
  return decodeURI(new URL(url).pathname);
};

test('every page and post of the site is a file', async ({ page, site }) => {
  const rows = await sql<{ slug: string; languages: string[] }>(
    site,
    'select slug, languages from public.blog_posts where not hidden and date <= private.office_today()',
  );
  const expected = LANGUAGES.flatMap((language) => [
    ...FIXED_PAGES.map((pathIn) => pathIn(language)),
    ...rows
      .filter(({ languages }) => languages.includes(language))
      .map(({ slug }) => `${pathOf('blog', language)}/${slug}`),
  ]);
  const built = (await addresses(page)).map(({ path }) => path);
  expect(built.sort()).toEqual(expected.sort());
});

test('every page has one title, description and main, in its own language', async ({ page }) => {
  const seen = new Map<string, string>();
  for (const built of await allPages(page)) {
    const { path, titles, descriptions, mains, lang, openGraph } = built;
    expect.soft(titles, `title of ${path}`).toEqual([expect.stringMatching(/\S/)]);
    expect.soft(descriptions, `description of ${path}`).toEqual([expect.stringMatching(/\S/)]);
    expect.soft(mains, `main of ${path}`).toBe(1);
    expect.soft(lang, `language of ${path}`).toBe(addressOf(path)?.language ?? 'es');
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

test('every page has one h1', async ({ page }) => {
  for (const { path, headings } of await allPages(page)) {
    expect.soft(headings, `h1 of ${path}`).toBe(1);
  }
});

test('every page is its own canonical; the 404 page has none', async ({ page }) => {
  for (const { path, canonicals, robots, openGraph } of await addresses(page)) {
    expect.soft(canonicals.map(pathOfUrl), `canonical of ${path}`).toEqual([path]);
    expect.soft(openGraph['og:url'], path).toBe(canonicals[0]);
    expect.soft(robots, path).toEqual([]);
  }
  const notFound = (await allPages(page)).find(({ path }) => path === '/404');
  expect(notFound).toMatchObject({ canonicals: [], alternates: [], robots: ['noindex'] });
});

test('hreflang links are reciprocal', async ({ page }) => {
  const pages = await addresses(page);
  const byPath = new Map(pages.map((built) => [built.path, built]));
  for (const { path, lang, alternates } of pages) {
    const languages = alternates.map(([hreflang]) => hreflang);
    expect.soft(new Set(languages).size, `hreflang of ${path}`).toBe(languages.length);
    expect.soft(languages, path).toEqual(expect.arrayContaining([lang, 'es', 'x-default']));
    if (addressOf(path)?.page !== 'post') expect.soft(languages, path).toHaveLength(8);
    for (const [hreflang, href] of alternates) {
      const target = byPath.get(pathOfUrl(href));
      expect.soft(target, `${path} names ${href}`).toBeDefined();
      expect.soft(target?.lang, href).toBe(hreflang === 'x-default' ? 'es' : hreflang);
      expect.soft(target?.alternates, `${href} answers ${path}`).toEqual(alternates);
    }
  }
});

test('no link or image is broken', async ({ page, request }) => {
  test.setTimeout(120_000);
  const found = new Map<string, string>();
  for (const { path, references } of await allPages(page)) {
    for (const reference of references) {
      if (reference.startsWith('#')) continue;
      const url = new URL(reference, siteUrl + path);
      if (url.origin === siteUrl) found.set(url.pathname + url.search, path);
    }
  }
  expect(found.size).toBeGreaterThan(100);
  for (const [reference, path] of found) {
    const answer = await request.get(reference);
    expect.soft(answer.status(), `${reference}, linked from ${path}`).toBe(200);
  }
});

test('every link into a page has its target there', async ({ page }) => {
  const pages = await allPages(page);
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

test("structured data is valid against schema.org's requirements", async ({ page }) => {
  for (const { path, jsonLd } of await allPages(page)) {
    const things = jsonLd.map((data) => {
      const result = structuredData.safeParse(data);
      expect.soft(result.error?.message, `JSON-LD of ${path}`).toBeUndefined();
      return result.data;
    });
    const kinds = things.map((data) => data?.['@type']).sort();
    expect.soft(kinds, path).toEqual(kindsOn(path));
    for (const data of things) {
      if (data?.['@type'] === 'BlogPosting') {
        expect.soft(pathOfUrl(data.mainEntityOfPage)).toBe(path);
      }
      if (data?.['@type'] === 'BreadcrumbList') {
        expect.soft(pathOfUrl(data.itemListElement.at(-1)?.item ?? '')).toBe(path);
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
  return page.startsWith('service-') ? ['BreadcrumbList'] : [];
}

test('the sitemap has every page with its languages, and nothing else', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  const sitemap = await readXml(page, 'sitemap.xml');
  expect(sitemap.name).toBe('urlset');
  expect(sitemap.namespace).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const byPath = new Map((await addresses(page)).map((built) => [built.path, built]));
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
    expect.soft((await request.get(path)).status(), path).toBe(200);
  }
  expect(listed.sort()).toEqual([...byPath.keys()].sort());
});

for (const language of LANGUAGES) {
  test(`the feed in ${language} has the posts written in it`, async ({ page, request }) => {
    const pages = await addresses(page);
    const blog = pathOf('blog', language);
    const feed = await readXml(page, feedPathOf(language));
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

    const answer = await request.get(feedPathOf(language));
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
    const references = pages.find(({ path }) => path === blog)?.references;
    expect(references, 'named on the blog').toContain(feedPathOf(language));
  });
}

test('robots.txt keeps robots out of the admin area and names the sitemap', () => {
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
