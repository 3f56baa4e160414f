import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { ofCategory } from '../support/blogList';
import { CATEGORY_OF_SERVICE } from '../../src/site/services';
import { layoutShift } from '../support/layout';
import { holdRequests } from '../support/requests';
import { pathOf } from '../../src/site/pages';
import { OTHER } from '../support/languages';
import { NIE, SEVERANCE } from '../support/seededPosts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { dayIn, textsOf } from '../support/texts';

test(
  'the prerendered list hydrates for every query string',
  { tag: '@desktop' },
  async ({ page }) => {
    const articles = page.getByRole('main').getByRole('article');
    await page.goto('/blog?page=2');
    await expect(articles).toHaveCount(6);
    await page.goto('/blog?q=finiquito');
    await expect(page.getByLabel(textsOf(SOURCE_LANGUAGE, 'blog').list.search)).toHaveValue(
      'finiquito',
    );
    await expect(articles.filter({ hasText: SEVERANCE[SOURCE_LANGUAGE] })).toBeVisible();
    await page.goto(`/blog?${ofCategory('labor')}&post=${SEVERANCE.slug}`);
    await expect(page.getByRole('dialog')).toHaveAccessibleName(SEVERANCE[SOURCE_LANGUAGE]);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/blog?${ofCategory('labor')}`);
    await page.goto(`${pathOf('blog', OTHER)}?${ofCategory('labor')}`);
    await expect(articles).toHaveCount(3);
    await expect(page.getByLabel(textsOf(OTHER, 'blog').list.category)).toHaveValue(
      CATEGORY_OF_SERVICE.labor,
    );
  },
);

for (const [moment, script] of [
  ['the first script runs', '**/assets/index-*.js'],
  ['hydration', '**/assets/app-*.js'],
] as const) {
  for (const [act, address] of [
    [
      (page: Page) =>
        page.getByLabel(textsOf(SOURCE_LANGUAGE, 'blog').list.search).fill('finiquito'),
      '/blog?q=finiquito',
    ],
    [
      (page: Page) =>
        page
          .getByLabel(textsOf(SOURCE_LANGUAGE, 'blog').list.category)
          .selectOption(CATEGORY_OF_SERVICE.labor),
      `/blog?${ofCategory('labor')}`,
    ],
  ] as const) {
    test(
      `what is typed or chosen before ${moment} is applied: ${address}`,
      { tag: '@desktop' },
      async ({ page }) => {
        const release = await holdRequests(page, script);
        const requested = page.waitForRequest(script);
        await page.goto('/blog', { waitUntil: 'commit' });
        await requested;
        await act(page);
        release();
        await expect(page).toHaveURL(address);
        const articles = page.getByRole('main').getByRole('article');
        await expect(articles.filter({ hasText: SEVERANCE[SOURCE_LANGUAGE] })).toBeVisible();
      },
    );
  }
}

test('prerendered pages hydrate without layout shift', async ({ page }) => {
  // The web fonts, which have tests of their own, move words within their line.
  await holdRequests(page, '**/*.woff2');
  for (const path of ['/blog', `/blog/${NIE.slug}`, pathOf('blog', OTHER)]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await layoutShift(page), path).toBe(0);
  }
  // The popup's dates come with it.
  await page.goto(`/blog?post=${NIE.slug}`);
  await expect(page.getByRole('dialog').locator('time').first()).toBeVisible();
  expect(await layoutShift(page), 'the popup').toBeLessThan(0.01);
});

test('the first visible image is inlined in the page', { tag: '@phone' }, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`/blog/${NIE.slug}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const image = page.getByRole('img', { name: 'Ilustración del puerto de Dénia' });
  await expect(image).toHaveAttribute('src', /^data:image\/svg\+xml,/);
  expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(800);
  expect(requests.filter((url) => url.endsWith('/covers/harbour.svg'))).toEqual([]);
});

test(
  'what writes dates is loaded at the first interaction alone',
  { tag: '@phone' },
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const dates = () => requested.filter((url) => /\/assets\/dates-/.test(url)).length;
    await page.goto(pathOf('blog', OTHER));
    const first = page.getByRole('main').getByRole('article').first().locator('time');
    const written = await first.textContent();
    expect(written).toBe(dayIn(OTHER, (await first.getAttribute('datetime')) ?? ''));
    expect(dates()).toBe(0);
    await page.mouse.wheel(0, 300);
    await expect.poll(dates).toBe(1);
    await expect(first).toHaveText(written ?? '');
  },
);
