import { ofCategory, card, cards, listStatus } from '../support/blogList';
import { pauseClock } from '../support/clock';
import { contrastOf } from '../support/contrast';
import { expect, test } from '../support/fixtures';
import { CATEGORY_OF_SERVICE } from '../../src/site/services';
import { navigateInApp } from '../support/history';
import { sql } from '../support/database';
import { pathOf } from '../../src/site/pages';
import { ANOTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { NIE, SEVERANCE } from '../support/seededPosts';
import { textsOf } from '../support/texts';

test(
  'filters by category and words through the URL, with additional categories that are shown, and takes hostile input literally',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/blog');
    for (const name of [
      textsOf(SOURCE_LANGUAGE, 'blog').list.search,
      textsOf(SOURCE_LANGUAGE, 'blog').list.category,
    ]) {
      const field = page.getByRole('search').getByLabel(name);
      await expect(field).toBeVisible();
      expect(await contrastOf(field, 'borderTopColor'), name).toBeGreaterThanOrEqual(3);
    }
    await page
      .getByLabel(textsOf(SOURCE_LANGUAGE, 'blog').list.category)
      .selectOption({ label: 'Vivienda' });
    await expect(page).toHaveURL(/\?category=Vivienda$/);
    // Three posts show it as an additional category; two more have it, but do not show it.
    await expect(listStatus(page)).toHaveText(
      textsOf(SOURCE_LANGUAGE, 'blog').list.shown_other.replace('{{count}}', '3'),
    );
    for (const one of await cards(page).all()) await expect(one).toContainText('Vivienda');

    await page.reload();
    await expect(page.getByLabel(textsOf(SOURCE_LANGUAGE, 'blog').list.category)).toHaveValue(
      'Vivienda',
    );
    await expect(cards(page)).toHaveCount(3);
    await page
      .getByLabel(textsOf(SOURCE_LANGUAGE, 'blog').list.category)
      .selectOption({ label: CATEGORY_OF_SERVICE.immigration });
    await expect(cards(page)).toHaveCount(5);
    await page.goBack();
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('link', { name: textsOf(SOURCE_LANGUAGE, 'blog').list.clear }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(cards(page)).toHaveCount(12);

    for (const category of ['a"),hidden.eq.true,(b\\,{}', 'a),hidden.eq.true,(b']) {
      await navigateInApp(page, `/blog?q=plazo&${ofCategory('labor')}`);
      await expect(cards(page).first()).toContainText(CATEGORY_OF_SERVICE.labor);
      await navigateInApp(page, `/blog?category=${encodeURIComponent(category)}`);
      await expect(listStatus(page)).toHaveText(textsOf(SOURCE_LANGUAGE, 'blog').list.noMatch);
    }
  },
);

test.describe('in the empty shell', () => {
  // The test adds a category, which publishes all pages again.
  test.use({ prerendered: false });

  test(
    'names the categories in the language of the page',
    { tag: '@phone' },
    async ({ page, site }) => {
      await sql(site, `insert into categories (name) values ('Náutica')`);
      await sql(site, 'update blog_posts set category = $1 where slug = $2', ['Náutica', NIE.slug]);
      await page.goto(`${pathOf('blog', ANOTHER)}?${ofCategory('inheritance')}`);
      await expect(page.getByLabel(textsOf(ANOTHER, 'blog').list.category)).toHaveValue(
        CATEGORY_OF_SERVICE.inheritance,
      );
      const [category] = await sql<{ name: string }>(
        site,
        `select name_${ANOTHER} as name from public.categories where name = $1`,
        [CATEGORY_OF_SERVICE.inheritance],
      );
      await expect(page.locator('option:checked')).toHaveText(category?.name ?? '');
      await expect(cards(page)).toHaveCount(5);
      // An unknown category stays in the filter and shows the empty state.
      await page.getByLabel(textsOf(ANOTHER, 'blog').list.category).selectOption('Náutica');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).getByText('Náutica')).toHaveAttribute('lang', SOURCE_LANGUAGE);
      await expect(page.locator('option:checked')).toHaveAttribute('lang', SOURCE_LANGUAGE);
    },
  );
});

test(
  'debounces the search, ignores accents and keeps the query in the URL',
  { tag: '@phone' },
  async ({ page }) => {
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rpc/search_posts')) searches.push(request.postData() ?? '');
    });
    await page.clock.install();
    await page.goto('/blog?page=2');
    // Time stands still between the keys, however slow the machine is.
    await pauseClock(page);
    await page
      .getByLabel(textsOf(SOURCE_LANGUAGE, 'blog').list.search)
      .pressSequentially('finiquíto');
    await page.clock.resume();
    await expect(page).toHaveURL(/\?q=finiqu%C3%ADto$/);
    await expect(card(page, SEVERANCE[SOURCE_LANGUAGE])).toBeVisible();
    await expect(listStatus(page)).toHaveText(/^\d /);
    expect(searches).toHaveLength(1);

    await page.reload();
    await expect(page.getByLabel(textsOf(SOURCE_LANGUAGE, 'blog').list.search)).toHaveValue(
      'finiquíto',
    );
    await expect(card(page, SEVERANCE[SOURCE_LANGUAGE])).toBeVisible();
    await page.getByLabel(textsOf(SOURCE_LANGUAGE, 'blog').list.search).fill('');
    await expect(page).toHaveURL(/\/blog$/);
    await expect(cards(page)).toHaveCount(12);
  },
);
