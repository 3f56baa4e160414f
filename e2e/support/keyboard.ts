import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses Tab up to 40 times: each stop has a focus indicator, and there are more stops than the
 * menu has.
 */
export async function expectTabStopsMarked(page: Page, where: string): Promise<void> {
  let stops = 0;
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const seen = element.closest('label, :focus-visible') ?? element;
      // A field made of several elements is marked as a whole.
      const field = element.closest('[class*="focus-within:outline"]') ?? element;
      const marks = [element, seen, field].map((each) => getComputedStyle(each));
      // The parts of a date input are drawn by the browser, and so is their focus indicator.
      const hasParts = element instanceof HTMLInputElement && /^(date|time)$/.test(element.type);
      return {
        name: element.outerHTML.slice(0, 160),
        isMarked:
          hasParts ||
          marks.some(
            ({ outlineStyle, outlineWidth, boxShadow }) =>
              (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
              boxShadow !== 'none',
          ),
      };
    });
    if (!focus) break;
    stops += 1;
    expect.soft(focus, `${where}, stop ${step + 1}`).toMatchObject({ isMarked: true });
  }
  // The menu, the account, and the screen's own controls.
  expect(stops, where).toBeGreaterThan(12);
}

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}
