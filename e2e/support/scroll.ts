import { expect, type Locator, type Page } from '@playwright/test';

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls at once, and returns when the page has handled it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  // The scroll event fires in the next frame; wait so that its listeners have run.
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        if (window.scrollY === y) resolve();
        else window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
  // The browser keeps the content in view where fonts or styles change what is above it by a pixel.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(3);
}

/**
 * The target's top is 100 px below the viewport's (SPEC 9), within a pixel, since windows scroll by
 * whole pixels.
 */
export async function expectAtOffset(target: Locator): Promise<void> {
  const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 100)).toBeLessThanOrEqual(1);
}

/** Records every scroll position from now on: a jump gives one. */
export async function recordScrollPositions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions: number[] = [];
    let last = Math.round(scrollY);
    Object.assign(window, { positions });
    addEventListener('scroll', () => {
      if (last !== Math.round(scrollY)) positions.push((last = Math.round(scrollY)));
    });
  });
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}

/** Opens a page and waits for its content, so that there is something to scroll. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
}
