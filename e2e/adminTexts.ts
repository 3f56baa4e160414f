import type { Page } from '@playwright/test';
import { type Role, signIn } from './admin';
import { expect } from './fixtures';

export const SCREEN = '/config-blogmr/traducciones';

export const cell = (page: Page, key: string, language: string) =>
  page.getByRole('button', { name: `Editar ${key}, ${language}` });
export const field = (page: Page, key: string, language: string) =>
  page.getByRole('textbox', { name: `${key} (${language})` });
export const search = (page: Page) =>
  page.getByRole('searchbox', { name: /Buscar en claves y textos/ });
export const shownCount = (page: Page) => page.getByText(/^\d+( de \d+)? textos?/);

/** Opens the screen of the texts and waits for its list. */
export async function openTexts(page: Page, url: string, role: Role, query = '') {
  await signIn(page, url, role);
  await page.goto(SCREEN + query);
  await expect(shownCount(page)).toBeVisible();
}
