import type { Page } from '@playwright/test';
import type { EmbeddedBackend } from '../backend/embedded';
import { test } from './fixtures';

export const MESSAGE = 'Mi hermana ha muerto en Dénia y no sé por dónde empezar.\nHay un piso.';

interface Site {
  backend: EmbeddedBackend;
}

/** Each test begins without enquiries, since their number is limited, and with a clock that it can advance. */
export function beginWithoutEnquiries(): void {
  test.beforeEach(async ({ site, page }) => {
    await site.backend.connection.driver.exec('delete from public.contact_surveys');
    await page.clock.install();
  });
}

export async function enquiries(site: Site): Promise<Record<string, unknown>[]> {
  const { rows } = await site.backend.connection.driver.query<Record<string, unknown>>(
    'select * from public.contact_surveys order by created_at',
  );
  return rows;
}

export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

export const submit = (page: Page) => page.locator('form button[type=submit]');

export async function choose(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`form input[name="${name}"][value="${value}"]`).check();
}

/** Fills in what is required, as quickly as a machine, then lets a minute pass. */
export async function fillIn(page: Page, email = 'ana@example.com'): Promise<void> {
  await field(page, 'practice_area').selectOption('inheritance');
  await field(page, 'message').fill(MESSAGE);
  await field(page, 'name').fill('Ana Pérez');
  await field(page, 'email').fill(email);
  await field(page, 'consent').check();
  await page.clock.fastForward('01:00');
}
