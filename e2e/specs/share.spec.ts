import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { LANGUAGE_FACTS, type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { postPathOf } from '../../src/site/pages';
import { NIE } from '../support/seededPosts';
import { textsOf } from '../support/texts';
import { ANOTHER } from '../support/languages';
import { inOneViewport } from '../support/viewports';

const POST = `/blog/${NIE.slug}`;

/** A device with a share function, which few desktop browsers have. */
async function stubShare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() });
  });
}

const toasts = (page: Page, language: Language = SOURCE_LANGUAGE) =>
  page
    .getByRole('region', { name: textsOf(language, 'common').toast.region })
    .getByRole('listitem');

const shareButton = (page: Page, language: Language = SOURCE_LANGUAGE) =>
  page.getByRole('button', { name: textsOf(language, 'blog').share.action });

for (const language of [SOURCE_LANGUAGE, ANOTHER] as const) {
  const path = postPathOf(NIE.slug, language);

  test(
    `a swipe of more than 50 px to the inline end dismisses the toast: ${path}`,
    inOneViewport(language),
    async ({ page }) => {
      await stubShare(page);
      await page.goto(path);
      await shareButton(page, language).click();
      const toast = toasts(page, language);
      const towards = LANGUAGE_FACTS[language].dir === 'rtl' ? -1 : 1;
      const swipe = async (distance: number) => {
        const box = await toast.boundingBox();
        if (!box) throw new Error('no toast');
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + (distance / 2) * towards, y, { steps: 4 });
        await page.mouse.move(x + distance * towards, y, { steps: 4 });
        await page.mouse.up();
      };
      await expect(toast).toBeVisible();
      await swipe(45);
      await expect(toast).toBeVisible();
      await swipe(60);
      await expect(toast).toHaveCount(0);
    },
  );
}

test(
  'shows one toast at a time, for 5000 ms',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    // The jump of the clock ends calls that are under way.
    pageErrors.expected.push(/was not counted/);
    await stubShare(page);
    await page.clock.install();
    await page.goto(POST);
    // The first toast loads the code; from then on the clock is paused.
    await shareButton(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.pauseAt(Date.now() + 600_000);
    await expect(toasts(page)).toHaveCount(0);
    await shareButton(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(3000);
    await shareButton(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(4900);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(0);
  },
);

test(
  'a toast over the popup is reachable and stays when the popup closes',
  { tag: '@phone' },
  async ({ page }) => {
    await stubShare(page);
    await page.goto(`/blog?post=${NIE.slug}`);
    await shareButton(page).click();
    await expect(toasts(page)).toBeVisible();
    await page
      .getByRole('button', { name: textsOf(SOURCE_LANGUAGE, 'common').toast.close })
      .click();
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();

    await shareButton(page).click();
    await expect(toasts(page)).toBeVisible();
    await page
      .getByRole('button', { name: textsOf(SOURCE_LANGUAGE, 'blog').popup.close, exact: true })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(toasts(page)).toBeVisible();
  },
);

test('loads no toast code before the first toast', { tag: '@desktop' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await stubShare(page);
  await page.goto(POST);
  await expect(shareButton(page)).toBeVisible();
  expect(scripts.filter((path) => /\/Toasts-/.test(path))).toEqual([]);
  await shareButton(page).click();
  await expect(toasts(page)).toBeVisible();
  expect(scripts.filter((path) => /\/Toasts-.*\.js/.test(path))).toHaveLength(1);
});
