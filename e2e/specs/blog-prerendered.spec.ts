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

// Other queries: blog-filters.spec.ts.
test('the prerendered list hydrates under a popup', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/blog?${ofCategory('labor')}&post=${SEVERANCE.slug}`);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(SEVERANCE[SOURCE_LANGUAGE]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/blog?${ofCategory('labor')}`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expect(page.getByLabel(textsOf(SOURCE_LANGUAGE, 'blog').list.category)).toHaveValue(
    CATEGORY_OF_SERVICE.labor,
  );
});

test(
  'what is typed or chosen before the app starts is applied',
  { tag: '@desktop' },
  async ({ page }) => {
    const { search, category } = textsOf(SOURCE_LANGUAGE, 'blog').list;
    for (const [script, act, address] of [
      [
        '**/assets/index-*.js',
        () => page.getByLabel(search).fill('finiquito'),
        '/blog?q=finiquito',
      ],
      [
        '**/assets/app-*.js',
        () => page.getByLabel(category).selectOption(CATEGORY_OF_SERVICE.labor),
        `/blog?${ofCategory('labor')}`,
      ],
    ] as const) {
      const release = await holdRequests(page, script);
      const requested = page.waitForRequest(script);
      await page.goto('/blog', { waitUntil: 'commit' });
      await requested;
      await act();
      release();
      await expect(page).toHaveURL(address);
      const articles = page.getByRole('main').getByRole('article');
      await expect(articles.filter({ hasText: SEVERANCE[SOURCE_LANGUAGE] })).toBeVisible();
    }
  },
);

test(
  'prerendered pages hydrate without layout shift, and what writes dates is loaded at the first interaction alone',
  { tag: '@phone' },
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const dates = () => requested.filter((url) => /\/assets\/dates-/.test(url)).length;
    // The web fonts, which have tests of their own, move words within their line.
    await holdRequests(page, '**/*.woff2');
    await page.goto(`/blog/${NIE.slug}`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await layoutShift(page), 'a post').toBe(0);

    requested.length = 0;
    await page.goto(pathOf('blog', OTHER));
    const first = page.getByRole('main').getByRole('article').first().locator('time');
    const written = await first.textContent();
    expect(written).toBe(dayIn(OTHER, (await first.getAttribute('datetime')) ?? ''));
    expect(await layoutShift(page), 'the blog').toBe(0);
    expect(dates()).toBe(0);
    await page.mouse.wheel(0, 300);
    await expect.poll(dates).toBe(1);
    await expect(first).toHaveText(written ?? '');

    // The popup's dates come with it.
    await page.goto(`/blog?post=${NIE.slug}`);
    await expect(page.getByRole('dialog').locator('time').first()).toBeVisible();
    expect(await layoutShift(page), 'the popup').toBeLessThan(0.01);
  },
);
