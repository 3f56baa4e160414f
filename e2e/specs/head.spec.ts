import type { Page } from '@playwright/test';
import { loadEnv } from 'vite';
import { ROOT } from '../../server/paths';
import { parseEnv } from '../../src/site/env';
import { LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf, postPathOf } from '../../src/site/pages';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { navigateInApp } from '../support/history';
import { OTHER } from '../support/languages';
import { beginningWith, textsOf } from '../support/texts';
import { addSpanishOnlyPost, SPANISH_ONLY_POST } from '../support/seededPosts';

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
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(noindex ? 1 : 0);
  await hrefs('link[rel=canonical]').toEqual(canonical === undefined ? [] : [siteUrl + canonical]);
  await hrefs('link[hreflang]').toEqual(alternates.map((path) => siteUrl + path));
}

const inAllLanguages = (path: (language: (typeof LANGUAGES)[number]) => string) => [
  ...LANGUAGES.map(path),
  path(SOURCE_LANGUAGE),
];

test(
  'a page keeps its head after hydration, as has the second page of the blog; a search is not indexed',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(pathOf('home', OTHER));
    const alternates = inAllLanguages((language) => pathOf('home', language));
    await expectHead(page, {
      title: beginningWith(textsOf(OTHER, 'routes').home.title),
      canonical: pathOf('home', OTHER),
      alternates,
    });
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);

    const blog = pathOf('blog', OTHER);
    await page.goto(`${blog}?page=2`);
    await expectHead(page, {
      title: beginningWith(textsOf(OTHER, 'routes').blog.titleOfPage.replace('{{page}}', '2')),
      canonical: `${blog}?page=2`,
      alternates: inAllLanguages((other) => `${pathOf('blog', other)}?page=2`),
    });

    // Search results and filtered lists are noindex.
    for (const query of ['?q=herencia', '?category=General&page=2']) {
      await navigateInApp(page, blog + query);
      await expectHead(page, { title: /./, noindex: true });
    }
  },
);

test(
  'a post newer than the build is indexable, one that does not exist is noindex, an untranslated one names the original',
  { tag: '@desktop' },
  async ({ page, request, site }) => {
    await sql(
      site,
      `insert into public.blog_posts (slug, date, title, content, title_fr, content_fr)
     values ('recien-publicada', '2026-01-02', 'Recién </script>publicada', 'Texto', 'Nouvelle', 'Texte')`,
    );
    expect((await page.goto('/blog/recien-publicada'))?.status()).toBe(200);
    await expectHead(page, {
      title: /^Recién <\/script>publicada \|/,
      canonical: '/blog/recien-publicada',
      alternates: [
        '/blog/recien-publicada',
        postPathOf('recien-publicada', 'fr'),
        '/blog/recien-publicada',
      ],
    });
    expect((await request.get('/blog/no-existe')).status()).toBe(404);
    await navigateInApp(page, '/blog/no-existe');
    await expectHead(page, {
      title: beginningWith(textsOf(SOURCE_LANGUAGE, 'routes').notFound.title),
      noindex: true,
    });
    expect((await request.get(postPathOf('recien-publicada', 'fr'))).status()).toBe(200);
    await navigateInApp(page, postPathOf('recien-publicada', 'fr'));
    await expectHead(page, {
      title: /^Nouvelle \|/,
      canonical: postPathOf('recien-publicada', 'fr'),
      alternates: [
        '/blog/recien-publicada',
        postPathOf('recien-publicada', 'fr'),
        '/blog/recien-publicada',
      ],
    });

    await addSpanishOnlyPost(site);
    const { slug, title } = SPANISH_ONLY_POST;
    const answer = await page.goto(`${pathOf('blog', OTHER)}/${slug}`);
    expect(answer?.status()).toBe(200);
    await expectHead(page, { title: beginningWith(title), canonical: `/blog/${slug}` });
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute(
      'content',
      LANGUAGE_FACTS[SOURCE_LANGUAGE].openGraph,
    );
  },
);
