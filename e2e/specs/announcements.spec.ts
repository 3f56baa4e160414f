import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/requests';
import { NIE, POSTS_READ } from '../support/seededPosts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';

/** Records everything that live regions announce from now on, in order. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target, addedNodes }) => {
        const near = target instanceof Element ? target : target.parentElement;
        const added = [...addedNodes].filter((node) => node instanceof Element);
        return [near, ...added].map((one) => one?.closest('[aria-live=polite], [role=alert]'));
      });
      for (const region of new Set(regions))
        if (region?.textContent) texts.push(region.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  return () => said.evaluate((texts) => [...texts]);
}

test(
  'a page whose data take a second is announced by its own title, and so is the previous page on going back',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/blog');
    const post = page.getByRole('link', { name: NIE[SOURCE_LANGUAGE], exact: true });
    await expect(post).toBeVisible();
    const own = page.locator('li', { has: post }).getByRole('link').last();
    const said = await recordAnnouncements(page);
    const release = await holdRequests(page, POSTS_READ);
    const asked = page.waitForRequest(POSTS_READ);
    await own.click();
    await asked;
    await page.clock.fastForward(1000);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    release();
    const heading = page.getByRole('heading', { level: 1, name: NIE[SOURCE_LANGUAGE] });
    await expect(heading).toBeVisible();
    await expect.poll(said).toEqual([await page.title()]);
    await page.goBack();
    await expect(heading).toBeHidden();
    await expect.poll(said).toHaveLength(2);
    expect((await said())[1]).toBe(await page.title());
  },
);
