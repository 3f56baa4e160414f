import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { FUTURE, NIE, POSTS_READ } from '../support/seededPosts';
import { holdRequests } from '../support/requests';
import { dayIn, textsOf } from '../support/texts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { OTHER } from '../support/languages';
import { inOneViewport } from '../support/viewports';

// Reads, spinner and empty message: a prerendered page contains its posts and reads none.
test.use({ prerendered: false });

const section = (page: Page) => page.locator('section#blog');
const cards = (page: Page) => section(page).locator('article');

for (const [language, date, title] of [
  [SOURCE_LANGUAGE, dayIn(SOURCE_LANGUAGE, '2026-11-10'), NIE[SOURCE_LANGUAGE]],
  [OTHER, dayIn(OTHER, '2026-11-10'), NIE[OTHER]],
] as const) {
  const t = textsOf(language, 'blog');
  const blog = pathOf('blog', language);

  test(`the featured posts in ${language}`, inOneViewport(language), async ({ page }) => {
    const answer = await holdRequests(page, POSTS_READ);
    await test.step('show a spinner, then the posts marked for the home page', async () => {
      await page.goto(pathOf('home', language));
      await expect(section(page).getByRole('heading', { level: 2 })).toBeVisible();
      await expect(section(page).getByRole('status')).toHaveText(t.loading);
      answer();
      await expect(cards(page)).toHaveCount(7);
      await expect(section(page).getByRole('status')).toHaveCount(0);
      await expect(section(page).getByText(FUTURE.words)).toHaveCount(0);
    });
    await test.step('link to the popup, the post and the list', async () => {
      const first = cards(page).first();
      await expect(first).toContainText(date);
      const links = {
        [`${blog}?post=${NIE.slug}`]: first.getByRole('link', { name: title, exact: true }),
        [`${blog}/${NIE.slug}`]: first.getByRole('link', { name: `${t.card.page} ${title}` }),
        [blog]: section(page).getByRole('link', { name: t.featured.all }),
      };
      for (const [href, link] of Object.entries(links)) {
        await expect(link).toHaveAttribute('href', href);
      }
      const lazy = cards(page).locator('img[loading=lazy]');
      await expect(lazy).toHaveCount(await cards(page).locator('img').count());
    });
  });
}
