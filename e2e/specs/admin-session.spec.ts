import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { REFUSED_AFTER_SESSION_END, signIn } from '../support/session';
import { expect, test } from '../support/fixtures';

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
  await page.goto('/config-blogmr/traducciones?languages=de&search=common/newTab');
  await page.getByRole('button', { name: 'Editar newTab, alemán' }).click();
  const field = page.getByRole('textbox', { name: 'newTab (alemán)' });
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
  await expect(page.getByText('Guardado: newTab (alemán).')).toBeVisible();
  await page.getByRole('button', { name: 'Restablecer newTab, alemán' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Restablecido' })).toBeVisible();
});

test('@desktop refreshes an expired session, or asks for the password in place', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expected.push(/status of 4\d\d/);
  const expire = (change: object) =>
    page.evaluate((part) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      const past = { expires_at: Math.floor(Date.now() / 1000) - 60 };
      localStorage.setItem(key, JSON.stringify({ ...session, ...past, ...part }));
    }, change);
  await signIn(page, site.url, 'editor');
  await expire({});
  await page.goto('/config-blogmr/traducciones');
  await expect(page.getByText(/^\d+ textos/)).toBeVisible();

  await page.goto('/config-blogmr/traducciones?languages=de&search=common/newTab');
  await page.getByRole('button', { name: 'Editar newTab, alemán' }).click();
  const field = page.getByRole('textbox', { name: 'newTab (alemán)' });
  await field.fill('(bleibt)');
  await expire({ refresh_token: 'not-a-token' });
  await field.press('Control+s');
  const passwordDialog = page.getByRole('dialog', { name: 'Su sesión ha terminado' });
  await password(page).fill(DEMO_STAFF.editor.password);
  await enter(page).click();
  await expect(passwordDialog).toHaveCount(0);
  await expect(field).toHaveValue('(bleibt)');
});

test('@desktop signing out everywhere ends the other sessions', async ({
  page,
  site,
  browser,
  pageErrors,
}) => {
  pageErrors.expected.push(/status of 4\d\d/);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, site.url, 'admin', { isOtherDevice: true });
  const refreshToken = await elsewhere.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { refresh_token: string };
    return session.refresh_token;
  });
  await signIn(page, site.url, 'admin');
  await page.goto('/config-blogmr/opiniones');
  await page.getByRole('button', { name: 'Cerrarla en todos los dispositivos' }).click();
  await expect(page).toHaveURL(/admin-login/);
  // The other device's token, which has not expired, opens nothing and cannot be refreshed.
  await elsewhere.goto('/config-blogmr/cuestionario');
  await expect(elsewhere).toHaveURL(/admin-login\?next=/);
  const status = await elsewhere.evaluate(async (refresh_token) => {
    const answer = await fetch('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: { apikey: 'sb_publishable_embedded', 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
    });
    return answer.status;
  }, refreshToken);
  expect(status).toBe(400);
  await elsewhere.context().close();
});

test('@desktop keeps the session when the auth service does not respond, and says so', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expected.push(/Failed to load resource|Failed to fetch/);
  await signIn(page, site.url, 'editor');
  await page.goto('/config-blogmr/opiniones');
  await page.route('**/auth/v1/logout**', (route) => route.abort());
  await page.getByRole('button', { name: 'Cerrar la sesión' }).click();
  await expect(page.getByText(/La sesión sigue abierta/)).toBeVisible();
  await expect(page).toHaveURL(/opiniones/);
});

test('@desktop ignores a redirect target outside the admin area', async ({ page, site }) => {
  await signIn(page, site.url, 'editor');
  for (const next of ['//evil.example', 'https://evil.example', '/config-blogmrx', '/blog']) {
    await page.goto(`/admin-login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL('/config-blogmr/dashboard');
  }
});
