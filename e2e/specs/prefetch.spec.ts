import { expect, test } from '../support/fixtures';
import { NIE, POSTS_READ } from '../support/seededPosts';
import { pathOf } from '../../src/site/pages';
import { ANOTHER } from '../support/languages';

// What else counts as intending to follow a link: tests/app/prefetchOnIntent.test.ts.
test(
  'touching a link prefetches all of its page, which then opens without network',
  { tag: '@phone' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/ERR_FAILED/, /The visit was not counted/, /failed to load/);
    const [home, blog] = [pathOf('home', ANOTHER), pathOf('blog', ANOTHER)];
    await page.goto(home);
    const link = page.getByRole('contentinfo').locator(`a[href="${blog}"]`);
    await link.scrollIntoViewIfNeeded();
    const code = page.waitForResponse(/\/assets\/BlogPage-/);
    const data = page.waitForResponse(POSTS_READ);
    await link.dispatchEvent('touchstart');
    await Promise.all([code, data]);
    await expect(page).toHaveURL(home);

    await page.route(/\/(assets|locales|rest)\//, (route) => route.abort());
    await link.click();
    await expect(page).toHaveURL(blog);
    await expect(page.locator(`main a[href*="${NIE.slug}"]`).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', ANOTHER);
  },
);
