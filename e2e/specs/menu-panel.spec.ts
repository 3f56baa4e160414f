import { pathOf } from '../../src/site/pages';
import { SERVICE_IDS } from '../../src/site/services';
import { expectAccessible } from '../support/accessibility';
import { banner, navigationBar } from '../support/siteHeader';
import { expect, test } from '../support/fixtures';
import { scrollTo, scrollTop } from '../support/scroll';
import { LANGUAGE_FACTS } from '../../src/site/languages';
import { ANOTHER } from '../support/languages';
import { textsOf } from '../support/texts';

const language = ANOTHER;
const t = textsOf(language, 'navigation');
const home = pathOf('home', language);

test('the menu panel', { tag: '@phone' }, async ({ page }) => {
  const open = async () => {
    await banner(page).getByRole('button', { name: t.openMenu }).click();
    const panel = page.getByRole('dialog', { name: t.menu });
    await expect(panel).toBeVisible();
    return panel;
  };
  await page.goto(home);

  await test.step('fills the screen, slides in, has the items and locks scrolling', async () => {
    await expect(navigationBar(page)).toBeHidden();
    await expect(banner(page).getByRole('link', { name: t.videoConsultation })).toBeHidden();
    const panel = await open();
    await expect(panel).toHaveCSS(
      'animation-name',
      LANGUAGE_FACTS[language].dir === 'rtl' ? 'slide-in-rtl' : 'slide-in',
    );
    await panel.evaluate((e) => Promise.all(e.getAnimations().map((a) => a.finished)));
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expect(panel.locator('nav > ul > li > :is(a, button)')).toHaveText([
      t.home,
      t.services,
      t.about,
      t.blog,
      t.contact,
    ]);
    const list = await panel.getByRole('list').first().boundingBox();
    const video = await panel.getByRole('link', { name: t.videoConsultation }).boundingBox();
    expect(video?.width).toBe(list?.width);
    await expectAccessible(page, 'the panel', 'dialog');
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, 400);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    expect(await scrollTop(page)).toBe(0);
  });

  await test.step('closes with its button and Escape', async () => {
    const panel = page.getByRole('dialog', { name: t.menu });
    await panel.getByRole('button', { name: t.closeMenu }).tap();
    await expect(panel).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    await expect(banner(page).getByRole('button', { name: t.openMenu })).toBeFocused();
    await open();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(banner(page).getByRole('button', { name: t.openMenu })).toBeFocused();
  });

  await test.step('closes with its submenu after scrolling more than 50 px', async () => {
    await scrollTo(page, 200);
    const panel = await open();
    await panel.getByRole('button', { name: t.services }).tap();
    await scrollTo(page, 250);
    await expect(panel).toBeVisible();
    await scrollTo(page, 251);
    await expect(panel).toBeHidden();
    await expect((await open()).getByRole('link', { name: t.areas.civil })).toBeHidden();
  });

  await test.step('expands the services, and closes on any item', async () => {
    const panel = page.getByRole('dialog', { name: t.menu });
    const toggle = panel.getByRole('button', { name: t.services });
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    for (const id of SERVICE_IDS) {
      const link = panel.getByRole('link', { name: t.areas[id], exact: true });
      await expect(link).toHaveAttribute('href', pathOf(`service-${id}`, language));
    }
    await panel.getByRole('link', { name: t.areas.civil }).tap();
    await expect(page).toHaveURL(pathOf('service-civil', language));
    await expect(panel).toBeHidden();
    const video = (await open()).getByRole('link', { name: t.videoConsultation, exact: true });
    await video.tap();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(pathOf('contact', language));
  });
});

test(
  'headings that are links have the typeface of the script, not the Latin serif’s stand-in',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(pathOf('service-civil', ANOTHER));
    await expect(page.locator('html')).toHaveAttribute('data-web-fonts', '');
    // Below the window, where hydration/keepLines.ts leaves no heading in its fallback font.
    const typeface = await page
      .locator('main h2')
      .last()
      .evaluate((heading) => getComputedStyle(heading).fontFamily);
    const related = page.getByRole('main').getByRole('link', { name: t.areas.family });
    await expect(related).toHaveCSS('font-family', typeface);
    await banner(page).getByRole('button', { name: t.openMenu }).click();
    const entry = page.getByRole('dialog').getByRole('link', { name: t.blog });
    await expect(entry).toHaveCSS('font-family', typeface);
  },
);
