/** Three screens of the admin area; `npm run audit` covers all of them, at both widths. */
import { REFUSED_AFTER_SESSION_END, signIn } from '../support/session';
import { ADMIN_PATH, LOGIN_PATH } from '../../src/site/adminPaths';
import { expectAccessibleScreen } from '../support/accessibility';
import { goToScreen, openAdminScreen } from '../support/adminArea';
import { insertEnquiries, sql } from '../support/database';
import { expectTabStopsMarked, tabTo } from '../support/keyboard';
import { expect, test } from '../support/fixtures';

test('@desktop three screens are accessible, every tab stop of two is marked, and an enquiry is opened, closed and left by keyboard alone, and opened by a click anywhere in its row', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [
    { name: 'Tecla Dos' },
    { name: 'Tecla Uno' },
    { name: 'Wolfeschlegelsteinhausenbergerdorff', status: 'contacted' },
  ]);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'cuestionario', 'Consultas');
  await expectAccessibleScreen(page);
  await expectTabStopsMarked(page, 'cuestionario');
  const first = page.getByRole('link', { name: 'Tecla Uno' });
  // A row is no containing block in WebKit: a link stretched over it would cover the page.
  const anchored = await page
    .locator('tr a')
    .evaluateAll(
      (links) =>
        links.filter((link) => getComputedStyle(link, '::after').position === 'absolute').length,
    );
  expect(anchored).toBe(0);
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tecla Uno' })).toBeFocused();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: 'Tecla Dos' })).toBeVisible();
  const second = page.getByRole('link', { name: 'Tecla Dos' });
  await expect(second).toBeFocused();
  const closed = page.getByRole('button', { name: 'Cerrada' });
  await closed.focus();
  await page.keyboard.press('Enter');
  await expect(closed).toHaveAttribute('aria-pressed', 'true');
  await expect(closed).toBeFocused();
  const back = page.getByRole('button', { name: 'Cerrar y volver a la lista' });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(second).toBeFocused();
  await page
    .getByRole('row', { name: /Tecla Uno/ })
    .getByRole('cell')
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Tecla Uno' })).toBeVisible();
  await goToScreen(page, 'post/new', 'Nueva entrada');
  await expectAccessibleScreen(page);
  await expectTabStopsMarked(page, 'post/new');
  await goToScreen(page, 'dashboard', 'Panel');
  await expectAccessibleScreen(page);
});

test('@phone menu and account are behind a button, an enquiry covers its list', async ({
  page,
  site,
  pageErrors,
}) => {
  const [id = ''] = await insertEnquiries(site.backend, [{ name: 'Móvil Uno' }]);
  await sql(site, 'select public.note_mail_sender(true)');
  pageErrors.expected.push(REFUSED_AFTER_SESSION_END);
  await signIn(page, site.url, 'admin');
  // The sign-in page forwards who is signed in.
  await page.goto(LOGIN_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Panel' })).toBeVisible();
  await goToScreen(page, 'ajustes', 'Ajustes');
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await page.getByRole('button', { name: 'Menú' }).tap();
  for (const entry of ['Panel', 'Ajustes'])
    await expect(menu.getByRole('link', { name: entry })).toBeInViewport();
  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  // The row of buttons leaves the enquiry its room, and stands beside the reply.
  const send = page.getByRole('button', { name: 'Enviar y dar por contestada' });
  await expect(send).not.toBeInViewport();
  await page.getByRole('button', { name: 'No podemos llevar el asunto' }).tap();
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Cerrar y volver a la lista' }).tap();
  await expect(page.getByRole('link', { name: /^Móvil Uno/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).tap();
  await page.getByRole('button', { name: 'Cerrar la sesión' }).tap();
  await expect(page).toHaveURL(/admin-login/);
});
