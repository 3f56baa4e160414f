import type { Page } from '@playwright/test';
import type { DemoRole } from '../../server/embedded/demoStaff';
import { adminPath } from '../../src/site/adminPaths';
import { signIn } from './session';
import { expect } from './fixtures';

export const textCell = (page: Page, key: string, language: string) =>
  page.getByRole('button', { name: `Editar ${key}, ${language}` });
export const textField = (page: Page, key: string, language: string) =>
  page.getByRole('textbox', { name: `${key} (${language})` });
export const searchBox = (page: Page) =>
  page.getByRole('searchbox', { name: /Buscar en claves y textos/ });
export const shownCount = (page: Page) => page.getByText(/^\d+( de \d+)? textos?/);

/** Opens the texts screen and waits for its list. */
export async function openTexts(page: Page, url: string, role: DemoRole, query = '') {
  await signIn(page, url, role);
  await page.goto(adminPath('texts') + query);
  await expect(shownCount(page)).toBeVisible();
}
