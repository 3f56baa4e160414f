import type { Page } from '@playwright/test';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { expect } from './fixtures';

/** Opens a screen of the admin area and waits for its heading. */
export async function openAdminScreen(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`${ADMIN_PATH}/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
