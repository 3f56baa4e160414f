import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { SERVICE_IDS } from '../../src/site/services';
import { expectAccessible } from '../support/accessibility';
import { servicesMenu } from '../support/siteHeader';
import { expect, test } from '../support/fixtures';
import { HOME_LOCALE } from '../support/homeLocale';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pauseClock } from '../support/clock';

test.describe('the services menu of large screens', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto(pathOf('service-civil', SOURCE_LANGUAGE));
    await expect(servicesMenu(page, SOURCE_LANGUAGE).button).toBeVisible();
  });

  const away = (page: Page) => page.mouse.move(600, 700);

  test('opens after 200 ms of hover and closes 150 ms after the pointer leaves', async ({
    page,
  }) => {
    const { button, item } = servicesMenu(page, SOURCE_LANGUAGE);
    await pauseClock(page);
    await button.hover();
    await page.clock.runFor(199);
    await expect(item).toBeHidden();
    await page.clock.runFor(1);
    await expect(item).toBeVisible();

    await item.hover();
    await page.clock.runFor(1000);
    await expect(item).toBeVisible();

    await away(page);
    await page.clock.runFor(149);
    await expect(item).toBeVisible();
    await page.clock.runFor(1);
    await expect(item).toBeHidden();
  });

  test('opens at once when the pointer returns within 300 ms', async ({ page }) => {
    const { button, item } = servicesMenu(page, SOURCE_LANGUAGE);
    await pauseClock(page);
    const openAndLeave = async () => {
      await button.hover();
      await page.clock.runFor(200);
      await expect(item).toBeVisible();
      await away(page);
      await page.clock.runFor(150);
      await expect(item).toBeHidden();
    };
    await openAndLeave();
    await page.clock.runFor(299);
    await button.hover();
    await expect(item).toBeVisible();
    await away(page);
    await page.clock.runFor(150);
    await page.clock.runFor(300);
    await button.hover();
    await page.clock.runFor(199);
    await expect(item).toBeHidden();
  });

  test('stays closed when the pointer only passes over', async ({ page }) => {
    const { button, item } = servicesMenu(page, SOURCE_LANGUAGE);
    await pauseClock(page);
    await button.hover();
    await page.clock.runFor(100);
    await away(page);
    await page.clock.runFor(1000);
    await expect(item).toBeHidden();
    await button.hover();
    await page.clock.runFor(199);
    await expect(item).toBeHidden();
  });

  test('a click pins the hovered menu open, the next one closes it', async ({ page }) => {
    const { button, item } = servicesMenu(page, SOURCE_LANGUAGE);
    await pauseClock(page);
    await button.hover();
    await page.clock.runFor(200);
    await button.click();
    await expect(item).toBeVisible();
    await button.click();
    await expect(item).toBeHidden();
    await page.clock.runFor(1000);
    await expect(item).toBeHidden();
  });

  test('works by keyboard and closes when the focus leaves', async ({ page }) => {
    const { button, item } = servicesMenu(page, SOURCE_LANGUAGE);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
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
  });

  test('closes on a click elsewhere', async ({ page }) => {
    const { button, item } = servicesMenu(page, SOURCE_LANGUAGE);
    await button.click();
    await expect(item).toBeVisible();
    await expectAccessible(page, 'the menu', 'header');
    await page.mouse.click(600, 700);
    await expect(item).toBeHidden();
  });
});

test(
  'the services menu opens and closes by touch',
  { tag: '@desktop' },
  async ({ browser, site }) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      hasTouch: true,
      locale: HOME_LOCALE,
    });
    const page = await context.newPage();
    await page.goto(`${site.url}/contacto`);
    const { button, item } = servicesMenu(page, SOURCE_LANGUAGE);
    await button.tap();
    await expect(item).toBeVisible();
    await button.tap();
    await expect(item).toBeHidden();
    await button.tap();
    await item.tap();
    await expect(page).toHaveURL(`${site.url}${pathOf('service-family', SOURCE_LANGUAGE)}`);
    await expect(item).toBeHidden();
    await context.close();
  },
);
