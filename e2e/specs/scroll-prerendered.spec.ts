import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openHydratedWithPausedClock } from '../support/clock';
import { nextLayout } from '../support/layout';
import { expectAtOffset, recordScrollBehaviors, scrollTo, scrollTop } from '../support/scroll';
import { pathOf } from '../../src/site/pages';
import { ANOTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { textsOf } from '../support/texts';

/** The card that the hash names is in the middle of the window below the header. */
async function expectInCentre(page: Page): Promise<void> {
  const distance = () =>
    page.locator('#service-labor').evaluate((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return Math.abs((top + bottom) / 2 - (100 + innerHeight) / 2);
    });
  await expect.poll(distance).toBeLessThan(5);
}

const home = pathOf('home', ANOTHER);

test(
  `${home}#services scrolls smoothly into view after 0.5 s and gets the focus`,
  { tag: '@phone' },
  async ({ page }) => {
    await openHydratedWithPausedClock(page, `${home}#services`);
    const behaviors = await recordScrollBehaviors(page);
    await page.clock.runFor(400);
    await nextLayout(page);
    await expect(page.locator('#services')).not.toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    await page.clock.runFor(200);
    await expectAtOffset(page.locator('#services'));
    await expect(page.locator('#services')).toBeFocused();
    expect(await behaviors()).toContain('smooth');
  },
);

test(
  `${home}#service-labor opens and focuses its card in the centre although what is above it grows during the scroll`,
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${home}#service-labor`);
    // As web fonts do that arrive late, whose lines are higher than the fallback's. In one call,
    // because the scroll lasts less than a second.
    await page.evaluate(async () => {
      while (scrollY <= 100) await new Promise(requestAnimationFrame);
      const ended = new Promise((resolve) => addEventListener('scrollend', resolve));
      document.getElementById('about')?.style.setProperty('padding-top', '30rem');
      await ended;
    });
    await expectInCentre(page);
    const toggle = page.locator('#service-labor-toggle');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toBeFocused();
  },
);

test(
  'does not scroll a visitor who has already scrolled',
  { tag: '@desktop' },
  async ({ page }) => {
    await openHydratedWithPausedClock(page, '/#services');
    await scrollTo(page, 50);
    await page.clock.runFor(1000);
    await expect(page.locator('#services')).not.toBeFocused();
    expect(await scrollTop(page)).toBe(50);
  },
);

test(
  'once the app has failed to load, the section of the hash is scrolled to, and a tap starts the app again',
  { tag: '@phone' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/Failed to (load resource|fetch)/);
    const isCode = (url: URL) => /\/assets\/(?!index-).*\.js$/.test(url.pathname);
    await page.route(isCode, (route) => route.abort());
    await page.goto('/#services', { waitUntil: 'load' });
    await expectAtOffset(page.locator('#services'));
    await page.unroute(isCode);
    const { openMenu } = textsOf(SOURCE_LANGUAGE, 'navigation');
    await page.getByRole('banner').getByRole('button', { name: openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  },
);
