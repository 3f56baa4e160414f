import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The stops of Tab, whether each has a focus indicator, and whether it is on the screen. In one
 * call, since after a key all of them have theirs.
 */
export async function tabStops(
  page: Page,
): Promise<{ name: string; isMarked: boolean; isOnScreen: boolean }[]> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement | SVGElement>('*');
    const able = [...controls].filter((element) => {
      if (element.tabIndex < 0 || !element.checkVisibility()) return false;
      element.focus();
      return document.activeElement === element;
    });
    return able.map((element) => {
      element.focus();
      const box = element.getBoundingClientRect();
      // A label, a card, or a field made of several elements is marked as a whole.
      const marked = [
        element,
        element.closest('label, article'),
        element.closest('[class*="focus-within:outline"]'),
      ].map((one) => getComputedStyle(one ?? element));
      // The parts of a date input are drawn by the browser, and so is their focus indicator.
      const hasParts = element instanceof HTMLInputElement && /^(date|time)$/.test(element.type);
      return {
        name: element.outerHTML.slice(0, 160),
        isMarked:
          hasParts ||
          marked.some(
            ({ outlineStyle, outlineWidth, boxShadow }) =>
              (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
              boxShadow !== 'none',
          ),
        isOnScreen: box.bottom > 0 && box.top < innerHeight,
      };
    });
  });
}

/** Each stop of a screen of the admin area has a focus indicator. */
export async function expectTabStopsMarked(page: Page, where: string): Promise<void> {
  const stops = await tabStops(page);
  expect
    .soft(
      stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name),
      where,
    )
    .toEqual([]);
  // The menu, the account, and the screen's own controls.
  expect(stops.length, where).toBeGreaterThan(12);
}

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}
