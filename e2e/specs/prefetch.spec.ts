import { expect, test } from '../support/fixtures';
import { isPhone } from '../support/siteHeader';
import { NIE, POSTS_READ } from '../support/seededPosts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { ANOTHER, OTHER } from '../support/languages';
import { inOneViewport } from '../support/viewports';

for (const [home, blog, texts] of [
  ['/', '/blog', SOURCE_LANGUAGE],
  [pathOf('home', ANOTHER), pathOf('blog', ANOTHER), ANOTHER],
] as const) {
  test(
    `hovering or touching a link on ${home} prefetches ${blog}`,
    inOneViewport(texts),
    async ({ page, pageErrors }) => {
      pageErrors.expected.push(/ERR_FAILED/, /The visit was not counted/, /failed to load/);
      await page.goto(home);
      const link = page.getByRole('contentinfo').locator(`a[href="${blog}"]`);
      await link.scrollIntoViewIfNeeded();

      const code = page.waitForResponse(/\/assets\/BlogPage-/);
      const data = page.waitForResponse(POSTS_READ);
      if (isPhone(page)) await link.dispatchEvent('touchstart');
      else await link.hover();
      await Promise.all([code, data]);
      await expect(page).toHaveURL(home);

      // Nothing is requested again: the page opens without network.
      await page.route(/\/(assets|locales|rest)\//, (route) => route.abort());
      await link.click();
      await expect(page).toHaveURL(blog);
      await expect(page.locator(`main a[href*="${NIE.slug}"]`).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', texts);
    },
  );
}

test(
  'keyboard focus prefetches, Save-Data does not, and a chunk that fails does not reload the page',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/status of 404/);
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(/\/assets\/BlogPage-/, (route) => route.fulfill({ status: 404 }));
    const missing = page.waitForResponse(/\/assets\/BlogPage-/);
    await page.getByRole('contentinfo').locator('a[href="/blog"]').focus();
    await missing;
    // Before the islands hydrate, their links load whole documents.
    await expect(page.locator('[data-island]')).toHaveCount(0);
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${pathOf('contact', SOURCE_LANGUAGE)}"]`)
      .click();
    await expect(page).toHaveURL(pathOf('contact', SOURCE_LANGUAGE));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(pathOf('home', OTHER));
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${pathOf('blog', OTHER)}"]`)
      .focus();
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${pathOf('contact', OTHER)}"]`)
      .click();
    await expect(page).toHaveURL(pathOf('contact', OTHER));
    expect(requested.filter((url) => url.includes('BlogPage-'))).toEqual([]);
  },
);

test(
  'the menu is shown before the page of the link that it focuses is prefetched',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    const frames = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          new MutationObserver((records) => {
            for (const { addedNodes } of records)
              for (const node of addedNodes)
                if (node instanceof HTMLLinkElement && node.href.includes('HomePage-')) {
                  seen.push('prefetched');
                  resolve(seen);
                }
          }).observe(document.head, { childList: true });
          addEventListener('focusin', () => requestAnimationFrame(() => seen.push('frame')));
          document.querySelector<HTMLElement>('header button[aria-haspopup=dialog]')?.click();
        }),
    );
    expect(frames).toEqual(['frame', 'prefetched']);
  },
);
