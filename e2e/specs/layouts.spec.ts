/** What a page's layout owes to the length of its texts, which differs by language. */
import type { Page } from '@playwright/test';
import type { Language } from '../../src/site/languages';
import { pathOf, postPathOf } from '../../src/site/pages';
import { expectReflow, ZOOMED } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { ANOTHER, LAST, OTHER } from '../support/languages';
import { horizontalOverflow } from '../support/layout';
import { NIE } from '../support/seededPosts';

const SCREEN = { width: 360, height: 740 };

/**
 * Of the shipped ones, German, which has the longest words, Arabic, which mixes two scripts, and
 * Russian; the lengths of the texts of the last two differ most.
 */
const TRIED = [...new Set<Language>([OTHER, ANOTHER, LAST])];

/** The length of a page at three widths, which its estimates follow alone. */
async function lengths(page: Page): Promise<number[]> {
  const measured: number[] = [];
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    measured.push(await page.evaluate(() => document.documentElement.scrollHeight));
  }
  return measured;
}

/** An open page says its length before anybody scrolls, and keeps it. */
async function expectLengthKept(page: Page, path: string): Promise<void> {
  const said = await lengths(page);
  await page.evaluate(async () => {
    while (innerHeight + scrollY < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    delete document.documentElement.dataset.layOutLater;
  });
  for (const [index, length] of (await lengths(page)).entries()) {
    const share = (said[index] ?? 0) / length;
    expect.soft(Math.abs(share - 1), `length of ${path}, width ${index}`).toBeLessThan(0.1);
  }
}

/** The titles, categories and dates of a list that are cut. */
const cutTexts = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((all) =>
      all.flatMap((card) =>
        [...card.querySelectorAll('h3, time, p:has(+ h3)')]
          .filter(
            (one) =>
              one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4,
          )
          .map((one) => one.textContent),
      ),
    );

/** Fits a phone in landscape, and 320 px with wide spacing; a list loses no title, category or date. */
async function expectFits(page: Page, path: string, isList: boolean): Promise<void> {
  await page.setViewportSize({ width: 740, height: 360 });
  expect.soft(await horizontalOverflow(page), path).toBe(0);
  await page.setViewportSize(ZOOMED);
  if (isList) expect.soft(await cutTexts(page), path).toEqual([]);
  await expectReflow(page, path);
  if (isList) expect.soft(await cutTexts(page), `${path}, wide spacing`).toEqual([]);
}

for (const language of TRIED) {
  test(
    `pages in ${language} keep their length, and lose nothing in small windows`,
    { tag: '@desktop' },
    async ({ page, pageErrors }) => {
      pageErrors.expected.push(/ERR_FAILED/, /dynamically imported module/);
      // Nothing is idle: the estimates stay.
      await page.addInitScript(() => (window.requestIdleCallback = () => 0));
      let hasScripts = false;
      await page.route('**/*.js', (route) => (hasScripts ? route.continue() : route.abort()));
      const open = async (path: string) => {
        // Narrow first: what is near the window there is near it at every width.
        await page.setViewportSize(SCREEN);
        await page.goto(path, hasScripts ? {} : { waitUntil: 'load' });
      };
      for (const id of ['home', 'contact', 'blog'] as const) {
        const path = pathOf(id, language);
        // Hydration changes no height, as the page with the most that changes shows.
        hasScripts = id === 'contact' && language === ANOTHER;
        await open(path);
        if (language !== OTHER) await expectLengthKept(page, path);
        if (language !== LAST) await expectFits(page, path, id === 'blog');
      }
      hasScripts = false;
      if (language === LAST) {
        await open(pathOf('service-labor', language));
        await expectLengthKept(page, pathOf('service-labor', language));
        return;
      }
      await open(postPathOf(NIE.slug, language));
      await expectFits(page, postPathOf(NIE.slug, language), false);
    },
  );
}

for (const [width, isBelow] of [
  [360, true],
  [1280, false],
] as const) {
  test(
    `the first paint at ${width} px ${isBelow ? 'does not wait' : 'waits'} for the fonts of all languages`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.addInitScript(() => {
        requestAnimationFrame(function look() {
          const link = document.querySelector('.hero-languages a');
          if (link) document.documentElement.dataset.atFirst = String(link.checkVisibility());
          else requestAnimationFrame(look);
        });
      });
      await page.goto(pathOf('home', OTHER));
      await expect(page.locator('html')).toHaveAttribute('data-at-first', String(!isBelow));
      // Later it is laid out, before anybody scrolls.
      const link = page.locator('.hero-languages a').first();
      await expect.poll(() => link.evaluate((element) => element.checkVisibility())).toBe(true);
    },
  );
}
