import type { Page } from '@playwright/test';
import { pathOf, postPathOf } from '../../src/site/pages';
import { nextLayout } from '../support/layout';
import { openHydrated } from '../support/publicPages';
import { expect, test } from '../support/fixtures';
import { NIE, POSTS_READ } from '../support/seededPosts';
import { holdRequests } from '../support/requests';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { REVISION_PATH } from '../../src/site/siteStamp';
import { ANOTHER } from '../support/languages';

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
  'the inlined CSS covers pages before and after hydration',
  { tag: '@phone' },
  async ({ page }) => {
    // The others have no part that comes or changes with hydration but those of these.
    const names = ['home', 'blog', 'contact'] as const;
    for (const path of [
      ...names.map((name) => pathOf(name, ANOTHER)),
      postPathOf(NIE.slug, ANOTHER),
    ])
      await expectAllStylesInPage(page, path);
  },
);

// Chromium restyles all of a page whose root matches `:has()` on behalf of what is in it.
test('what is added to a page restyles nothing else', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, pathOf('home', ANOTHER));
  await expect(page.locator('html')).toHaveAttribute('data-web-fonts', '');
  await page
    .context()
    .browser()
    ?.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => {
    document.head.append(document.createElement('link'));
    document.querySelector('main')?.append(document.createElement('p'));
  });
  await nextLayout(page);
  const trace = (await page.context().browser()?.stopTracing())?.toString() ?? '';
  const { traceEvents } = JSON.parse(trace) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const restyled = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [],
  );
  expect(restyled.length).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(20);
});

test(
  'the inlined CSS covers large screens, and the opening state, which depends on the clock',
  { tag: '@desktop' },
  async ({ page }) => {
    await expectAllStylesInPage(page, '/');
    // Published pages say nothing of the time; on a Sunday at noon the office is closed.
    await page.clock.setFixedTime(new Date('2026-01-11T11:00:00Z'));
    await expectAllStylesInPage(page, pathOf('contact', SOURCE_LANGUAGE));
  },
);

test(
  'the full style sheet is fetched once, with the app, and applied at the first interaction or with the web fonts',
  { tag: '@desktop' },
  async ({ page }) => {
    // What was published by other tests would apply it too.
    await holdRequests(page, `**${REVISION_PATH}`);
    const release = await holdRequests(page, FONTS);
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

    await openHydrated(page, pathOf('contact', SOURCE_LANGUAGE));
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
