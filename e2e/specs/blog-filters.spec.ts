import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { CATEGORY_OF_SERVICE } from '../../src/site/services';
import { expectAccessible } from '../support/accessibility';
import { card, cards, listStatus, ofCategory } from '../support/blogList';
import { contrastOf } from '../support/contrast';
import { expect, test } from '../support/fixtures';
import { navigateInApp } from '../support/history';
import { holdRequests } from '../support/requests';
import { SEVERANCE } from '../support/seededPosts';
import { textsOf } from '../support/texts';

const { list } = textsOf(SOURCE_LANGUAGE, 'blog');

test(
  'filters by category and words through the URL, with additional categories that are shown, and takes hostile input literally',
  { tag: '@desktop' },
  async ({ page }) => {
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rpc/search_posts')) searches.push(request.postData() ?? '');
    });
    const [search, category] = [page.getByLabel(list.search), page.getByLabel(list.category)];
    await page.clock.install();
    await page.goto('/blog');
    await expectAccessible(page, 'the list');
    for (const field of [search, category])
      expect(await contrastOf(field, 'borderTopColor')).toBeGreaterThanOrEqual(3);
    await category.selectOption({ label: 'Vivienda' });
    await expect(page).toHaveURL(/\?category=Vivienda$/);
    // Three posts show it as an additional category; two more have it, but do not show it.
    await expect(listStatus(page)).toHaveText(list.shown_other.replace('{{count}}', '3'));
    for (const one of await cards(page).all()) await expect(one).toContainText('Vivienda');
    await page.reload();
    await expect(category).toHaveValue('Vivienda');
    await expect(cards(page)).toHaveCount(3);
    await category.focus();
    await category.selectOption({ label: CATEGORY_OF_SERVICE.immigration });
    await expect(cards(page)).toHaveCount(5);
    await expect(category).toBeFocused();
    await page.goBack();
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('link', { name: list.clear }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(cards(page)).toHaveCount(12);

    await test.step('one search for a word, whatever its accents', async () => {
      // Time stands still between the keys, however slow the machine is.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
      await search.pressSequentially('finiquíto');
      await page.clock.resume();
      await expect(page).toHaveURL(/\?q=finiqu%C3%ADto$/);
      await expect(card(page, SEVERANCE[SOURCE_LANGUAGE])).toBeVisible();
      await expect(search).toBeFocused();
      expect(searches).toHaveLength(1);
      await search.fill('');
      await expect(page).toHaveURL(/\/blog$/);
      await expect(cards(page)).toHaveCount(12);
    });
    await navigateInApp(page, `/blog?category=${encodeURIComponent('a"),hidden.eq.true,(b\\,{}')}`);
    await expect(listStatus(page)).toHaveText(list.noMatch);
  },
);

test(
  'what is typed or chosen before the app starts is applied',
  { tag: '@desktop' },
  async ({ page }) => {
    const labor = CATEGORY_OF_SERVICE.labor;
    for (const [script, act, address] of [
      [
        '**/assets/index-*.js',
        () => page.getByLabel(list.search).fill('finiquito'),
        '/blog?q=finiquito',
      ],
      [
        '**/assets/app-*.js',
        () => page.getByLabel(list.category).selectOption(labor),
        `/blog?${ofCategory('labor')}`,
      ],
    ] as const) {
      const release = await holdRequests(page, script);
      const requested = page.waitForRequest(script);
      await page.goto('/blog', { waitUntil: 'commit' });
      await requested;
      await act();
      release();
      await expect(page).toHaveURL(address);
      await expect(card(page, SEVERANCE[SOURCE_LANGUAGE])).toBeVisible();
    }
  },
);
