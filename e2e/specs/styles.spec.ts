import type { Page } from '@playwright/test';
import { pathOf, postPathOf, PRERENDERED_PAGES } from '../../src/site/pages';
import { nextLayout } from '../support/layout';
import { openHydrated } from '../support/publicPages';
import { expect, test } from '../support/fixtures';
import { NIE, POSTS_READ } from '../support/seededPosts';
import { holdRequests } from '../support/requests';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { rgbOf } from '../support/contrast';
import { REVISION_PATH } from '../../src/site/siteStamp';
import { palette } from '../../src/styles/palette';
import { ANOTHER } from '../support/languages';
import { inOneViewport } from '../support/viewports';

const SHEET = /\/assets\/index-[^/]*\.css$/;

const READS = '**/rest/v1/**';
const FONTS = '**/*.woff2';

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
  // Fresh data, changed by other tests, would apply the full style sheet.
  await holdRequests(page, READS);
  await openHydrated(page, path);
  const sheet = page.locator('link[rel=stylesheet]').first();
  await expect(page.locator('html')).toHaveAttribute('data-web-fonts', '');
  // The last change of the layout.
  await expect(page.locator('html')).not.toHaveAttribute('data-idle');
  await sheet.evaluate((link) => link.setAttribute('media', 'not all'));
  // The chat button hides over a control once the next frame has been laid out.
  await nextLayout(page);
  const before = await appearanceOf(page);
  await sheet.evaluate((link) => link.removeAttribute('media'));
  expect(before.length).toBeGreaterThan(50);
  expect.soft(await appearanceOf(page), path).toEqual(before);
}

for (const language of [SOURCE_LANGUAGE, ANOTHER] as const) {
  test(
    `the inlined CSS covers a page before and after hydration: ${language}`,
    inOneViewport(language),
    async ({ page }) => {
      test.slow();
      const pages = [
        ...PRERENDERED_PAGES.map((name) => pathOf(name, language)),
        postPathOf(NIE.slug, language),
      ];
      for (const path of pages) await expectAllStylesInPage(page, path);
    },
  );
}

for (const [state, time] of [
  ['open', '2026-01-12T11:00:00Z'],
  ['closed', '2026-01-11T11:00:00Z'],
] as const) {
  test(
    `the inlined CSS covers the opening state, which depends on the clock: ${state}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.clock.setFixedTime(new Date(time));
      await expectAllStylesInPage(page, pathOf('contact', SOURCE_LANGUAGE));
    },
  );
}

test(
  'the full style sheet is fetched once, with the app, and applied at the first interaction',
  { tag: '@desktop' },
  async ({ page }) => {
    // What was published by other tests would apply it too.
    await holdRequests(page, `**${REVISION_PATH}`);
    await holdRequests(page, FONTS);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (SHEET.test(request.url())) fetched.push(request.url());
    });
    await openHydrated(page, pathOf('contact', SOURCE_LANGUAGE));
    const sheet = page.locator('link[rel=stylesheet]').first();
    await expect(sheet).toHaveAttribute('media', 'not all');
    await page.keyboard.press('Shift');
    await expect(sheet).not.toHaveAttribute('media');
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    expect(fetched).toHaveLength(1);
  },
);

test(
  'the full style sheet is applied with the web fonts, before any interaction',
  { tag: '@desktop' },
  async ({ page }) => {
    // What was published by other tests would apply it too.
    await holdRequests(page, `**${REVISION_PATH}`);
    const release = await holdRequests(page, FONTS);
    await openHydrated(page, pathOf('contact', SOURCE_LANGUAGE));
    const sheet = page.locator('link[rel=stylesheet]').first();
    await expect(sheet).toHaveAttribute('media', 'not all');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-web-fonts', '');
    await expect(sheet).not.toHaveAttribute('media');
  },
);

test(
  'the full style sheet is applied for data newer than the page',
  { tag: '@desktop' },
  async ({ page }) => {
    await holdRequests(page, FONTS);
    await page.route(`**${REVISION_PATH}`, (route) =>
      route.fulfill({ json: { revision: 'another', at: new Date(0).toISOString() } }),
    );
    const read = page.waitForResponse(POSTS_READ);
    await openHydrated(page, '/blog');
    await read;
    await expect(page.locator('link[rel=stylesheet]').first()).not.toHaveAttribute('media');
  },
);

test(
  'the offline notice is styled without any interaction',
  { tag: '@phone' },
  async ({ page, context, pageErrors }) => {
    // The web fonts may be on their way.
    pageErrors.expected.push(/ERR_INTERNET_DISCONNECTED/);
    await openHydrated(page, pathOf('contact', SOURCE_LANGUAGE));
    await context.setOffline(true);
    const notice = page.getByRole('status').locator('p');
    await expect(notice).toHaveCSS('background-color', rgbOf(palette.ink[950]));
  },
);
