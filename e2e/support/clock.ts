import { expect, type Page } from '@playwright/test';

/** Pauses the page's clock, so that only `page.clock.runFor` advances it. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // Ahead of the clock, which runs until it is paused.
  await page.clock.pauseAt(now + 5000);
}

/** Loads a page with its clock paused from the start, and advances it only until the page is hydrated. */
export async function openHydratedWithPausedClock(page: Page, path: string): Promise<void> {
  const start = new Date('2026-10-05T10:00:00Z');
  await page.clock.install({ time: start });
  // Ahead of the installed clock, which runs until it is paused.
  await page.clock.pauseAt(start.getTime() + 60_000);
  await loadWithPausedClock(page, path);
}

/** Loads another document while the clock is paused. */
export async function loadWithPausedClock(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  const hydrated = async () => {
    await page.clock.runFor(5);
    return page.locator('html').getAttribute('data-ready');
  };
  // One timer leads to the next.
  await expect.poll(hydrated, { intervals: [10] }).toBe('');
}
