import { card, cards, listStatus } from '../support/blogList';
import { expect, test } from '../support/fixtures';
import { LONG_WORD } from '../support/hostileText';
import { layoutShift, horizontalOverflow } from '../support/layout';
import {
  addSpanishOnlyPost,
  categoriesOf,
  changePostResponses,
  NIE,
  POSTS_READ,
  SPANISH_ONLY_POST,
} from '../support/seededPosts';
import { pathOf } from '../../src/site/pages';
import { ANOTHER, LAST, OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { holdRequests } from '../support/requests';
import { dayIn, textsOf } from '../support/texts';

// Reads, loading and failures: a prerendered list contains its posts and reads none.
test.use({ prerendered: false });

test(
  'lists twelve posts per page, newest first, with pagination links',
  { tag: '@desktop' },
  async ({ page }) => {
    const reads: URL[] = [];
    page.on('request', (request) => {
      if (POSTS_READ.test(request.url())) reads.push(new URL(request.url()));
    });
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsOf(SOURCE_LANGUAGE, 'blog').featured.kicker,
    );
    await expect(cards(page)).toHaveCount(12);
    await expect(listStatus(page)).toHaveText(
      textsOf(SOURCE_LANGUAGE, 'blog').list.range.replace('{{from}}', '1').replace('{{to}}', '12'),
    );
    await expect(cards(page).first()).toContainText(NIE[SOURCE_LANGUAGE]);
    await expect(cards(page).first()).toContainText(dayIn(SOURCE_LANGUAGE, '2026-11-10'));
    await expect(
      page.getByRole('link', { name: textsOf(SOURCE_LANGUAGE, 'blog').list.previous }),
    ).toHaveCount(0);
    const dates = await cards(page)
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    expect(dates).toEqual([...dates].sort().reverse());
    // Reads one row more than is shown, without the content column.
    expect(reads).toHaveLength(1);
    expect(reads[0]?.searchParams.get('limit')).toBe('13');
    expect(reads[0]?.searchParams.get('select')).not.toContain('content');

    await page.getByRole('link', { name: textsOf(SOURCE_LANGUAGE, 'blog').list.next }).click();
    await expect(page).toHaveURL(/\/blog\?page=2$/);
    await expect(cards(page)).toHaveCount(6);
    await expect(listStatus(page)).toHaveText(
      textsOf(SOURCE_LANGUAGE, 'blog').list.range.replace('{{from}}', '13').replace('{{to}}', '18'),
    );
    await expect(
      page.getByRole('link', { name: textsOf(SOURCE_LANGUAGE, 'blog').list.next }),
    ).toHaveCount(0);
    await page.getByRole('link', { name: textsOf(SOURCE_LANGUAGE, 'blog').list.previous }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(cards(page)).toHaveCount(12);
  },
);

test(
  'shows posts in the language of the page and marks Spanish fallbacks',
  { tag: '@phone' },
  async ({ page, site }) => {
    await addSpanishOnlyPost(site);
    await page.goto(pathOf('blog', OTHER));
    await expect(page).toHaveTitle(textsOf(OTHER, 'routes').blog.title);
    await expect(cards(page)).toHaveCount(12);
    const translated = card(page, NIE[OTHER]);
    await expect(translated).toContainText(dayIn(OTHER, '2026-11-10'));
    await expect(translated).toContainText(categoriesOf(NIE.slug, OTHER));
    await expect(translated.getByText(textsOf(OTHER, 'blog').card.inSpanish)).toHaveCount(0);
    const fallback = card(page, SPANISH_ONLY_POST.title);
    await expect(fallback.getByText(textsOf(OTHER, 'blog').card.inSpanish)).toBeVisible();
    await expect(fallback.getByRole('heading')).toHaveAttribute('lang', SOURCE_LANGUAGE);
    await expect(fallback.getByRole('heading')).toHaveAttribute('dir', 'ltr');
  },
);

// The languages differ in the length of words and the size of letters.
for (const language of new Set([SOURCE_LANGUAGE, ANOTHER, LAST])) {
  test(
    `reserves space for loading posts, without layout shift: ${language}`,
    { tag: '@phone' },
    async ({ page }) => {
      const answer = await holdRequests(page, POSTS_READ);
      await page.goto(pathOf('blog', language));
      await expect(listStatus(page)).toHaveText(textsOf(language, 'blog').loading);
      const end = () =>
        page
          .locator('main li, main [aria-hidden=true]:not(svg)')
          .evaluateAll((all) =>
            Math.round(Math.max(...all.map((each) => each.getBoundingClientRect().bottom))),
          );
      // The fonts, which load in the meantime, have tests of their own.
      await expect(page.locator('html')).toHaveAttribute('data-web-fonts', '');
      const shifted = await layoutShift(page);
      const held = await end();
      answer();
      await expect(cards(page)).toHaveCount(12);
      expect(await end()).toBe(held);
      // The count above the list may still change its font where the page was not prerendered.
      expect(await layoutShift(page)).toBeLessThan(shifted + 0.01);
      const images = cards(page).locator('img');
      const lazyButTheFirst = Array.from({ length: 12 }, (_, n) => (n === 0 ? 'eager' : 'lazy'));
      for (const [name, expected] of Object.entries({
        loading: lazyButTheFirst,
        width: Array<string>(12).fill('800'),
        height: Array<string>(12).fill('450'),
      })) {
        const values = await images.evaluateAll(
          (all, attribute) => all.map((image) => image.getAttribute(attribute)),
          name,
        );
        expect(values).toEqual(expected);
      }
    },
  );
}

test(
  'reports a lost connection and resumes when it is back',
  { tag: '@desktop' },
  async ({ page, context, pageErrors }) => {
    pageErrors.expected.push(/ERR_INTERNET_DISCONNECTED/);
    const counted = page.waitForResponse(
      (response) => response.url().includes('stats_') && response.request().method() === 'PATCH',
    );
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(12);
    await counted;
    await context.setOffline(true);
    await page
      .getByLabel(textsOf(SOURCE_LANGUAGE, 'blog').list.category)
      .selectOption({ label: 'Vivienda' });
    const notice = page.getByText(textsOf(SOURCE_LANGUAGE, 'contact').survey.failed.offline);
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await expect(cards(page)).toHaveCount(3);
  },
);

test('handles long words and missing images', { tag: '@phone' }, async ({ page, pageErrors }) => {
  pageErrors.expected.push(/status of 404/);
  await changePostResponses(page, {
    title: LONG_WORD,
    excerpt: LONG_WORD,
    category: LONG_WORD,
    additional_categories: [LONG_WORD],
    show_additional_categories: true,
    date: LONG_WORD,
    image: '/images/covers/gone.svg',
  });
  await page.goto('/blog');
  await expect(cards(page)).toHaveCount(12);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await cards(page).first().scrollIntoViewIfNeeded();
  await expect(cards(page).first().locator('img')).toHaveAttribute('src', /logo-mark/);
});
