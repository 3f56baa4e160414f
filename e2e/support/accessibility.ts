import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { expect } from './fixtures';
import { horizontalOverflow } from './layout';
import { takePicture, TAKES_PICTURES } from './pictures';
import { textsOf } from './texts';

/**
 * Fails on axe violations (WCAG 2.2 AA and best practices) in the page's current state, or in a
 * part of it; `npm run screenshots` takes a picture instead.
 */
export async function expectAccessible(page: Page, where: string, part = ':root'): Promise<void> {
  // Estimated heights that give way to true ones would move what axe looks at.
  await page.evaluate(() => delete document.documentElement.dataset.layOutLater);
  // Ends transitions: while a notice fades, axe would measure a mixed colour.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (TAKES_PICTURES) await takePicture(page, where);
  else {
    const width = page.viewportSize()?.width;
    const found = await violationsIn(page, part);
    expect.soft(found, `axe violations: ${where} at ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: null });
}

async function violationsIn(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .options({ resultTypes: ['violations'] })
    // The default mode opens an extra page for cross-origin frames, which the site does not have.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

const addressOf = (page: Page) => page.url().replace(/^\w+:\/\/[^/]+/, '');

/** Fails on any axe violation and on horizontal overflow. */
export async function expectAccessibleWithoutOverflow(page: Page): Promise<void> {
  await expectAccessible(page, addressOf(page));
  const overflow = await horizontalOverflow(page);
  expect(overflow, `px of horizontal overflow on ${page.url()}`).toBeLessThanOrEqual(0);
}

/**
 * Checks a screen of the admin area once nothing loads any more: its width on phone, tablet and
 * desktop, and axe, whose run costs a second, at 1280 px; `npm run audit` passes more widths.
 */
export async function expectAccessibleScreen(
  page: Page,
  axeAt = [1280],
  where = addressOf(page),
): Promise<void> {
  const { loading } = textsOf(SOURCE_LANGUAGE, 'common');
  await expect(page.getByRole('status').filter({ hasText: loading })).toHaveCount(0);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await horizontalOverflow(page);
    expect.soft(overflow, `overflow of ${where} at ${width} px`).toBeLessThanOrEqual(0);
    if (axeAt.includes(width)) await expectAccessible(page, where);
  }
}

/** WCAG 1.4.10: 1280 px at 400 %. */
export const ZOOMED = { width: 320, height: 512 };

/** WCAG 1.4.12: text spacing that a reader may set. */
const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

/** Fails on horizontal overflow of an open page at 400 % zoom with wide text spacing. */
export async function expectReflow(page: Page, path: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(ZOOMED);
  await page.addStyleTag({ content: WIDE_SPACING });
  expect.soft(await horizontalOverflow(page), path).toBe(0);
  if (before) await page.setViewportSize(before);
}
