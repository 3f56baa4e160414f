import { pathOf, postPathOf, termPathOf } from '../../src/site/pages';
import { expectAccessibleAtBothWidths } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/publicPages';
import { sql } from '../support/database';
import { textsOf } from '../support/texts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER, OTHER } from '../support/languages';
import { inOneViewport } from '../support/viewports';

for (const language of [SOURCE_LANGUAGE, ANOTHER] as const) {
  const t = textsOf(language, 'terms');

  test(
    `a post leads to the page of a term, and from there to the practice area: ${language}`,
    inOneViewport(language),
    async ({ page, site }) => {
      const text = [SOURCE_LANGUAGE, ANOTHER].map((code) => {
        const { forms } = textsOf(code, 'terms').terms.nie;
        return `${forms.split('|').at(-1) ?? ''}.`;
      });
      await sql(
        site,
        `insert into public.blog_posts (slug, title, content, title_${ANOTHER}, content_${ANOTHER})
         values ('con-termino', 'Uno', $1, 'Uno', $2)`,
        text,
      );
      await page.goto(postPathOf('con-termino', language));
      const links = page.getByRole('article').locator(`a[href="${termPathOf('nie', language)}"]`);
      await expect(links).toHaveCount(1);
      await links.click();
      await expect(page).toHaveURL(termPathOf('nie', language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.terms.nie.name);
      await expect(page.locator('main')).toContainText(t.terms.nie.definition);
      await expectAccessibleAtBothWidths(page);
      await page
        .getByRole('main')
        .locator(`a[href="${pathOf('service-immigration', language)}"]`)
        .click();
      await expect(page).toHaveURL(pathOf('service-immigration', language));
    },
  );
}

test(
  'the glossary lists all terms, its terms have a definition without scripts, and the footer leads to it',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openHydrated(page, pathOf('contact', SOURCE_LANGUAGE));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: textsOf(SOURCE_LANGUAGE, 'contact').footer.glossary })
      .click();
    await expect(page).toHaveURL(pathOf('glossary', SOURCE_LANGUAGE));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10);
    await expectAccessibleAtBothWidths(page);
    const html = await (await request.get(termPathOf('legitima', OTHER))).text();
    expect(html).toContain('"@type":"DefinedTerm"');
    expect(html).toContain(textsOf(OTHER, 'terms').terms.legitima.definition);
    expect((await request.get('/glosario/nada')).status()).toBe(404);
  },
);

test(
  'the link to all terms begins below the text, not beside its edge',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(termPathOf('arras', OTHER));
    const start = (text: string) =>
      page
        .getByRole('main')
        .getByText(text)
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().left;
        });
    const t = textsOf(OTHER, 'terms');
    expect(Math.abs((await start(t.all)) - (await start(t.note)))).toBeLessThan(2);
  },
);
