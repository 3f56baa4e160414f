import { expect, test } from '../support/fixtures';
import { nextLayout } from '../support/layout';
import { SERVICE_IDS } from '../../src/site/services';
import { holdRequests } from '../support/requests';
import { textsOf } from '../support/texts';
import { ANOTHER, OTHER } from '../support/languages';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';

test(
  'islands are prerendered, their code loads at the first interaction, and a jump far down shows what it leads to',
  { tag: '@phone' },
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(pathOf('home', ANOTHER));
    // The last thing that a page loads without an interaction.
    await expect(page.locator('html')).toHaveAttribute('data-web-fonts', '');
    await expect(page.locator('#services article')).toHaveCount(SERVICE_IDS.length);
    expect(requested.filter((url) => url.includes('/HomeSections-'))).toEqual([]);

    const heading = page.locator('#contact h2');
    await heading.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(page.locator('[data-island=""]')).toHaveCount(0);
    expect(requested.filter((url) => url.includes('/HomeSections-'))).toHaveLength(1);
    await nextLayout(page);
    await expect(heading).toBeInViewport();
  },
);

test('a click before hydration is replayed', { tag: '@phone' }, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/HomeSections-*.js');
  await page.goto(pathOf('home', ANOTHER));
  const { viewMore, viewLess } = textsOf(ANOTHER, 'services');
  const toggle = page.locator('#service-labor-toggle');
  // Scrolling lays out the whole page, which may move it while it is pressed.
  await toggle.scrollIntoViewIfNeeded();
  await nextLayout(page);
  await toggle.click();
  await expect(toggle).toHaveText(viewMore);
  release();
  await expect(toggle).toHaveText(viewLess);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test(
  'a language chosen before the islands hydrate changes the whole page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(pathOf('home', OTHER));
    await page
      .getByRole('banner')
      .getByRole('button', { name: LANGUAGE_FACTS[OTHER].name })
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(pathOf('home', 'fr'));
    await expect(page.locator('#services h2')).toHaveText(textsOf('fr', 'services').heading);
  },
);

test(
  'menu, languages and answers open before the app is there, which takes them over',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdRequests(page, '**/assets/app-*.js');
    await page.goto(pathOf('service-civil', SOURCE_LANGUAGE), { waitUntil: 'load' });
    const question = page.locator('#questions details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open', '');
    await expect(question.locator('p')).toBeVisible();
    const header = page.getByRole('banner');
    const languages = header.getByRole('button', { name: LANGUAGE_FACTS[SOURCE_LANGUAGE].name });
    await languages.click();
    await expect(header.getByRole('link', { name: LANGUAGE_FACTS[OTHER].name })).toBeVisible();
    await languages.click();
    await expect(header.getByRole('link', { name: LANGUAGE_FACTS[OTHER].name })).toBeHidden();

    const menu = page.getByRole('dialog');
    await header
      .getByRole('button', { name: textsOf(SOURCE_LANGUAGE, 'navigation').openMenu })
      .click();
    await expect(
      menu.getByRole('link', { name: textsOf(SOURCE_LANGUAGE, 'navigation').blog }),
    ).toBeVisible();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await menu
      .getByRole('button', { name: textsOf(SOURCE_LANGUAGE, 'navigation').services })
      .click();
    await expect(menu.getByRole('list').getByRole('list').getByRole('link')).toHaveCount(
      SERVICE_IDS.length,
    );
    await menu
      .getByRole('button', { name: textsOf(SOURCE_LANGUAGE, 'navigation').closeMenu })
      .click();
    await expect(menu).toBeHidden();
    await expect(question).toHaveAttribute('open', '');
  },
);

test(
  'an image that failed before hydration is replaced by the default',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/404/);
    await page.route('**/images/avatars/avatar-1.svg', (route) => route.fulfill({ status: 404 }));
    const release = await holdRequests(page, '**/assets/app-*.js');
    const broken = page.waitForResponse('**/images/avatars/avatar-1.svg');
    await page.goto(pathOf('testimonials', OTHER), { waitUntil: 'commit' });
    await broken;
    release();
    await expect(
      page.locator('main figure').first().getByText('MK', { exact: true }),
    ).toBeVisible();
  },
);
