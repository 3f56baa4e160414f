import { expect, type Locator, type Page } from '@playwright/test';

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** SPEC 9: an anchor ends 100 px below the window's top. Windows scroll by whole pixels, elements begin anywhere. */
export async function expectAtOffset(target: Locator): Promise<void> {
  const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 100)).toBeLessThanOrEqual(1);
}

/** Notes every scroll position from now on: a jump leaves one, a smooth scroll many. */
export async function recordScrolling(page: Page): Promise<() => Promise<number[]>> {
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
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
}

/** Stops the page's clock, so that `page.clock.runFor` alone moves it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Loads the page with its clock stopped from the start: nothing that waits has run. */
export async function openStopped(page: Page, path: string): Promise<void> {
  const start = new Date('2026-10-05T10:00:00Z');
  await page.clock.install({ time: start });
  // Far enough ahead for a clock that goes on meanwhile.
  await page.clock.pauseAt(start.getTime() + 60_000);
  await page.goto(path);
  await expect(page.locator('h1, h2').first()).toBeAttached();
}
