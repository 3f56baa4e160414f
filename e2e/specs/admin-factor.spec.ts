import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { expectAccessibleScreen } from '../support/accessibility';
import { type Site, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { REFUSED_AFTER_SESSION_END } from '../support/session';

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continuar' });

async function typePassword(page: Page) {
  await page.goto('/admin-login');
  await page.getByLabel('Correo electrónico').fill(DEMO_STAFF.admin.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_STAFF.admin.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/**
 * Signs out, and waits for it: leaving the page before would end the request instead. The next code
 * of the app, which is accepted once, would come after up to 30 s.
 */
async function signOut(page: Page, site: Site) {
  await sql(site, 'update auth.mfa_factors set last_counter = null');
  await page.getByRole('button', { name: 'Cerrar la sesión' }).click();
  await expect(page).toHaveURL(/admin-login/);
}

/** Adds an authenticator app, as the first sign-in asks. Returns its secret and the recovery codes. */
async function enrol(page: Page) {
  await expect(page.getByRole('heading', { name: 'Proteja su cuenta' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  await page.getByText('No puedo usar la cámara').click();
  const secret = (await page.locator('.font-mono').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel('Código de seis cifras').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Comprobar el código' }).click();
  await expect(page.getByRole('heading', { name: 'Guarde estos códigos' })).toBeVisible();
  const codes = await page.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  return { secret, codes };
}

test('@desktop an admin adds a phone at the first sign-in, enters its code at the next, and recovers the account without it', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expected.push(/status of 422/, REFUSED_AFTER_SESSION_END);
  await sql(site, 'update public.settings set require_factor = true');
  await typePassword(page);
  const { secret, codes } = await enrol(page);
  await expectAccessibleScreen(page);
  await page.getByLabel('Los he guardado').check();
  await continueButton(page).click();
  await expect(page).toHaveURL('/config-blogmr/dashboard');
  await signOut(page, site);

  await typePassword(page);
  await expect(page.getByRole('heading', { name: 'Segundo paso' })).toBeVisible();
  // No screen opens without the code.
  await page.goto('/config-blogmr/cuestionario');
  await expect(page.getByRole('heading', { name: 'Segundo paso' })).toBeVisible();
  const field = page.getByLabel('Código de seis cifras');
  await field.fill(codeOf(secret) === '000000' ? '000001' : '000000');
  await continueButton(page).click();
  await expect(page.getByRole('alert')).toContainText('El código no es correcto');
  await field.fill(codeOf(secret));
  await continueButton(page).click();
  await expect(page).toHaveURL('/config-blogmr/cuestionario');
  await signOut(page, site);

  await typePassword(page);
  await page.getByRole('button', { name: 'No tengo el teléfono' }).click();
  await page.getByLabel('Código de recuperación').fill(codes[4] ?? '');
  await page.getByRole('button', { name: 'Usar el código' }).click();
  await expect(page.getByRole('heading', { name: 'Código usado' })).toBeVisible();
  await expect(page.getByText('Le quedan 9.')).toBeVisible();
  await continueButton(page).click();
  await expect(page).toHaveURL('/config-blogmr/dashboard');
});
