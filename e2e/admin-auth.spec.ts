import { expect, test } from './fixtures';

const ADMIN = { email: 'admin@demo.example', password: 'demo-admin-2026' };

test('a visitor is sent to the sign-in page and back to where they wanted to go', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected.push(/status of 400/);
  await page.goto('/config-blogmr/opiniones');
  await expect(page).toHaveURL(/\/admin-login\?next=/);
  await page.getByLabel('Correo electrónico').fill(ADMIN.email);
  await page.getByLabel('Contraseña').fill('not-the-password');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no son correctos.');
  await page.getByLabel('Contraseña').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/config-blogmr/opiniones');
  await expect(page).toHaveTitle('Panel de control');
  await expect(page.getByRole('heading', { level: 1, name: 'Opiniones' })).toBeVisible();
});
