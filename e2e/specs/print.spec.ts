import { firm } from '../../src/site/firm';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { NIE } from '../support/seededPosts';

test(
  'a post prints as its text, with author, address and the date of the law',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`/blog/${NIE.slug}`);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body header').first()).toBeHidden();
    await expect(page.locator('footer')).toBeHidden();
    await expect(page.locator('a.fixed[href^="https://wa.me"]')).toBeHidden();
    await expect(page.locator('#more-posts')).toBeHidden();
    await expect(page.locator('article img').first()).toBeHidden();
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(
      page.locator('article p').filter({ hasText: /^Derecho vigente en / }),
    ).toBeVisible();
    await expect(page.getByText(`${firm.lawyers[0].name}, `)).toBeVisible();
    await expect(page.getByText(`${firm.address.street}, `)).toBeVisible();
    await expect(page.getByText(new RegExp(`/blog/${NIE.slug}$`))).toBeVisible();
  },
);

test(
  'a practice area prints the answers to its questions, which are folded on the screen',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(pathOf('service-labor', SOURCE_LANGUAGE));
    const answers = page.getByRole('main').locator('details > :not(summary)');
    await expect(answers.first()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const answer of await answers.all()) {
      await expect(answer).toBeVisible();
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
    }
  },
);
