import type { Page } from '@playwright/test';
import { loadEnv } from 'vite';
import { ROOT } from '../../server/paths';
import { parseEnv } from '../../src/site/env';
import {
  LANGUAGE_FACTS,
  LANGUAGES,
  type Language,
  SOURCE_LANGUAGE,
} from '../../src/site/languages';
import { pathOf, postPathOf } from '../../src/site/pages';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { navigateInApp } from '../support/history';
import { OTHER } from '../support/languages';
import { addSpanishOnlyPost, SPANISH_ONLY_POST } from '../support/seededPosts';
import { beginningWith, textsOf } from '../support/texts';

const { siteUrl } = parseEnv(loadEnv('production', ROOT), 'http://localhost');

/** Head elements that must exist once, also after hydration. */
async function expectHead(
  page: Page,
  expected: { title: RegExp; canonical?: string; alternates?: string[]; noindex?: boolean },
) {
  const { title, canonical, alternates = [], noindex = false } = expected;
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const hrefs = (selector: string) =>
    expect.poll(() =>
      page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
    );
  await expect(page).toHaveTitle(title);
  for (const once of ['title', 'meta[name=description]', 'meta[property="og:title"]', 'main'])
    await expect(page.locator(once)).toHaveCount(1);
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(noindex ? 1 : 0);
  await hrefs('link[rel=canonical]').toEqual(canonical === undefined ? [] : [siteUrl + canonical]);
  await hrefs('link[hreflang]').toEqual(alternates.map((path) => siteUrl + path));
}

const inAllLanguages = (path: (language: Language) => string) => [
  ...LANGUAGES.map(path),
  path(SOURCE_LANGUAGE),
];

// The head of each page as built: tests/built/seo.test.ts.
test(
  'a page keeps its head after hydration, as has the second page of the blog; a search is not indexed',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(pathOf('home', OTHER));
    await expectHead(page, {
      title: beginningWith(textsOf(OTHER, 'routes').home.title),
      canonical: pathOf('home', OTHER),
      alternates: inAllLanguages((language) => pathOf('home', language)),
    });
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);

    const blog = pathOf('blog', OTHER);
    await page.goto(`${blog}?page=2`);
    await expectHead(page, {
      title: beginningWith(textsOf(OTHER, 'routes').blog.titleOfPage.replace('{{page}}', '2')),
      canonical: `${blog}?page=2`,
      alternates: inAllLanguages((other) => `${pathOf('blog', other)}?page=2`),
    });
    await navigateInApp(page, `${blog}?q=herencia`);
    await expectHead(page, { title: /./, noindex: true });
  },
);

const SLUG = 'recien-publicada';
const ADDRESSES = [`/blog/${SLUG}`, postPathOf(SLUG, 'fr'), `/blog/${SLUG}`];

test(
  'a post newer than the build is indexable, one that does not exist is noindex, an untranslated one names the original',
  { tag: '@desktop' },
  async ({ page, request, site, pageErrors }) => {
    await sql(
      site,
      `insert into public.blog_posts (slug, date, title, content, title_fr, content_fr)
     values ($1, '2026-01-02', 'Recién </script>publicada', 'Texto', 'Nouvelle', 'Texte')`,
      [SLUG],
    );
    await addSpanishOnlyPost(site);
    expect((await page.goto(`/blog/${SLUG}`))?.status()).toBe(200);
    await expectHead(page, {
      title: /^Recién <\/script>publicada \|/,
      canonical: `/blog/${SLUG}`,
      alternates: ADDRESSES,
    });
    expect((await request.get('/blog/no-existe')).status()).toBe(404);
    await navigateInApp(page, '/blog/no-existe');
    await expectHead(page, {
      title: beginningWith(textsOf(SOURCE_LANGUAGE, 'routes').notFound.title),
      noindex: true,
    });
    const { slug, title } = SPANISH_ONLY_POST;
    expect((await request.get(`${pathOf('blog', OTHER)}/${slug}`)).status()).toBe(200);
    await navigateInApp(page, `${pathOf('blog', OTHER)}/${slug}`);
    await expectHead(page, { title: beginningWith(title), canonical: `/blog/${slug}` });
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute(
      'content',
      LANGUAGE_FACTS[SOURCE_LANGUAGE].openGraph,
    );

    // A static host answers the address of a post without a file with the 404 page.
    pageErrors.expected.push(/404/);
    await page.route('**/blog/*', async (route) => {
      const url = new URL('/nowhere', route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    expect((await page.goto(`/blog/${SLUG}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Recién/);
    await expectHead(page, {
      title: /^Recién/,
      canonical: `/blog/${SLUG}`,
      alternates: ADDRESSES,
    });
    await page.goto('/blog/nobody-wrote-this');
    // SPEC 2.5 quotes both texts.
    await expect(page.locator('h1 [lang=en]')).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
    await expect(page).toHaveURL('/');
  },
);
