/** Typed text is never lost, and saved text is never overwritten silently. */
import { expectAccessible } from '../support/accessibility';
import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { signIn } from '../support/session';
import { addPost, contentOf, openPostEditor, savePost, writeContent } from '../support/postEditor';
import { expect, test } from '../support/fixtures';
import { HOME_LOCALE } from '../support/homeLocale';
import { sql } from '../support/database';

test('@desktop shows the second of two editors both texts, and keeps what is typed through a lost connection and an ended session', async ({
  page,
  site,
  browser,
  pageErrors,
}) => {
  pageErrors.expected.push(/ERR_INTERNET_DISCONNECTED|status of 40[0-3]/);
  await signIn(page, site.url, 'editor');
  const { id } = await addPost(site.url, {
    slug: 'conflicto',
    title: 'Conflicto',
    content: 'El texto de antes.',
  });
  await openPostEditor(page, id);
  const context = await browser.newContext({ baseURL: site.url, locale: HOME_LOCALE });
  const other = await context.newPage();
  await signIn(other, site.url, 'admin');
  await openPostEditor(other, id);
  await writeContent(other, 'El texto de la otra persona.');
  await other.getByLabel('Categoría', { exact: true }).selectOption('Vivienda');
  await savePost(other);

  await writeContent(page, 'El texto de esta persona.');
  await page.getByLabel('Extracto').fill('Un extracto.');
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: /Otra persona ha guardado/ });
  await expect(dialog).toContainText('El texto de la otra persona.');
  await expect(dialog).toContainText('El texto de esta persona.');
  const stored = () =>
    sql(site, 'select content, category, excerpt from public.blog_posts where id = $1', [id]);
  expect(await stored()).toMatchObject([{ content: 'El texto de la otra persona.' }]);

  // Fields that only one of the two has changed are preselected.
  const saveChoices = dialog.getByRole('button', { name: 'Guardar lo elegido' });
  await expect(saveChoices).toBeDisabled();
  await dialog
    .getByRole('group', { name: /Contenido/ })
    .getByLabel('Lo mío')
    .check();
  await expectAccessible(page, 'both texts', 'dialog[open]');
  await saveChoices.click();
  await expect(page.getByText('Todo está guardado.')).toBeVisible();
  expect(await stored()).toEqual([
    { content: 'El texto de esta persona.', category: 'Vivienda', excerpt: 'Un extracto.' },
  ]);
  await expect(page.getByLabel('Categoría', { exact: true })).toHaveValue('Vivienda');
  await context.close();

  // Without a connection, and then without a session.
  await writeContent(page, 'Escrito sin conexión.');
  await page.context().setOffline(true);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('alert').getByText(/No hay conexión/)).toBeVisible();
  await page.context().setOffline(false);

  await page.route('**/rest/v1/blog_posts?**', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 401, json: { message: 'JWT expired', code: 'PGRST303' } })
      : route.fallback(),
  );
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({ status: 400, json: { error_code: 'refresh_token_not_found', msg: 'gone' } }),
  );
  await page.keyboard.press('ControlOrMeta+s');
  const ended = page.getByRole('dialog', { name: 'Su sesión ha terminado' });
  await expect(ended).toBeVisible();
  await page.unrouteAll();
  await ended.getByLabel('Contraseña').fill(DEMO_STAFF.editor.password);
  await ended.getByRole('button', { name: 'Entrar' }).click();
  await expect(ended).toBeHidden();
  await expect(contentOf(page)).toHaveText('Escrito sin conexión.');
  await savePost(page);

  // Another tab of the same person is no other person.
  const tab = await page.context().newPage();
  await openPostEditor(tab, id);
  await writeContent(tab, 'Escrito en la otra.');
  await savePost(tab);
  await writeContent(page, 'Escrito en esta.');
  await page.keyboard.press('ControlOrMeta+s');
  const own = page.getByRole('dialog', { name: 'Su otra pestaña ha guardado esta entrada antes' });
  await expect(own.getByRole('radio', { name: 'Lo de su otra pestaña' })).toBeVisible();
  await expect(own).not.toContainText('otra persona');
});
