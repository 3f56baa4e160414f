import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { SERVICE_IDS } from '../../src/site/services';
import { expect, test } from '../support/fixtures';
import { ANOTHER, OTHER } from '../support/languages';
import { nextLayout } from '../support/layout';
import { holdRequests } from '../support/requests';
import { textsOf } from '../support/texts';

test(
  'islands are prerendered, their code loads at the first interaction, a jump far down shows what it leads to, and a click before is replayed',
  { tag: '@phone' },
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const loaded = () => requested.filter((url) => url.includes('/HomeSections-'));
    const release = await holdRequests(page, '**/assets/HomeSections-*.js');
    // Whether the page is current, which it is not as long as it cannot be told.
    await holdRequests(page, '**/rest/v1/**');
    await page.goto(pathOf('home', ANOTHER), { waitUntil: 'load' });
    // The last thing that a page loads without an interaction.
    await expect(page.locator('html')).toHaveAttribute('data-web-fonts', '');
    await expect(page.locator('#services article')).toHaveCount(SERVICE_IDS.length);
    expect(loaded()).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');

    const heading = page.locator('#contact h2');
    await heading.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(loaded).toHaveLength(1);
    await nextLayout(page);
    await expect(heading).toBeInViewport();

    const { labor, viewMore, viewLess } = textsOf(ANOTHER, 'services');
    const toggle = page.locator('#service-labor-toggle');
    // Scrolling lays out the whole page, which may move it while it is pressed.
    await toggle.scrollIntoViewIfNeeded();
    await nextLayout(page);
    await toggle.click();
    await expect(toggle).toHaveText(viewMore);
    release();
    await expect(toggle).toHaveText(viewLess);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveAccessibleName(`${viewLess} ${labor.title}`);
    await expect(page.getByText(labor.description)).toBeVisible();
  },
);

test(
  'menu, languages and answers open before the app is there, which takes them over',
  { tag: '@phone' },
  async ({ page }) => {
    const t = textsOf(SOURCE_LANGUAGE, 'navigation');
    const release = await holdRequests(page, '**/assets/app-*.js');
    await page.goto(pathOf('service-civil', SOURCE_LANGUAGE), { waitUntil: 'load' });
    const question = page.locator('#questions details').first();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
    const header = page.getByRole('banner');
    const languages = header.getByRole('button', { name: LANGUAGE_FACTS[SOURCE_LANGUAGE].name });
    const other = header.getByRole('link', { name: LANGUAGE_FACTS[OTHER].name });
    await languages.click();
    await expect(other).toBeVisible();
    await languages.click();
    await expect(other).toBeHidden();

    const menu = page.getByRole('dialog');
    await header.getByRole('button', { name: t.openMenu }).click();
    await expect(menu.getByRole('link', { name: t.blog })).toBeVisible();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await menu.getByRole('button', { name: t.services }).click();
    await expect(menu.getByRole('list').getByRole('list').getByRole('link')).toHaveCount(
      SERVICE_IDS.length,
    );
    await menu.getByRole('button', { name: t.closeMenu }).click();
    await expect(menu).toBeHidden();
    await expect(question).toHaveAttribute('open', '');
  },
);
