import { signIn } from '../support/session';
import { expectAccessibleWithoutOverflow } from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { sql } from '../support/database';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { ANOTHER, labelled } from '../support/languages';
import { expect, test } from '../support/fixtures';
import { makeImage } from '../support/imageFiles';

test('@desktop shows the public a new testimonial in two languages once it is activated, and all of them in the order of staff', async ({
  page,
  site,
  browser,
}) => {
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, 'opiniones', 'Opiniones');
  await page.getByRole('link', { name: 'Nueva opinión' }).click();
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
  await page
    .getByLabel('Foto: elegir un archivo')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await makeImage(page, 400) });
  await expect(page.getByRole('img', { name: 'Foto: la elegida' })).toBeVisible();

  // Cannot be activated without consent and verification.
  await page.getByRole('checkbox', { name: 'Mostrarla en la web' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Para publicarla falta la fecha')).toBeVisible();
  await page.getByLabel('Fecha del consentimiento').fill('2026-01-15');
  await page.getByLabel('Cómo lo aceptó').selectOption('Firmado en papel');
  await page.getByLabel('Cómo se ha comprobado').fill('Expediente 7/2026');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Opinión guardada.')).toBeVisible();

  const visitor = await browser.newPage({ baseURL: site.url });
  await visitor.goto(pathOf('testimonials', ANOTHER));
  const cards = visitor.locator('main figure');
  await expect(cards.first()).toContainText('شرحوا لي كل شيء بصبر.');
  const avatar = cards.first().locator('img').last();
  await expect(avatar).toHaveAttribute('src', /\/images\/testimonials\/[\w-]+\.webp\?t=/);
  await expect
    .poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(168);

  // Deactivated with one click, and no longer public.
  const item = page.getByRole('listitem').filter({ hasText: 'Z. Z.' });
  const visible = item.getByRole('switch', { name: 'Visible la opinión de Z. Z.' });
  await visible.click();
  await expect(visible).not.toBeChecked();
  // Shown at once, and free again once it is saved.
  await expect(visible).toBeEnabled();
  await visitor.reload();
  await expect(cards.first()).toBeVisible();
  await expect(visitor.getByText('شرحوا لي كل شيء بصبر.')).toHaveCount(0);

  // Deleting can be undone; a final delete leaves no file.
  const remove = item.getByRole('button', { name: 'Borrar la opinión de Z. Z.' });
  await remove.click();
  await expect(page.getByText(/^\d+ opini.*visible/)).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('La opinión ha vuelto a su sitio.')).toBeVisible();
  // At once: when the last message goes, the focus may be elsewhere.
  const summary = page.getByText(/^\d+ opini.*visible/);
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await remove.click();
  await page.getByText(/^Papelera \(\d+\)$/).click();
  const empty = page.getByRole('button', { name: 'Vaciar la papelera' });
  await empty.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vaciar la papelera' }).click();
  await expect(empty).toHaveCount(0);
  expect(
    await sql(site, `select name from storage.objects where name like 'testimonials/%'`),
  ).toEqual([]);

  // The order, by buttons and dragging, for the public too.
  const names = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await expect(names).not.toHaveCount(0);
  const before = await names.allTextContents();
  const [first = '', second = '', third = '', ...rest] = before;
  const down = page.getByRole('button', { name: `Bajar la opinión de ${first}` });
  await down.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(names).toHaveText([second, third, first, ...rest]);
  await expect(down).toBeFocused();
  await expect(
    page.getByText(`La opinión de ${first} pasa al puesto 3 de ${before.length}.`),
  ).toBeAttached();
  await page.getByRole('button', { name: `Subir la opinión de ${third}` }).click();
  await expect(names).toHaveText([third, second, first, ...rest]);
  await expectAccessibleWithoutOverflow(page);

  const handle = (name: string) =>
    page.getByRole('listitem').filter({ hasText: name }).locator('.cursor-grab');
  const from = await handle(first).boundingBox();
  const to = await handle(third).boundingBox();
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y - 5, { steps: 5 });
  await page.mouse.up();
  const after = [first, third, second, ...rest];
  await expect(names).toHaveText(after);
  // The list shows a new order before it is saved.
  const stored = () =>
    sql(site, 'select name from public.testimonials order by created_at desc, id');
  await expect.poll(stored).toEqual(after.map((name) => ({ name })));
  // Somebody who has not chosen another language before.
  const reader = await browser.newPage({ baseURL: site.url });
  await reader.goto(pathOf('testimonials', SOURCE_LANGUAGE));
  await expect(reader.locator('main figcaption').first()).toContainText(first);
  await expect(reader.locator('main figcaption').nth(1)).toContainText(third);
  await reader.close();
  await visitor.close();
});
