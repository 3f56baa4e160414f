import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { CATEGORY_OF_SERVICE } from '../../src/site/services';
import { categoriesOf, NIE } from '../support/seededPosts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { postPathOf } from '../../src/site/pages';
import { ANOTHER } from '../support/languages';
import { beginningWith, dayIn, textsOf } from '../support/texts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectPostAccessible(page: Page): Promise<void> {
  await expect(page.locator('#more-posts')).toBeVisible();
  await expectAccessible(page, 'the post', 'main');
}

test(
  'shows the whole post with links back and to adjacent posts',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`/blog/${NIE.slug}`);
    await expect(page).toHaveTitle(NIE[SOURCE_LANGUAGE]);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /^Qué es el NIE/,
    );
    const article = page.getByRole('main').getByRole('article').first();
    await expect(heading(page)).toHaveText(NIE[SOURCE_LANGUAGE]);
    await expect(article.locator('time').first()).toHaveText(
      textsOf(SOURCE_LANGUAGE, 'blog').post.publishedOn.replace(
        '{{date}}',
        dayIn(SOURCE_LANGUAGE, '2026-11-10'),
      ),
    );
    await expect(article).toContainText(categoriesOf(NIE.slug, SOURCE_LANGUAGE));
    const cover = article.getByRole('img', { name: 'Ilustración del puerto de Dénia' });
    await expect(cover).toHaveAttribute('loading', 'eager');
    await expect(cover).toHaveAttribute('width', '800');
    // Headings and lists of the plain text are recognised.
    await expect(article.getByRole('heading', { name: 'Dónde se pide', level: 2 })).toBeVisible();
    await expect(article.getByRole('listitem').first()).toHaveText(
      'Impreso EX-15, cumplimentado y firmado.',
    );
    await expect(
      article.getByRole('button', { name: textsOf(SOURCE_LANGUAGE, 'blog').share.action }),
    ).toBeVisible();
    await expectPostAccessible(page);

    const others = page.locator('#more-posts').getByRole('article');
    await expect(others).toHaveCount(3);
    await expect(others.filter({ hasText: NIE[SOURCE_LANGUAGE] })).toHaveCount(0);
    await expect(others.filter({ hasText: CATEGORY_OF_SERVICE.immigration })).toHaveCount(3);
    // Not `innerText`: below the first screen nothing is laid out yet.
    const next = (await others.first().getByRole('heading').textContent()) ?? '';
    await others
      .first()
      .getByRole('link', { name: beginningWith(textsOf(SOURCE_LANGUAGE, 'blog').card.page) })
      .click();
    await expect(heading(page)).toHaveText(next);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('link', { name: textsOf(SOURCE_LANGUAGE, 'blog').post.back }).click();
    await expect(page).toHaveURL('/blog');
  },
);

/** Expects the document to be scrolled to a heading, as far below the top as the header needs. */
async function expectBelowHeader(page: Page, name: string): Promise<void> {
  const section = page.getByRole('main').getByRole('heading', { name });
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBe(100);
}

test(
  "the cover hides nothing of the banner, a law's number stays on one line, the contents lead to each section",
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/blog/comprar-casa-denia-que-revisar-antes-firmar', { waitUntil: 'load' });
    const numbers = page.getByRole('main').getByRole('link', { name: /^BOE-A-/ });
    await expect(numbers).toHaveCount(6);
    const lines = await numbers.evaluateAll((links) =>
      links.map((link) => link.getClientRects().length),
    );
    expect(lines).toEqual(lines.map(() => 1));
    for (const language of [ANOTHER, SOURCE_LANGUAGE]) {
      await page.goto(
        postPathOf(NIE.slug, language),
        language === SOURCE_LANGUAGE ? {} : { waitUntil: 'load' },
      );
      const gap = await page
        .getByRole('main')
        .getByRole('article')
        .first()
        .evaluate((article) => {
          const above = article.querySelector('header p:last-of-type > :last-child');
          const cover = article.querySelector('img')?.getBoundingClientRect().top ?? NaN;
          return cover - (above?.getBoundingClientRect().bottom ?? NaN);
        });
      expect(gap, language).toBeGreaterThan(8);
    }
    const t = textsOf(SOURCE_LANGUAGE, 'blog').post;
    const readingTime = new RegExp(`^${t.readingTime.replace('{{minutes}}', '\\d+')}$`);
    await expect(page.getByText(readingTime)).toBeVisible();
    const contents = page.getByRole('navigation', { name: t.contents });
    await contents.getByText(t.contents).click();
    await contents.getByRole('link', { name: 'Dónde se pide' }).click();
    await expect(page).toHaveURL(/#section-\d+$/);
    await expectBelowHeader(page, 'Dónde se pide');

    const another = await page.context().newPage();
    await another.goto(page.url());
    await expectBelowHeader(another, 'Dónde se pide');
  },
);
