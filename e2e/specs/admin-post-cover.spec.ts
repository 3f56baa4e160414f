import type { Page } from '@playwright/test';
import { expectAccessibleScreen } from '../support/accessibility';
import { goToScreen } from '../support/adminArea';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { claimingSize, dataTransferOf, makeImage, makePhotograph } from '../support/imageFiles';
import { tabTo } from '../support/keyboard';
import { addPost, contentOf, openPostEditor, savePost } from '../support/postEditor';
import { signIn } from '../support/session';

/** The pictures of a post that a phone fetches, and then a large screen, by the end of their names. */
async function fetchedPictures(page: Page, url: string): Promise<[string[], string[]]> {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /\/images\/posts\/[0-9a-f-]{36}(.*)\?t=\d+$/.exec(request.url())?.[1];
    if (name) fetched.push(name);
  });
  await page.goto(url);
  for (const name of ['Un piso con vistas', 'El puerto']) {
    const picture = page.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    await expect.poll(() => picture.evaluate(isShown)).toBe(true);
  }
  const onPhone = fetched.splice(0);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect.poll(() => fetched.length).toBe(2);
  return [onPhone, fetched];
}

test('@desktop pictures are refused, resized, replaced and chosen again; a phone fetches a small file, a large screen the largest; and no unused file is left', async ({
  page,
  browser,
  site,
}) => {
  // Twice the usual: four pictures are encoded in three sizes each.
  test.setTimeout(240_000);
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
  const file = page.getByLabel('Archivo de imagen');
  const refused = async (name: string, buffer: Buffer, reason: string) => {
    const mimeType = name.endsWith('svg') ? 'image/svg+xml' : 'image/png';
    await file.setInputFiles({ name, mimeType, buffer });
    await expect(page.getByText(reason)).toBeVisible();
  };
  await refused('plano.svg', Buffer.from('<svg/>'), 'Los dibujos SVG no se admiten');
  await refused('rota.png', Buffer.from('no'), '«rota.png» está dañado o no es una imagen.');
  const enormous = claimingSize(await makeImage(page, 40), 30_000);
  await refused('enorme.png', enormous, 'La imagen tiene 900 megapíxeles');

  const dataTransfer = await dataTransferOf(page, await makeImage(page));
  const panel = page.getByRole('region', { name: 'Imagen' });
  await panel.getByText('Arrástrela aquí').dispatchEvent('drop', { dataTransfer });
  await expect(page.getByText(/^Lista \(\d+ kB\)/)).toBeVisible();
  const shown = page.getByRole('img', { name: 'Imagen de la entrada' });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1600);
  await page.keyboard.press('ControlOrMeta+s');
  const description = page.getByLabel('Descripción de la imagen');
  await expect(page.getByText('Describa la imagen para quien no la ve.')).toBeVisible();
  await expect(description).toBeFocused();
  expect(await ownFiles()).toEqual([]);
  await description.fill('Un piso con vistas al puerto');
  await savePost(page);
  const dropped = await ownFiles();
  expect(dropped.map(({ name }) => name.replace(/^posts\/[0-9a-f-]{36}/, '')).sort()).toEqual([
    '-1200.webp',
    '-1600x800-1200-720.webp',
    '-720.webp',
  ]);
  expect(dropped.every(({ size }) => size > 0 && size < 300_000)).toBe(true);

  // Pasted from the clipboard, replacing the old one.
  const photograph = {
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePhotograph(page, 1800),
  };
  const pasted = await dataTransferOf(page, photograph.buffer);
  await page.evaluate((clipboardData) => {
    const init = { clipboardData, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new ClipboardEvent('paste', init));
  }, pasted);
  await expect(page.getByText(/^Lista \(\d+ kB\)/)).toBeVisible();
  await expect(description).toHaveValue('');
  await description.fill('Un piso con vistas');
  await page.getByText('Encuadre: lo que siempre se ve').click();
  await page.getByRole('img', { name: 'La imagen entera' }).click({ position: { x: 5, y: 5 } });
  const topDown = page.getByRole('slider', { name: 'De arriba abajo' });
  await expect(topDown).not.toHaveValue('50');
  await topDown.fill('90');
  await page.getByRole('slider', { name: 'De izquierda a derecha' }).fill('50');
  await page.getByRole('button', { name: 'Imagen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Imagen' });
  await dialog.getByLabel('Archivo').setInputFiles(photograph);
  await dialog.getByLabel('Descripción').fill('El puerto');
  await dialog.getByRole('button', { name: 'Insertar' }).click();
  await expect(page.getByRole('img', { name: 'El puerto' })).toBeVisible();
  await savePost(page);

  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
  });
  const reader = await context.newPage();
  const [onPhone, onDesktop] = await fetchedPictures(reader, `${site.url}/blog/${slug}`);
  expect(onPhone).toEqual(['-720.webp', '-720.webp']);
  const largest = expect.stringMatching(/^-1600x1200-1200-720\.webp$/) as unknown;
  expect(onDesktop).toEqual([largest, largest]);

  const cover = reader.getByRole('img', { name: 'Un piso con vistas' });
  await expect(cover).toHaveCSS('object-position', '50% 90%');
  await expect(reader.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /-1600x1200-1200-720\.webp\?t=\d+$/,
  );
  await context.close();

  // A copy has files of its own, which are deleted with it.
  await expect.poll(ownFiles).toHaveLength(6);
  await goToScreen(page, 'posts?q=foto', 'Entradas');
  await page.getByRole('button', { name: /^Duplicar/ }).click();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Foto (copia)');
  expect(await ownFiles()).toHaveLength(9);
  await page.getByRole('button', { name: 'Quitar la imagen' }).click();
  await savePost(page);
  await expect.poll(ownFiles).toHaveLength(6);
  await contentOf(page).getByText('Uno').click();
  await page.getByRole('button', { name: 'Imagen', exact: true }).click();
  // The library by keyboard alone: Escape closes it and not the dialog below it.
  const opensLibrary = dialog.getByRole('button', { name: 'Elegir de las subidas' });
  await opensLibrary.press('Enter');
  const library = page.getByRole('dialog', { name: 'Imágenes subidas' });
  const harbour = library.getByRole('button', { name: 'El puerto' }).first();
  await expect(harbour).toBeVisible();
  await expectAccessibleScreen(page);
  await page.keyboard.press('Escape');
  await expect(library).toHaveCount(0);
  await expect(opensLibrary).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(harbour).toBeVisible();
  await tabTo(page, harbour);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Descripción')).toHaveValue('El puerto');
  await expect(opensLibrary).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // A picture that is selected is replaced from it.
  const inText = contentOf(page).getByRole('img', { name: 'El puerto' });
  const first = String(await inText.getAttribute('src'));
  await inText.click();
  await page.getByRole('button', { name: 'Imagen', exact: true }).click();
  await opensLibrary.click();
  await harbour.click();
  await dialog.getByRole('button', { name: 'Cambiar' }).click();
  await expect(inText).not.toHaveAttribute('src', first);
  await expect(inText).toHaveCount(1);
  await savePost(page);

  // A post that is deleted for good takes its cover along.
  const [deleted] = await sql<{ image: string }>(
    site,
    'update public.blog_posts set deleted_at = now() where id = $1 returning image',
    [id],
  );
  const ofCover = async () =>
    (await ownFiles()).filter(({ name }) => deleted?.image.includes(name.slice(0, 42)));
  expect(await ofCover()).toHaveLength(3);
  await goToScreen(page, 'posts?state=bin&q=foto', 'Entradas');
  await page.getByRole('button', { name: /^Eliminar para siempre/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Entrada eliminada.')).toBeVisible();
  await expect.poll(ofCover).toEqual([]);
});
