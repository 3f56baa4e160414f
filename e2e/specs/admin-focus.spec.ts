/** The admin area by keyboard and touch; `npm run audit` looks at every screen. */
import type { Locator } from '@playwright/test';
import { goToScreen, openAdminScreen } from '../support/adminArea';
import { expectAccessibleScreen } from '../support/accessibility';
import { ADMIN_PATH, LOGIN_PATH } from '../../src/site/adminPaths';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { SOURCE_LANGUAGE, TRANSLATIONS } from '../../src/site/languages';
import { expectTabStopsMarked, tabTo } from '../support/keyboard';
import { labelled } from '../support/languages';
import { addPost, languageTab } from '../support/postEditor';
import { holdRequests } from '../support/requests';
import { REFUSED_AFTER_SESSION_END, signIn } from '../support/session';

test('@desktop a busy button or switch keeps the focus and does nothing twice, and a post is found, edited and previewed by keyboard alone', async ({
  page,
  site,
}) => {
  await addPost(site.url, { slug: 'ocupada', title: 'Ocupada' });
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'posts', 'Entradas');
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changes.push(request.url());
  });
  const hide = page.getByRole('button', { name: 'Pasar a borrador: Ocupada' });
  const release = await holdRequests(page, '**/rest/v1/blog_posts?id=*');
  await hide.focus();
  await page.keyboard.press('Enter');
  await expect(hide).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('button', { name: 'Publicar: Ocupada' })).toBeFocused();
  expect(changes).toHaveLength(1);

  await page.getByRole('link', { name: 'Saltar al contenido' }).focus();
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('ocupada');
  await expect(page.getByText('1 entrada', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Ocupada' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Ocupada');
  await tabTo(page, languageTab(page, new RegExp(labelled(SOURCE_LANGUAGE))));
  await page.keyboard.press('ArrowRight');
  await expect(languageTab(page, new RegExp(labelled(TRANSLATIONS[0] ?? 'en')))).toBeFocused();
  await tabTo(page, page.getByLabel('Título', { exact: true }));
  await page.keyboard.type('Keys only');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Todo está guardado.')).toBeVisible();

  // The dialog returns the focus to its opener.
  const preview = page.getByRole('button', { name: 'Vista previa' });
  await tabTo(page, preview);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Vista previa' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(preview).toBeFocused();

  for (const [path, heading] of [
    ['opiniones', 'Opiniones'],
    ['idiomas', 'Idiomas'],
  ] as const) {
    await goToScreen(page, path, heading);
    const one = page.getByRole('main').getByRole('switch').last();
    await expect(one).toBeChecked();
    const saves = /rest\/v1\/(testimonials|language_settings)/;
    const release = await holdRequests(page, saves);
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await one.press('Space');
    await expect(one).not.toBeChecked();
    expect(await isFocusedAfterPaint(one), `${heading}, while it is saved`).toBe(true);
    release();
    await saved;
    await expect(one).toBeFocused();
    await page.unroute(saves);
  }
});

test('@desktop every tab stop of the enquiries is marked, and one is opened, closed and left by keyboard alone, and opened by a click anywhere in its row', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [{ name: 'Tecla Dos' }, { name: 'Tecla Uno' }]);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'cuestionario', 'Consultas');
  const first = page.getByRole('link', { name: 'Tecla Uno' });
  await expect(first).toBeVisible();
  await expectTabStopsMarked(page, 'cuestionario');
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
  await expectAccessibleScreen(page);
  const second = page.getByRole('link', { name: 'Tecla Dos' });
  await second.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tecla Dos' })).toBeFocused();
  const closed = page.getByRole('button', { name: 'Cerrada' });
  await closed.press('Enter');
  await expect(closed).toHaveAttribute('aria-pressed', 'true');
  await expect(closed).toBeFocused();
  await page.getByRole('button', { name: 'Cerrar y volver a la lista' }).press('Enter');
  await expect(second).toBeFocused();
  await page
    .getByRole('row', { name: /Tecla Uno/ })
    .getByRole('cell')
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Tecla Uno' })).toBeVisible();
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
  await page.getByRole('button', { name: 'Menú' }).tap();
  await expect(page.getByRole('link', { name: 'Ajustes', exact: true })).toBeInViewport();
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

/** A control that becomes disabled loses the focus with the next frame. */
function isFocusedAfterPaint(control: Locator): Promise<boolean> {
  return control.evaluate(async (element) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return document.activeElement === element;
  });
}
