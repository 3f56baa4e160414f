import type { Page } from '@playwright/test';

/**
 * Changes the URL as back and forward do, without a document load: goes back to an entry of the
 * history that it has added. An event that a script dispatches would not do: React renders the
 * answer to the browser's own at once, whatever else waits.
 */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    history.pushState(null, '', to);
    history.pushState(null, '');
    const arrived = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
    });
    history.back();
    await arrived;
  }, path);
}
