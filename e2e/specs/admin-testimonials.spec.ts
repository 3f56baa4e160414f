import { signIn } from '../support/session';
import { expectAccessibleWithoutOverflow } from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { sql } from '../support/database';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { ANOTHER, labelled } from '../support/languages';
import { expect, test } from '../support/fixtures';

/** A generated image of 400x400 px, larger than an avatar needs. */
async function picture(page: import('@playwright/test').Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 400;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 400, 400);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** Permanently removes the deleted testimonials. */
async function emptyBin(page: import('@playwright/test').Page): Promise<void> {
  await page.getByText(/^Papelera \(\d+\)$/).click();
  const button = page.getByRole('button', { name: 'Vaciar la papelera' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Vaciar la papelera' });
  await dialog.getByRole('button', { name: 'Vaciar la papelera' }).click();
  await expect(button).toHaveCount(0);
}

test('@desktop shows the public a new testimonial in two languages once it is activated, and all of them in the order of staff', async ({
  page,
  site,
  browser,
}) => {
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, 'opiniones', 'Opiniones');
  await page.getByRole('link', { name: 'Nueva opinión' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Escriba el nombre o las iniciales.')).toBeVisible();

  await page.getByLabel('Nombre o iniciales').fill('Z. Z.');
  await page.getByLabel('Quién es').fill('Vecina, Dénia');
  await page.getByLabel('Opinión', { exact: true }).fill('Me lo explicaron todo con paciencia.');
  await page.getByRole('tab', { name: new RegExp(`^${labelled(ANOTHER)}`) }).click();
  await page.getByLabel('Opinión', { exact: true }).fill('شرحوا لي كل شيء بصبر.');
  const preview = page.getByRole('complementary', { name: 'Vista previa' });
  await expect(preview.getByText('شرحوا لي كل شيء بصبر.')).toHaveCSS(
    'direction',
    LANGUAGE_FACTS[ANOTHER].dir,
  );
  await expect(preview.getByText('Vecina, Dénia')).toHaveAttribute('lang', SOURCE_LANGUAGE);

  // A file that is not an image is refused with a reason; an image is resized.
  const file = page.getByLabel('Foto: elegir un archivo');
  await file.setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('x'),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'a.pdf' })).toBeVisible();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(page) });
  await expect(page.getByRole('img', { name: 'Foto: la elegida' })).toBeVisible();

  // Cannot be activated without consent and verification.
  await page.getByRole('switch', { name: 'Mostrarla en la web' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Para publicarla falta la fecha')).toBeVisible();
  await page.getByLabel('Fecha del consentimiento').fill('2026-01-15');
  await page.getByLabel('Cómo lo aceptó').selectOption('Firmado en papel');
  await page.getByLabel('Cómo se ha comprobado').fill('Expediente 7/2026');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Opinión guardada.')).toBeVisible();
  // Newest first, as on the public site.
  await expect(page.getByRole('listitem').filter({ hasText: 'Editar' }).first()).toContainText(
    'Z. Z.',
  );

  const visitor = await browser.newPage({ baseURL: site.url });
  await visitor.goto(pathOf('testimonials', ANOTHER));
  const card = visitor.locator('main figure').first();
  await expect(card).toContainText('شرحوا لي كل شيء بصبر.');
  const avatar = card.locator('img').last();
  await expect(avatar).toHaveAttribute('src', /\/images\/testimonials\/[\w-]+\.webp\?t=/);
  await expect
    .poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(168);

  // Deactivated with one click, and no longer public.
  const item = page.getByRole('listitem').filter({ hasText: 'Z. Z.' });
  const visible = item.getByRole('switch', { name: 'Visible la opinión de Z. Z.' });
  await visible.click();
  await expect(visible).not.toBeChecked();
  await expect(visible).toBeFocused();
  // Shown at once, and free again once it is saved.
  await expect(visible).toBeEnabled();
  await visitor.reload();
  await expect(visitor.locator('main figure').first()).toBeVisible();
  await expect(visitor.getByText('شرحوا لي كل شيء بصبر.')).toHaveCount(0);
  await visible.click();
  await expect(visible).toBeChecked();
  await expect(visible).toBeEnabled();

  // Deleting can be undone, image included; a final delete leaves nothing.
  const stored = async () =>
    (
      await sql(
        site,
        `select name from storage.objects where bucket_id = 'images' and name like 'testimonials/%'`,
      )
    ).length;
  await item.getByRole('button', { name: 'Borrar la opinión de Z. Z.' }).click();
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeFocused();
  expect(await stored()).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('La opinión ha vuelto a su sitio.')).toBeVisible();
  await expectAccessibleWithoutOverflow(page);
  await item.getByRole('button', { name: 'Borrar la opinión de Z. Z.' }).click();
  await expect(undo).toBeVisible();
  await emptyBin(page);
  expect(await stored()).toBe(0);

  // The order, by keys, buttons and dragging, for the public too.
  const names = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await expect(names).not.toHaveCount(0);
  const before = await names.allTextContents();
  const [first = '', second = '', third = '', ...rest] = before;
  const handle = (name: string) =>
    page.getByRole('button', { name: `Mover la opinión de ${name}` });
  // The list shows a new order before it is saved.
  const storedOrder = async () =>
    (
      await sql<{ name: string }>(
        site,
        `select name from public.testimonials where deleted_at is null
         order by created_at desc, id`,
      )
    ).map(({ name }) => name);

  await handle(first).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(names).toHaveText([second, third, first, ...rest]);
  await expect(handle(first)).toBeFocused();
  await expect(
    page.getByText(`La opinión de ${first} pasa al puesto 3 de ${before.length}.`),
  ).toBeAttached();
  const up = page.getByRole('button', { name: `Subir la opinión de ${third}` });
  await up.click();
  await expect(names).toHaveText([third, second, first, ...rest]);
  await expect(up).toBeDisabled();
  await expect(up).toBeFocused();
  await expectAccessibleWithoutOverflow(page);

  const from = await handle(first).boundingBox();
  const to = await handle(third).boundingBox();
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y - 5, { steps: 5 });
  // The mark of the place where it would be dropped.
  await expect(page.getByRole('main').locator('ol > li').first()).not.toHaveCSS(
    'box-shadow',
    'none',
  );
  await page.mouse.up();
  await expect(names).toHaveText([first, third, second, ...rest]);
  await expect.poll(storedOrder).toEqual([first, third, second, ...rest]);
  await page.reload();
  await expect(names).toHaveText([first, third, second, ...rest]);

  // Somebody who has not chosen another language before.
  const reader = await browser.newPage({ baseURL: site.url });
  await reader.goto(pathOf('testimonials', SOURCE_LANGUAGE));
  await expect(reader.locator('main figcaption').first()).toContainText(first);
  await expect(reader.locator('main figcaption').nth(1)).toContainText(third);
  await reader.close();
  await page.getByRole('button', { name: `Bajar la opinión de ${third}` }).click();
  await expect(names).toHaveText(before);
  await expect.poll(storedOrder).toEqual(before);
  await visitor.close();
});
