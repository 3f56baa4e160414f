import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { postPathOf } from '../../src/site/pages';
import { CATEGORY_OF_SERVICE } from '../../src/site/services';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { NIE } from '../support/seededPosts';
import { beginningWith, textsOf } from '../support/texts';

const { card, post: t } = textsOf(SOURCE_LANGUAGE, 'blog');

// What it shows: tests/features/public/blog/posts.test.tsx.
test(
  'a post leads to each of its sections, to others of its area, at whose top they open, and back to the list',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(postPathOf(NIE.slug, SOURCE_LANGUAGE));
    const article = page.getByRole('main').getByRole('article').first();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(NIE[SOURCE_LANGUAGE]);
    const cover = article.getByRole('img', { name: 'Ilustración del puerto de Dénia' });
    await expect(cover).toHaveAttribute('loading', 'eager');
    await expect(cover).toHaveAttribute('width', '800');
    await expect(page.locator('#more-posts')).toBeVisible();
    await expectAccessible(page, 'the post', 'main');

    const readingTime = new RegExp(`^${t.readingTime.replace('{{minutes}}', '\\d+')}$`);
    await expect(page.getByText(readingTime)).toBeVisible();
    const contents = page.getByRole('navigation', { name: t.contents });
    await contents.getByText(t.contents).click();
    await contents.getByRole('link', { name: 'Dónde se pide' }).click();
    await expect(page).toHaveURL(/#section-\d+$/);
    const section = article.getByRole('heading', { name: 'Dónde se pide', level: 2 });
    // As far below the top as the header needs.
    const top = () =>
      section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBe(100);
    const address = page.url();
    await page.goto('about:blank', { waitUntil: 'load' });
    await page.goto(address);
    await expect.poll(top).toBe(100);

    const others = page.locator('#more-posts').getByRole('article');
    await expect(others).toHaveCount(3);
    await expect(others.filter({ hasText: NIE[SOURCE_LANGUAGE] })).toHaveCount(0);
    await expect(others.filter({ hasText: CATEGORY_OF_SERVICE.immigration })).toHaveCount(3);
    // Not `innerText`: below the first screen nothing is laid out yet.
    const next = (await others.first().getByRole('heading').textContent()) ?? '';
    await others
      .first()
      .getByRole('link', { name: beginningWith(card.page) })
      .click();
    await expect(heading).toHaveText(next);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('link', { name: t.back }).click();
    await expect(page).toHaveURL('/blog');
  },
);
