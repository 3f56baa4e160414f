import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../../server/paths';
import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { goToScreen } from '../support/adminArea';
import { clientAs } from '../support/session';
import { expectAccessibleScreen } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { pathOf } from '../../src/site/pages';
import { ANOTHER, OTHER } from '../support/languages';
import { ADMIN_LANGUAGE } from '../../src/site/languages';

const email = (page: Page) => page.getByLabel('Correo electrónico');
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true });
const enter = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true });

test.describe('@desktop', () => {
  test('redirects to the sign-in page and back to the requested screen; masks a password until it is shown, lets it be pasted and offers it to password managers; whatever the visitor’s language', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected.push(/status of 400/);
    const expectField = async (label: string, purpose: string) => {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveAttribute('autocomplete', purpose);
      await page.evaluate(() => navigator.clipboard.writeText('pegada de un gestor'));
      await field.press('Control+V');
      await expect(field).toHaveValue('pegada de un gestor');
    };
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pathOf('home', ANOTHER));
    await page.goto(`/config-blogmr/traducciones?languages=${ANOTHER}#top`);
    await expect(page).toHaveURL(/\/admin-login\?next=/);
    await expect(page).toHaveTitle('Acceso del despacho · Panel de control');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('html')).toHaveAttribute('lang', ADMIN_LANGUAGE);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

    await expect(email(page)).toBeFocused();
    await expectField('Contraseña', 'current-password');
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await expectAccessibleScreen(page);
    await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await email(page).fill(DEMO_STAFF.admin.email);
    await enter(page).click();
    await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no son correctos.');
    await expect(enter(page)).toBeFocused();

    await password(page).fill(DEMO_STAFF.admin.password);
    await password(page).press('Enter');
    await expect(page).toHaveURL(`/config-blogmr/traducciones?languages=${ANOTHER}#top`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await goToScreen(page, 'cuenta', 'Mi cuenta');
    await expectField('Contraseña actual', 'current-password');
    await expectField('Contraseña nueva', 'new-password');
  });

  test('an invited person sets a password from any page the link opens; without a role they see why they have no access', async ({
    page,
    site,
    pageErrors,
  }) => {
    pageErrors.expected.push(/status of 4\d\d/);
    const admin = await clientAs(site.url, 'admin');
    const person = 'invited@tests.example';
    const { data: id } = await admin.rpc('invite_staff', { email: person, role: 'editor' });
    await page.goto('/admin-login');
    await page.getByRole('button', { name: 'He olvidado la contraseña' }).click();
    await email(page).fill(person);
    await page.getByRole('button', { name: 'Enviar el enlace' }).click();
    await expect(page.getByRole('heading', { name: 'Mire su correo' })).toBeVisible();

    const mails = () => site.backend.emails?.messages.get(person) ?? [];
    await expect.poll(() => mails().length).toBeGreaterThan(0);
    const link = new URL(/https?:\S+/.exec(mails().at(-1)?.text ?? '')?.[0] ?? '');
    expect(link.pathname).toBe('/admin-login');
    const { hash } = link;
    await page.goto(`${pathOf('blog', OTHER)}${hash}`);
    // Programs that look through mails open links, and use none up.
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Contraseña nueva' })).toBeVisible();
    // No other screen opens before the password is set.
    await page.goto('/config-blogmr/opiniones');
    const fresh = page.getByLabel('Contraseña nueva');
    const again = page.getByLabel('Otra vez');
    const save = page.getByRole('button', { name: 'Guardar y entrar' });
    await fresh.fill('a-new-long-password');
    await again.fill('a-new-long-password');
    await save.click();
    await expect(page).toHaveURL('/config-blogmr/opiniones');
    await page.getByRole('button', { name: 'Cerrar la sesión' }).click();
    await expect(page).toHaveURL(/admin-login/);

    // The link works once.
    await page.goto(`/${hash}`);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('alert')).toHaveText(/ha caducado o ya se ha usado/);

    await admin
      .from('staff')
      .delete()
      .match({ user_id: id ?? '' });
    await page.getByRole('button', { name: 'Entrar con la contraseña' }).click();
    await email(page).fill(person);
    await password(page).fill('a-new-long-password');
    await enter(page).click();
    await expect(page.getByRole('heading', { name: 'Sin acceso' })).toBeVisible();
    await expect(page.getByText(person)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cerrar la sesión' }).click();
    await expect(page).toHaveURL(/admin-login/);
  });

  test('tokens of links stay in no address of the history, and a link that confirms a new address signs nobody in', async ({
    page,
  }) => {
    const fragment = '#access_token=a.b.c&expires_in=900&refresh_token=r&type=email_change';
    const addresses = () =>
      page.evaluate(() =>
        (window as unknown as { navigation: { entries: () => { url: string }[] } }).navigation
          .entries()
          .map(({ url }) => url)
          .join(' '),
      );
    const path = pathOf('blog', OTHER);
    await page.goto(path + fragment);
    await expect(page).toHaveURL('/admin-login');
    await expect(enter(page)).toBeVisible();
    expect(await addresses()).not.toContain('token');
    // The same link in the address bar of the open tab.
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate((hash) => (location.hash = hash), fragment);
    await expect(page).toHaveURL('/admin-login');
    await expect(enter(page)).toBeVisible();
    expect(await addresses()).not.toContain('token');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a.b.c');
  });

  test('public pages load no admin code', async ({ page }) => {
    const names = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) names.add(pathname);
    });
    await page.goto('/');
    // The last thing that a page loads without an interaction.
    await page.locator('html[data-web-fonts]').waitFor();
    const code = [...names].map((name) => readFileSync(join(DIST, name), 'utf8')).join('\n');
    expect(code).toContain('createRoot');
    for (const mark of ['GoTrueClient', 'Panel de control', 'save_texts'])
      expect(code.includes(mark), mark).toBe(false);
  });
});
