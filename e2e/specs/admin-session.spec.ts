import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { REFUSED_AFTER_SESSION_END, signIn } from '../support/session';
import { expect, test } from '../support/fixtures';
import { OTHER, called } from '../support/languages';

const password = (page: Page) => page.getByLabel('Contraseña', { exact: true });
const enter = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true });

test('@desktop asks for the password in place after a sign-out in another tab, and keeps what was typed', async ({
  page,
  site,
  context,
  pageErrors,
}) => {
  pageErrors.expected.push(/status of 400/, REFUSED_AFTER_SESSION_END);
  await signIn(page, site.url, 'editor');
  await page.goto(`/config-blogmr/traducciones?languages=${OTHER}&search=common/newTab`);
  await page.getByRole('button', { name: `Editar newTab, ${called(OTHER)}` }).click();
  const field = page.getByRole('textbox', { name: `newTab (${called(OTHER)})` });
  await field.fill('(öffnet ein neues Fenster)');

  const other = await context.newPage();
  await other.goto('/config-blogmr/opiniones');
  await other.getByRole('button', { name: 'Cerrar la sesión' }).click();
  await expect(other).toHaveURL(/admin-login/);
  await other.close();

  const passwordDialog = page.getByRole('dialog', { name: 'Su sesión ha terminado' });
  await expect(passwordDialog).toContainText(DEMO_STAFF.editor.email);
  // A second Escape must not reach the field below the dialog, where it would discard the typed
  // text.
  await expect(page.locator('[inert]').filter({ has: page.locator('textarea') })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(passwordDialog).toBeVisible();
  await expectAccessible(page, page.url());
  await password(page).fill('wrong');
  await enter(page).click();
  await expect(passwordDialog).toContainText('El correo o la contraseña no son correctos.');
  await password(page).fill(DEMO_STAFF.editor.password);
  await enter(page).click();
  await expect(passwordDialog).toHaveCount(0);
  await expect(field).toHaveValue('(öffnet ein neues Fenster)');
  await expect(field).toBeFocused();
  await field.press('Control+s');
  await expect(page.getByText(`Guardado: newTab (${called(OTHER)}).`)).toBeVisible();
  await page.getByRole('button', { name: `Restablecer newTab, ${called(OTHER)}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Restablecido' })).toBeVisible();
});
