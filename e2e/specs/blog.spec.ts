import { cards, listStatus } from '../support/blogList';
import { expect, test } from '../support/fixtures';
import { layoutShift } from '../support/layout';
import { POSTS_READ } from '../support/seededPosts';
import { pathOf } from '../../src/site/pages';
import { ANOTHER, LAST } from '../support/languages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { holdRequests } from '../support/requests';
import { textsOf } from '../support/texts';

// What the list shows: tests/features/public/blog/posts.test.tsx. Loading and failures: a prerendered list contains its posts and reads none.
test.use({ prerendered: false });

// The languages differ in the length of words and the size of letters.
for (const language of new Set([ANOTHER, LAST])) {
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
