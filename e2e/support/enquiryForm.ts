import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

export const MESSAGE = 'Mi hermana ha muerto en Dénia y no sé por dónde empezar.\nHay un piso.';

/** The form asks for a few seconds before it sends: each test has a fake clock. */
export function withFakeClock(): void {
  test.beforeEach(({ page }) => page.clock.install());
}

export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

export const submit = (page: Page) => page.locator('form button[type=submit]');

/** Opens or closes what the form has folded. */
export const unfold = (page: Page) => page.locator('form summary').click();

export async function choose(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`form input[name="${name}"][value="${value}"]`).check();
}

/** Fills in the required fields, then advances the clock past the minimum fill time. */
export async function fillIn(page: Page): Promise<void> {
  await field(page, 'practice_area').selectOption('inheritance');
  await field(page, 'message').fill(MESSAGE);
  await field(page, 'name').fill('Ana Pérez');
  // Whoever is to be called is asked for the address among what is folded.
  if (await field(page, 'email').isHidden()) await unfold(page);
  await field(page, 'email').fill('ana@example.com');
  await field(page, 'consent').check();
  // The time is measured from hydration on.
  await expect(page.locator('[data-island=""] form')).toHaveCount(0);
  await page.clock.fastForward('01:00');
}
