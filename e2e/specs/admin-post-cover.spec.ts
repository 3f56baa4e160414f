import type { Route } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { goToScreen } from '../support/adminArea';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { dataTransferOf, makeImage } from '../support/imageFiles';
import { addPost, contentOf, openPostEditor, savePost } from '../support/postEditor';
import { signIn } from '../support/session';

test('@desktop pictures are resized, replaced and chosen again; a phone fetches a small file, a large screen the largest; and no unused file is left', async ({
  page,
  browser,
  site,
  pageErrors,
}) => {
  await signIn(page, site.url, 'editor');
  const { id, slug } = await addPost(site.url, { slug: 'foto', title: 'Foto', content: 'Uno' });
  const storedFiles = () =>
    sql<{ name: string; size: number }>(
      site,
      `select name, (metadata ->> 'size')::int as size from storage.objects`,
    );
  const before = (await storedFiles()).map(({ name }) => name);
  /** Those of this test: other tests of the worker may have left some. */
  const ownFiles = async () => (await storedFiles()).filter(({ name }) => !before.includes(name));
  await openPostEditor(page, id);
  const small = { name: 'foto.png', mimeType: 'image/png', buffer: await makeImage(page, 700) };

  const dataTransfer = await dataTransferOf(page, await makeImage(page));
  const panel = page.getByRole('region', { name: 'Imagen' });
  await panel.getByText('Arrástrela aquí').dispatchEvent('drop', { dataTransfer });
  await expect(panel.getByText('Imagen subida.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  const description = page.getByLabel('Descripción de la imagen');
  await expect(page.getByText('Describa la imagen para quien no la ve.')).toBeVisible();
  await expect(description).toBeFocused();
  await description.fill('Un piso con vistas');
  await page.getByText('Encuadre: lo que siempre se ve').click();
  await page.getByRole('slider', { name: 'De arriba abajo' }).fill('90');
  await page.getByRole('slider', { name: 'De izquierda a derecha' }).fill('50');
  // The file of a save whose answer was lost stays, also when the editor is left.
  pageErrors.expected.push(/ERR_FAILED/);
  const loseAnswer = (route: Route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fetch().then(() => route.abort());
  await page.route('**/rest/v1/blog_posts?*', loseAnswer);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/No se ha guardado/)).toBeVisible();
  await page.unroute('**/rest/v1/blog_posts?*');
  await page.getByRole('link', { name: 'Todas las entradas' }).click();
  await page.getByRole('button', { name: 'Salir y descartarlos' }).click();
  await expect(page.getByRole('heading', { name: 'Entradas' })).toBeVisible();
  await openPostEditor(page, id);
  const dropped = await ownFiles();
  expect(dropped.map(({ name }) => name.replace(/^posts\/[0-9a-f-]{36}/, '')).sort()).toEqual([
    '-1200.webp',
    '-1600x800-1200-720.webp',
    '-720.webp',
  ]);
  expect(dropped.every(({ size }) => size > 0 && size < 300_000)).toBe(true);

  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
  });
  const reader = await context.newPage();
  const fetched: string[] = [];
  reader.on('request', (request) => {
    const name = /\/images\/posts\/[0-9a-f-]{36}(.*)\?t=\d+$/.exec(request.url())?.[1];
    if (name) fetched.push(name);
  });
  await reader.goto(`${site.url}/blog/${slug}`);
  const cover = reader.getByRole('img', { name: 'Un piso con vistas' });
  await expect(cover).toHaveCSS('object-position', '50% 90%');
  await expect.poll(() => fetched).toEqual(['-720.webp']);
  await reader.setViewportSize({ width: 1280, height: 740 });
  await expect.poll(() => fetched).toEqual(['-720.webp', '-1600x800-1200-720.webp']);
  await context.close();

  // Pasted from the clipboard, replacing the old one.
  const pasted = await dataTransferOf(page, small.buffer);
  await page.evaluate((clipboardData) => {
    const init = { clipboardData, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new ClipboardEvent('paste', init));
  }, pasted);
  await expect(panel.getByText('Imagen subida.')).toBeVisible();
  await expect(description).toHaveValue('');
  await description.fill('Un piso');
  const insert = page.getByRole('button', { name: 'Imagen', exact: true });
  await insert.click();
  const dialog = page.getByRole('dialog', { name: 'Imagen' });
  await dialog.getByLabel('Imagen: elegir un archivo').setInputFiles(small);
  await dialog.getByLabel('Descripción').fill('El puerto');
  await dialog.getByRole('button', { name: 'Insertar' }).click();
  await expect(page.getByRole('img', { name: 'El puerto' })).toBeVisible();
  await savePost(page);
  await expect.poll(ownFiles).toHaveLength(2);

  // The library by keyboard alone: Escape closes it and not the dialog below it.
  await contentOf(page).getByText('Uno').click();
  await insert.click();
  const opensLibrary = dialog.getByRole('button', { name: 'Elegir de las subidas' });
  await opensLibrary.press('Enter');
  const library = page.getByRole('dialog', { name: 'Imágenes subidas' });
  const harbour = library.getByRole('button', { name: 'El puerto' }).first();
  await expect(harbour).toBeVisible();
  await expectAccessible(page, 'the library', 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(library).toHaveCount(0);
  await expect(opensLibrary).toBeFocused();
  await page.keyboard.press('Enter');
  await harbour.press('Enter');
  await expect(dialog.getByLabel('Descripción')).toHaveValue('El puerto');
  await expect(opensLibrary).toBeFocused();
  await page.keyboard.press('Escape');

  // A post that is deleted for good takes its cover along.
  const [deleted] = await sql<{ image: string }>(
    site,
    'update public.blog_posts set deleted_at = now() where id = $1 returning image',
    [id],
  );
  const covers = async () => (await ownFiles()).filter(({ name }) => deleted?.image.endsWith(name));
  expect(await covers()).toHaveLength(1);
  await goToScreen(page, 'posts?state=bin&q=foto', 'Entradas');
  await page.getByRole('button', { name: /^Eliminar para siempre/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Entrada eliminada.')).toBeVisible();
  await expect.poll(covers).toEqual([]);
});
