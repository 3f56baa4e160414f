/** Typed text is never lost, and saved text is never overwritten silently. */
import { expectAccessible } from '../support/accessibility';
import { goToScreen } from '../support/adminArea';
import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { signIn } from '../support/session';
import { claimingSize, dataTransferOf, makeImage } from '../support/imageFiles';
import { addPost, contentOf, openPostEditor, savePost, writeContent } from '../support/postEditor';
import { expect, test } from '../support/fixtures';
import { HOME_LOCALE } from '../support/homeLocale';
import { sql } from '../support/database';

test.beforeEach(async ({ page, site }) => {
  await signIn(page, site.url, 'editor');
});

test('@desktop shows the second of two editors both texts', async ({ page, site, browser }) => {
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

test('@desktop keeps what is typed through a lost connection and an ended session', async ({
  page,
  site,
  context,
  pageErrors,
}) => {
  pageErrors.expected.push(/ERR_INTERNET_DISCONNECTED|status of 40[0-3]/);
  const { id } = await addPost(site.url, { slug: 'sin-linea', title: 'Sin línea', hidden: true });
  await openPostEditor(page, id);
  await writeContent(page, 'Escrito sin conexión.');
  await context.setOffline(true);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('alert').getByText(/No hay conexión/)).toBeVisible();
  await context.setOffline(false);

  await page.route('**/rest/v1/blog_posts?**', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 401, json: { message: 'JWT expired', code: 'PGRST303' } })
      : route.fallback(),
  );
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({ status: 400, json: { error_code: 'refresh_token_not_found', msg: 'gone' } }),
  );
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'Su sesión ha terminado' });
  await expect(dialog).toBeVisible();
  await page.unrouteAll();
  await dialog.getByLabel('Contraseña').fill(DEMO_STAFF.editor.password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(contentOf(page)).toHaveText('Escrito sin conexión.');
  await savePost(page);
});

test('@desktop resizes, uploads and replaces an image, and leaves no unused file', async ({
  page,
  site,
}) => {
  const { id } = await addPost(site.url, { slug: 'con-imagen', title: 'Con imagen' });
  // Other tests of this worker may have left files.
  const [{ others } = { others: [] }] = await sql<{ others: string[] }>(
    site,
    'select array(select name from storage.objects) as others',
  );
  const stored = async () =>
    (
      await sql<{ name: string; size: number }>(
        site,
        `select name, (metadata ->> 'size')::int as size from storage.objects where name like 'posts/%'`,
      )
    )
      .filter(({ name }) => !others.includes(name))
      .map(({ name, size }) => ({ name, small: size > 0 && size < 300_000 }));
  await openPostEditor(page, id);
  const file = page.getByLabel('Archivo de imagen');

  await file.setInputFiles({
    name: 'plano.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(page.getByText('Los dibujos SVG no se admiten')).toBeVisible();
  await file.setInputFiles({ name: 'rota.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await expect(page.getByText('«rota.png» está dañado o no es una imagen.')).toBeVisible();
  await file.setInputFiles({
    name: 'enorme.png',
    mimeType: 'image/png',
    buffer: claimingSize(await makeImage(page, 40), 30_000),
  });
  await expect(page.getByText('La imagen tiene 900 megapíxeles')).toBeVisible();

  const panel = page.getByRole('region', { name: 'Imagen' });
  const dataTransfer = await dataTransferOf(page, await makeImage(page));
  await panel.getByText('Arrástrela aquí').dispatchEvent('drop', { dataTransfer });
  await expect(page.getByText(/^Lista \(\d+ kB\)/)).toBeVisible();
  const shown = page.getByRole('img', { name: 'Imagen de la entrada' });
  const widthShown = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(widthShown).toBe(1600);
  await page.keyboard.press('ControlOrMeta+s');
  const description = page.getByLabel('Descripción de la imagen');
  await expect(page.getByText('Describa la imagen para quien no la ve.')).toBeVisible();
  await expect(description).toBeFocused();
  expect(await stored()).toEqual([]);
  await description.fill('Un piso con vistas al puerto');
  await savePost(page);
  const files = await stored();
  expect(files.every(({ small }) => small)).toBe(true);
  const first = files.find(({ name }) => name.endsWith('-1600x800-1200-720.webp'));
  const named = (width: number) => first?.name.replace('1600x800-1200-720', `${width}`);
  expect(files.map(({ name }) => name).sort()).toEqual(
    [named(720), named(1200), first?.name].sort(),
  );
  await expect(shown).toHaveAttribute('src', new RegExp(first?.name ?? ''));
  await expect.poll(widthShown).toBe(1600);

  // Pasted from the clipboard, replacing the old one.
  const pasted = await dataTransferOf(page, await makeImage(page, 300));
  await page.evaluate((clipboardData) => {
    const init = { clipboardData, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new ClipboardEvent('paste', init));
  }, pasted);
  await expect(page.getByText(/^Lista \(\d+ kB\)/)).toBeVisible();
  await expect(description).toHaveValue('');
  await description.fill('Otra vista');
  await savePost(page);
  await expect.poll(stored).toHaveLength(1);
  expect((await stored())[0]?.name).not.toBe(first?.name);

  await sql(site, 'update public.blog_posts set deleted_at = now() where id = $1', [id]);
  await goToScreen(page, 'posts?state=bin&q=con+imagen', 'Entradas');
  const row = page.getByRole('row', { name: /Con imagen/ });
  await row.getByRole('button', { name: /^Eliminar para siempre/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Entrada eliminada.')).toBeVisible();
  await expect.poll(stored).toEqual([]);
});
