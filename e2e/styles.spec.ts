import type { Page } from '@playwright/test';
import { pathOf, postPathOf, PRERENDERED } from '../src/site/pages';
import { openReady } from './everyPage';
import { expect, test } from './fixtures';
import { NIE, POSTS_READ } from './posts';
import { hold } from './routing';

test.use({ prerendered: true });

const SHEET = /\/assets\/index-[^/]*\.css$/;

const READS = '**/rest/v1/**';

/** Where each element stands, and how it looks; a line break stands nowhere before it is laid out. */
function look(page: Page): Promise<string[]> {
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
  // What is laid out after the first frame (base.css) is so at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What other tests have changed would be news.
  await hold(page, READS);
  await openReady(page, path);
  const sheet = page.locator('link[rel=stylesheet]');
  await expect(sheet).toHaveAttribute('media', 'not all');
  const before = await look(page);
  await sheet.evaluate((link) => link.removeAttribute('media'));
  expect(before.length).toBeGreaterThan(50);
  expect.soft(await look(page), path).toEqual(before);
}

for (const language of ['es', 'ar'] as const) {
  test(`a page has all styles that it uses in itself, and so has what the app made of it: ${language}`, async ({
    page,
  }) => {
    test.slow();
    const pages = [
      ...PRERENDERED.map((name) => pathOf(name, language)),
      postPathOf(NIE.slug, language),
    ];
    for (const path of pages) await expectAllStylesInPage(page, path);
  });
}

for (const [state, time] of [
  ['open', '2026-01-12T11:00:00Z'],
  ['closed', '2026-01-11T11:00:00Z'],
] as const) {
  test(`so has the state of the office, which comes with the clock: ${state}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time));
    await expectAllStylesInPage(page, '/contacto');
  });
}

test('all styles are fetched once, with the app, and set at the first sign of the visitor', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (SHEET.test(request.url())) fetched.push(request.url());
  });
  await openReady(page, '/contacto');
  const sheet = page.locator('link[rel=stylesheet]').first();
  await expect(sheet).toHaveAttribute('media', 'not all');
  await page.keyboard.press('Shift');
  await expect(sheet).not.toHaveAttribute('media');
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  expect(fetched).toHaveLength(1);
});

test('all styles are set for what came after the page was built', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(POSTS_READ, async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as object[];
    await held;
    await route.fulfill({
      response,
      json: rows.map((row) => ({ ...row, image: '/images/covers/old-town.svg' })),
    });
  });
  await openReady(page, '/blog');
  const sheet = page.locator('link[rel=stylesheet]');
  await expect(sheet).toHaveAttribute('media', 'not all');
  release();
  await expect(sheet).not.toHaveAttribute('media');
});

test('the notice of a lost connection has its styles, though the visitor did nothing', async ({
  page,
  context,
}) => {
  await openReady(page, '/contacto');
  await context.setOffline(true);
  const notice = page.getByRole('status').locator('p');
  await expect(notice).toHaveCSS('background-color', 'rgb(11, 31, 44)');
});
