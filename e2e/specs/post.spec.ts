import { adminPath } from '../../src/site/adminPaths';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf, postPathOf, termPathOf } from '../../src/site/pages';
import { CATEGORY_OF_SERVICE } from '../../src/site/services';
import { expectAccessible, expectAccessibleWithoutOverflow } from '../support/accessibility';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { ANOTHER, labelled, OTHER } from '../support/languages';
import { addSpanishOnlyPost, NIE, SPANISH_ONLY_POST } from '../support/seededPosts';
import { signIn } from '../support/session';
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

    // The cover hides nothing of the banner.
    await page.goto(postPathOf(NIE.slug, ANOTHER), { waitUntil: 'load' });
    const gap = await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .evaluate((article) => {
        const above = article.querySelector('header p:last-of-type > :last-child');
        const cover = article.querySelector('img')?.getBoundingClientRect().top ?? NaN;
        return cover - (above?.getBoundingClientRect().bottom ?? NaN);
      });
    expect(gap).toBeGreaterThan(8);
    // A law's number stays on one line.
    await page.goto('/blog/comprar-casa-denia-que-revisar-antes-firmar', { waitUntil: 'load' });
    const numbers = page.getByRole('main').getByRole('link', { name: /^BOE-A-/ });
    await expect(numbers).toHaveCount(6);
    const lines = await numbers.evaluateAll((links) =>
      links.map((link) => link.getClientRects().length),
    );
    expect(lines).toEqual(lines.map(() => 1));
  },
);

// The list of all terms: layouts.spec.ts, tests/built/seo.test.ts.
test(
  'a post leads to the page of a term, and that to the practice area',
  { tag: '@phone' },
  async ({ page, site }) => {
    const { nie } = textsOf(ANOTHER, 'terms').terms;
    await sql(
      site,
      `insert into public.blog_posts (slug, title, content, title_${ANOTHER}, content_${ANOTHER})
       values ('con-termino', 'Uno', $1, 'Uno', $2)`,
      [SOURCE_LANGUAGE, ANOTHER].map(
        (code) => `${textsOf(code, 'terms').terms.nie.forms.split('|').at(-1) ?? ''}.`,
      ),
    );
    await page.goto(postPathOf('con-termino', ANOTHER));
    const links = page.getByRole('article').locator(`a[href="${termPathOf('nie', ANOTHER)}"]`);
    await expect(links).toHaveCount(1);
    await links.click();
    await expect(page).toHaveURL(termPathOf('nie', ANOTHER));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nie.name);
    const main = page.getByRole('main');
    await expect(main).toContainText(nie.definition);
    await expectAccessibleWithoutOverflow(page);
    await main.locator(`a[href="${pathOf('service-immigration', ANOTHER)}"]`).click();
    await expect(page).toHaveURL(pathOf('service-immigration', ANOTHER));
  },
);

test(
  'a reader asks for a post in their language, and the list of posts says so',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await addSpanishOnlyPost(site);
    await page.goto(`${pathOf('blog', OTHER)}/${SPANISH_ONLY_POST.slug}`);
    const ask = page.getByRole('button', { name: textsOf(OTHER, 'blog').post.wish });
    // In line with the notice that it belongs to, also when it has two lines.
    await expect(ask).toHaveCSS('text-align', 'start');
    await ask.click();
    await expect(page.getByText(textsOf(OTHER, 'blog').post.wished)).toBeVisible();
    await expect(ask).toBeFocused();

    await signIn(page, site.url, 'editor');
    await page.goto(adminPath('posts', { state: 'wanted', language: OTHER }));
    const row = page.getByRole('row').filter({ hasText: SPANISH_ONLY_POST.title });
    await expect(
      row.getByText(`${labelled(OTHER)}: sin traducir, 1 lector la pide`),
    ).toBeAttached();
  },
);
