import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '../../src/site/languages';
import { expect } from './fixtures';
import { horizontalOverflow } from './layout';
import { openHydrated, pathsIn } from './publicPages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { textsOf } from './texts';

/**
 * Fails on axe violations (WCAG 2.2 AA and best practices) in the page's current state, or in a
 * part of it.
 */
export async function expectAccessible(page: Page, where: string, part = ':root'): Promise<void> {
  // Estimated heights that give way to true ones would move what axe looks at.
  await page.evaluate(() => delete document.documentElement.dataset.layOutLater);
  // Ends transitions: while a notice fades, axe would measure a mixed colour.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .options({ resultTypes: ['violations'] })
    // The default mode opens an extra page for cross-origin frames, which the site does not have.
    .setLegacyMode()
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect.soft(found, `axe violations: ${where}`).toEqual([]);
}

/** Fails on any axe violation and on horizontal overflow. */
export async function expectAccessibleWithoutOverflow(page: Page): Promise<void> {
  await expectAccessible(page, page.url());
  const overflow = await horizontalOverflow(page);
  expect(overflow, `px of horizontal overflow on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Runs `check` in the admin area at 360 px, once nothing loads any more. */
async function atPhoneWidth(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(
    page.getByRole('status').filter({ hasText: textsOf(SOURCE_LANGUAGE, 'common').loading }),
  ).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await check();
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Checks a screen of the admin area at 1280 and 360 px in one load. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await atPhoneWidth(page, () => expectAccessibleWithoutOverflow(page));
  await expectAccessibleWithoutOverflow(page);
}

/** As above, but axe, whose run costs a second, at 1280 px alone: `npm run audit` has both. */
export async function expectAccessibleScreen(page: Page): Promise<void> {
  await atPhoneWidth(page, async () => {
    expect.soft(await horizontalOverflow(page), `overflow on ${page.url()}`).toBeLessThanOrEqual(0);
  });
  await expectAccessibleWithoutOverflow(page);
}

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** WCAG 1.4.10: 1280 px at 400 %. */
export const ZOOMED = { width: 320, height: 512 };

/** WCAG 1.4.12: text spacing that a reader may set. */
const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

/** Runs axe over every page in a language, at both widths. */
export async function expectPagesAccessible(page: Page, language: Language): Promise<void> {
  for (const path of pathsIn(language)) {
    await openHydrated(page, path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectAccessible(page, `${path} at ${size.width} px`);
    }
  }
}

/** Fails on horizontal overflow of an open page at 400 % zoom with wide text spacing. */
export async function expectReflow(page: Page, path: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(ZOOMED);
  await page.addStyleTag({ content: WIDE_SPACING });
  expect.soft(await horizontalOverflow(page), path).toBe(0);
  if (before) await page.setViewportSize(before);
}
