/** Typed text is never lost, and saved text is never overwritten silently. */
import { expectAccessible } from '../support/accessibility';
import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { clientAs, signIn } from '../support/session';
import { addPost, contentOf, openPostEditor, savePost, writeContent } from '../support/postEditor';
import { expect, test } from '../support/fixtures';
import { sql } from '../support/database';
import { horizontalOverflow } from '../support/layout';

test('@desktop shows the second of two editors both texts, and keeps what is typed through a lost connection and an ended session, and brings an earlier version back', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expected.push(/ERR_INTERNET_DISCONNECTED|status of 40[0-3]/);
  await signIn(page, site.url, 'editor');
  const { id } = await addPost(site.url, {
    slug: 'conflicto',
    title: 'Conflicto',
    content: 'El texto de antes.',
    category: 'General',
  });
  await openPostEditor(page, id);
  const other = await clientAs(site.url, 'admin');
  const theirs = { content: 'El texto de la otra persona.', category: 'Vivienda' };
  expect((await other.from('blog_posts').update(theirs).eq('id', id)).error).toBeNull();

  await writeContent(page, 'El texto de esta persona.');
  await page.getByLabel('Extracto').fill('Un extracto.');
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: /se ha guardado mientras/ });
  await expect(dialog).toContainText('El texto de la otra persona.');
  await expect(dialog).toContainText('El texto de esta persona.');
  await expect(dialog).toContainText('se queda como lo dejó: categoría.');
  const stored = () =>
    sql(site, 'select content, category, excerpt from public.blog_posts where id = $1', [id]);
  expect(await stored()).toMatchObject([{ content: 'El texto de la otra persona.' }]);

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

  // Without a connection, and then without a session.
  await writeContent(page, 'Escrito sin conexión.');
  await page.context().setOffline(true);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('alert').getByText(/No hay conexión/)).toBeVisible();
  await page.context().setOffline(false);
  // Neither is back at once.
  await page.waitForFunction(
    () => navigator.onLine && fetch('/revision.json').then(Boolean, () => false),
  );

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

  // Another window of the same person overwrites nothing either.
  const tab = await page.context().newPage();
  await openPostEditor(tab, id);
  await writeContent(tab, 'Escrito en la otra.');
  await savePost(tab);
  await writeContent(page, 'Escrito en esta.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(dialog).toBeVisible();

  // An earlier version is compared with the editor, and restored.
  await tab.getByRole('button', { name: 'Versiones' }).click();
  const first = tab
    .getByRole('dialog', { name: 'Versiones de esta entrada' })
    .getByRole('listitem')
    .last();
  await first.locator('summary').click();
  await expect(first).toContainText(/Vivienda.*General/);
  await expect(first.locator('del', { hasText: 'otra' })).toBeVisible();
  await expect(first.locator('ins', { hasText: 'antes' })).toBeVisible();
  await tab.setViewportSize({ width: 360, height: 740 });
  expect(await horizontalOverflow(tab)).toBeLessThanOrEqual(0);
  await expectAccessible(tab, 'the versions', 'dialog[open]');
  await first.getByRole('button', { name: 'Recuperar esta versión' }).click();
  await expect(contentOf(tab)).toHaveText('El texto de antes.');
  expect(await stored()).toMatchObject([{ content: 'Escrito en la otra.' }]);
  await savePost(tab);
  expect(await stored()).toMatchObject([{ content: 'El texto de antes.', category: 'General' }]);
});
