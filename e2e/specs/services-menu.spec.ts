import { pathOf } from '../../src/site/pages';
import { SERVICE_IDS } from '../../src/site/services';
import { expectAccessible } from '../support/accessibility';
import { servicesMenu } from '../support/siteHeader';
import { expect, test } from '../support/fixtures';
import { SOURCE_LANGUAGE } from '../../src/site/languages';

// A wide window that has a keyboard and a touch screen.
test.use({ hasTouch: true });

// Hovering: tests/features/public/navigation/ServicesMenu.test.tsx.
test(
  'works by keyboard, closes when the focus leaves, and opens and closes by touch',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(pathOf('service-civil', SOURCE_LANGUAGE));
    const { button, item } = servicesMenu(page, SOURCE_LANGUAGE);
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

    await button.tap();
    await expect(item).toBeVisible();
    await button.tap();
    await expect(item).toBeHidden();
    await button.tap();
    await item.tap();
    await expect(page).toHaveURL(pathOf('service-family', SOURCE_LANGUAGE));
    await expect(item).toBeHidden();
  },
);
