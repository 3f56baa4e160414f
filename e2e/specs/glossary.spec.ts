import { pathOf, postPathOf, termPathOf } from '../../src/site/pages';
import { expectAccessibleScreen } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/publicPages';
import { sql } from '../support/database';
import { textsOf } from '../support/texts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER } from '../support/languages';

const language = ANOTHER;
const t = textsOf(language, 'terms');

test(
  'the footer leads to all terms, a post to the page of one, and that to the practice area',
  { tag: '@phone' },
  async ({ page, site }) => {
    await openHydrated(page, pathOf('contact', language));
    const { glossary } = textsOf(language, 'contact').footer;
    await page.getByRole('contentinfo').getByRole('link', { name: glossary }).click();
    await expect(page).toHaveURL(pathOf('glossary', language));
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(names).toHaveCount(Object.keys(t.terms).length);
    await expectAccessibleScreen(page);

    await sql(
      site,
      `insert into public.blog_posts (slug, title, content, title_${language}, content_${language})
       values ('con-termino', 'Uno', $1, 'Uno', $2)`,
      [SOURCE_LANGUAGE, language].map(
        (code) => `${textsOf(code, 'terms').terms.nie.forms.split('|').at(-1) ?? ''}.`,
      ),
    );
    await page.goto(postPathOf('con-termino', language));
    const links = page.getByRole('article').locator(`a[href="${termPathOf('nie', language)}"]`);
    await expect(links).toHaveCount(1);
    await links.click();
    await expect(page).toHaveURL(termPathOf('nie', language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.terms.nie.name);
    const main = page.getByRole('main');
    await expect(main).toContainText(t.terms.nie.definition);
    await expectAccessibleScreen(page);
    // The link to all terms begins below the text, not beside its edge.
    const edge = (text: string) =>
      main.getByText(text).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        return getComputedStyle(element).direction === 'rtl' ? right : left;
      });
    expect(Math.abs((await edge(t.all)) - (await edge(t.note)))).toBeLessThan(2);
    await main.locator(`a[href="${pathOf('service-immigration', language)}"]`).click();
    await expect(page).toHaveURL(pathOf('service-immigration', language));
  },
);
