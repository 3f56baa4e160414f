import type { Page } from '@playwright/test';
import { pathOf, postPathOf } from '../../src/site/pages';
import { nextLayout } from '../support/layout';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/requests';
import { NIE } from '../support/seededPosts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER } from '../support/languages';

/** Position and computed style of each visible element, except `<br>`, which has no stable box. */
function appearanceOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*:not(br)')].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, opacity } = getComputedStyle(element);
      const box = [x, y, width, height].map((length) => length.toFixed(1));
      const tag = `${element.localName}.${element.getAttribute('class') ?? ''}`;
      return [tag, ...box, color, backgroundColor, borderColor, fontSize, opacity].join(' ');
    }),
  );
}

async function expectAllStylesInPage(page: Page, path: string) {
  // Nothing is in motion while it is compared.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The app, which an interaction or newer data starts, would apply the full style sheet.
  await holdRequests(page, '**/rest/v1/**');
  await page.goto(path, { waitUntil: 'load' });
  const sheet = page.locator('link[rel=stylesheet]').first();
  await expect(page.locator('html')).toHaveAttribute('data-web-fonts', '');
  // What is below is compared too.
  await page.evaluate(() => delete document.documentElement.dataset.layOutLater);
  await sheet.evaluate((link) => link.setAttribute('media', 'not all'));
  // The chat button hides over a control once the next frame has been laid out.
  await nextLayout(page);
  const before = await appearanceOf(page);
  await sheet.evaluate((link) => link.removeAttribute('media'));
  expect(before.length).toBeGreaterThan(50);
  expect.soft(await appearanceOf(page), path).toEqual(before);
}

test(
  'a page looks with the CSS that it inlines as with all',
  { tag: '@phone' },
  async ({ page }) => {
    for (const id of ['home', 'blog'] as const)
      await expectAllStylesInPage(page, pathOf(id, ANOTHER));
    await expectAllStylesInPage(page, postPathOf(NIE.slug, ANOTHER));
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAllStylesInPage(page, pathOf('contact', SOURCE_LANGUAGE));
  },
);
