import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { CATEGORY_OF_SERVICE } from '../../src/site/services';
import { HOSTILE_HTML, LONG_WORD, didScriptRun } from '../support/hostileText';
import { horizontalOverflow } from '../support/layout';
import { categoriesOf, changePostResponses, NIE } from '../support/seededPosts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf, postPathOf } from '../../src/site/pages';
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

test('the cover hides nothing of the banner', async ({ page }) => {
  for (const language of [SOURCE_LANGUAGE, ANOTHER]) {
    await page.goto(postPathOf(NIE.slug, language));
    const article = page.getByRole('main').getByRole('article').first();
    const cover = await article.getByRole('img').first().boundingBox();
    const readingTime = await article
      .locator('header p')
      .last()
      .locator('> :last-child')
      .boundingBox();
    const gap = (cover?.y ?? NaN) - (readingTime?.y ?? NaN) - (readingTime?.height ?? NaN);
    expect(gap, language).toBeGreaterThan(8);
  }
});

for (const prerendered of [false, true]) {
  test.describe(prerendered ? 'prerendered' : 'rendered by the app', () => {
    test.use({ prerendered });

    test(
      'the table of contents leads to each section, by pointer and by address',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(`/blog/${NIE.slug}`);
        await expect(
          page.getByText(
            new RegExp(
              `^${textsOf(SOURCE_LANGUAGE, 'blog').post.readingTime.replace('{{minutes}}', '\\d+')}$`,
            ),
          ),
        ).toBeVisible();
        const contents = page.getByRole('navigation', {
          name: textsOf(SOURCE_LANGUAGE, 'blog').post.contents,
        });
        await contents.getByText(textsOf(SOURCE_LANGUAGE, 'blog').post.contents).click();
        await contents.getByRole('link', { name: 'Dónde se pide' }).click();
        await expect(page).toHaveURL(/#section-\d+$/);
        await expectBelowHeader(page, 'Dónde se pide');

        const another = await page.context().newPage();
        await another.goto(page.url());
        await expectBelowHeader(another, 'Dónde se pide');
      },
    );
  });
}

/** Expects the document to be scrolled to a heading, as far below the top as the header needs. */
async function expectBelowHeader(page: Page, name: string): Promise<void> {
  const section = page.getByRole('main').getByRole('heading', { name });
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBe(100);
}

/** All supported markup of a post's text, and unsupported HTML and URL schemes. */
const FORMATTED = [
  '## Plazos del recurso',
  'Hay **veinte días** [hábiles](https://boe.example/a), *ni uno más*: [pregunte](/contacto).',
  '1. Uno\n   - dos\n2. Tres',
  '> El plazo es improrrogable.',
  '### En resumen\nUna línea\ny otra.',
  '![El puerto de Dénia](/images/covers/denia.svg)',
  '| Trámite | Días |\n| --- | --- |\n| Recurso | 20 |',
  `[mal](javascript:window.hacked=1) ${HOSTILE_HTML}`,
].join('\n\n');

test("keeps a law's number in its link on one line", { tag: '@phone' }, async ({ page }) => {
  await page.goto('/blog/comprar-casa-denia-que-revisar-antes-firmar');
  const numbers = page.getByRole('main').getByRole('link', { name: /^BOE-A-/ });
  await expect(numbers).toHaveCount(6);
  const lines = await numbers.evaluateAll((links) =>
    links.map((link) => link.getClientRects().length),
  );
  expect(lines).toEqual(lines.map(() => 1));
});

test.describe('in the empty shell', () => {
  // Texts and failures newer than the build: a prerendered post contains its text and reads none.
  test.use({ prerendered: false });

  test(
    'shows headings, marks, links, lists, quotes, pictures and tables; the rest is text',
    { tag: '@phone' },
    async ({ page, pageErrors }) => {
      pageErrors.expected.push(/status of 404/);
      await changePostResponses(page, { content: FORMATTED });
      await page.goto(`/blog/${NIE.slug}`);
      const article = page.getByRole('article').first();
      await expect(article.getByRole('heading', { level: 2 })).toHaveText([
        'Plazos del recurso',
        textsOf(SOURCE_LANGUAGE, 'blog').post.sources,
        textsOf(SOURCE_LANGUAGE, 'blog').post.ask.heading,
      ]);
      await expect(article.getByRole('heading', { level: 3 })).toHaveText('En resumen');
      await expect(article.locator('strong')).toHaveText('veinte días');
      await expect(article.locator('em')).toHaveText('ni uno más');
      await expect(article.getByRole('link', { name: 'hábiles' })).toHaveAttribute(
        'href',
        'https://boe.example/a',
      );
      await expect(article.locator('ol > li > ul > li')).toHaveText('dos');
      await expect(article.getByRole('blockquote')).toHaveText('El plazo es improrrogable.');
      await expect(
        article.getByRole('img', { name: 'El puerto de Dénia', exact: true }),
      ).toBeAttached();
      await expect(article.getByRole('columnheader')).toHaveText(['Trámite', 'Días']);
      await expect(article.getByRole('cell')).toHaveText(['Recurso', '20']);
      await expect(article).toContainText('[mal](javascript:window.hacked=1) <img src=x');
      expect(await horizontalOverflow(page)).toBe(0);
      await expectPostAccessible(page);

      // A link within the site is followed without loading a page.
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await article.getByRole('link', { name: 'pregunte' }).click();
      await expect(page).toHaveURL(pathOf('contact', SOURCE_LANGUAGE));
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      expect(await didScriptRun(page)).toBe(false);
    },
  );

  test(
    'handles long words, invalid dates and missing images',
    { tag: '@phone' },
    async ({ page, pageErrors }) => {
      pageErrors.expected.push(/status of 404/);
      await changePostResponses(page, {
        title: LONG_WORD,
        content: `${LONG_WORD}\n\n${LONG_WORD}`,
        category: LONG_WORD,
        date: 'ayer',
        image: '/images/covers/gone.svg',
      });
      await page.goto(`/blog/${NIE.slug}`);
      await expect(page.getByText(textsOf(SOURCE_LANGUAGE, 'blog').post.noDate)).toBeVisible();
      await expect(page.getByRole('article').first().locator('img')).toHaveAttribute(
        'src',
        /logo-mark/,
      );
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    },
  );
});
