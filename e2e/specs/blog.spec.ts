import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { cards } from '../support/blogList';
import { expect, test } from '../support/fixtures';
import { LAST, OTHER } from '../support/languages';
import { layoutShift } from '../support/layout';
import { holdRequests } from '../support/requests';
import { NIE, POSTS_READ } from '../support/seededPosts';
import { dayIn, textsOf } from '../support/texts';

// What the list shows: tests/features/public/blog/posts.test.tsx. A prerendered list contains its
// posts and reads none.
test.describe('in the empty shell', () => {
  test.use({ prerendered: false });

  test(
    'waits for its posts with a spinner, without layout shift',
    { tag: '@phone' },
    async ({ page }) => {
      const answer = await holdRequests(page, POSTS_READ);
      await page.goto(pathOf('blog', LAST));
      await expect(page.getByRole('main').getByText(textsOf(LAST, 'blog').loading)).toBeVisible();
      // The fonts, which load in the meantime, have tests of their own.
      await expect(page.locator('html')).toHaveAttribute('data-web-fonts', '');
      const shifted = await layoutShift(page);
      answer();
      await expect(cards(page)).toHaveCount(12);
      // The count above the list may still change its font where the page was not prerendered.
      expect(await layoutShift(page)).toBeLessThan(shifted + 0.01);
    },
  );

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
});

test(
  'nothing moves while a page hydrates, which writes its dates as the build has, and a popup opens',
  { tag: '@phone' },
  async ({ page }) => {
    // The web fonts, which have tests of their own, move words within their line.
    await holdRequests(page, '**/*.woff2');
    // Without an interaction.
    await page.goto(`${pathOf('blog', OTHER)}?page=1`, { waitUntil: 'load' });
    await expect(page.locator('[data-island]')).toHaveCount(0);
    const first = page.getByRole('main').getByRole('article').first().locator('time');
    const written = dayIn(OTHER, (await first.getAttribute('datetime')) ?? '');
    await expect(first).toHaveText(written);
    expect(await layoutShift(page), 'the blog').toBe(0);

    await page.goto(`/blog?post=${NIE.slug}`);
    await expect(page.getByRole('dialog').locator('time').first()).toBeVisible();
    expect(await layoutShift(page), 'the popup').toBeLessThan(0.01);
  },
);
