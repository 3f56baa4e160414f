import type { Page } from '@playwright/test';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { expect } from './fixtures';

/** Opens a screen of the admin area and waits for its heading. */
export async function openAdminScreen(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`${ADMIN_PATH}/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Goes on to another screen as a link does, which costs a tenth of loading the page again. */
export async function goToScreen(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, `${ADMIN_PATH}/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
