import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { SERVICE_IDS } from '../../src/site/services';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { ANOTHER } from '../support/languages';
import { expectAtOffset, scrollTop } from '../support/scroll';
import { banner, servicesMenu } from '../support/siteHeader';
import { textsOf } from '../support/texts';

const language = ANOTHER;
const t = textsOf(language, 'navigation');
const home = pathOf('home', language);

test('the menu panel', { tag: '@phone' }, async ({ page }) => {
  const panel = page.getByRole('dialog', { name: t.menu });
  const opener = banner(page).getByRole('button', { name: t.openMenu });
  const open = async () => {
    await opener.click();
    await expect(panel).toBeVisible();
  };
  const choose = async (name: string) => {
    await open();
    await panel.getByRole('link', { name, exact: true }).click();
    await expect(panel).toBeHidden();
  };
  await page.goto(home);

  await test.step('fills the screen, slides in, has the items and locks scrolling', async () => {
    await open();
    const isMirrored = LANGUAGE_FACTS[language].dir === 'rtl';
    await expect(panel).toHaveCSS('animation-name', 'slide-in');
    await expect(panel).toHaveCSS('--from', isMirrored ? '-100%' : '');
    await panel.evaluate((e) => Promise.all(e.getAnimations().map((a) => a.finished)));
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expect(panel.locator('nav > ul > li > :is(a, button)')).toHaveText([
      t.home,
      t.services,
      t.about,
      t.blog,
      t.contact,
    ]);
    await expectAccessible(page, 'the panel', 'dialog');
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, 400);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    expect(await scrollTop(page)).toBe(0);
  });

  await test.step('closes with its button and Escape', async () => {
    await panel.getByRole('button', { name: t.closeMenu }).tap();
    await expect(panel).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    await expect(opener).toBeFocused();
    await open();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('leads to the practice areas, and back to a section from elsewhere', async () => {
    await open();
    await panel.getByRole('button', { name: t.services }).tap();
    await panel.getByRole('link', { name: t.areas.civil }).tap();
    await expect(page).toHaveURL(pathOf('service-civil', language));
    await expect(panel).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsOf(language, 'services').civil.heading,
    );
    // Headings that are links have the typeface of the script, not the Latin serif's stand-in.
    const heading = page.locator('main h2').last();
    const typeface = await heading.evaluate((one) => getComputedStyle(one).fontFamily);
    const related = page.getByRole('main').getByRole('link', { name: t.areas.family });
    await expect(related).toHaveCSS('font-family', typeface);
    await choose(t.about);
    await expect(page).toHaveURL(`${home}#about`);
    await expectAtOffset(page.locator('#about'));
    await expect(page.locator('#about')).toBeFocused();
    await open();
    await expect(panel.getByRole('link', { name: t.blog })).toHaveCSS('font-family', typeface);
    await panel.getByRole('link', { name: t.videoConsultation, exact: true }).tap();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(pathOf('contact', language));
  });
});

// Hovering and pressing: tests/features/public/navigation/ServicesMenu.test.tsx.
test(
  'the services menu of a wide window works by keyboard, and closes when the focus leaves',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(pathOf('service-civil', SOURCE_LANGUAGE));
    const { button, item } = servicesMenu(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, 'the menu', 'header');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(item).toBeVisible();
    for (let i = 0; i <= SERVICE_IDS.length; i++) await page.keyboard.press('Tab');
    await expect(item).toBeHidden();
  },
);
