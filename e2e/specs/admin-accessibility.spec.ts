import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { openAdminScreen } from '../support/adminArea';
import { contrastOf } from '../support/contrast';
import { insertEnquiries } from '../support/database';
import { expect, test } from '../support/fixtures';
import { horizontalOverflow } from '../support/layout';
import { addPost } from '../support/postEditor';
import { signIn } from '../support/session';
import { called, labelled, OTHER } from '../support/languages';

test('@desktop a click anywhere in a row opens its enquiry, and the link of a row covers no other element', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [{ name: 'Primera Fila' }, { name: 'Segunda Fila' }]);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'cuestionario', 'Consultas');
  const row = page.getByRole('row', { name: /Primera Fila/ });
  await expect(row).toBeVisible();
  // A row is no containing block in WebKit: a link stretched over it would cover the page.
  const anchored = await page
    .locator('tr a')
    .evaluateAll(
      (links) =>
        links.filter((link) => getComputedStyle(link, '::after').position === 'absolute').length,
    );
  expect(anchored).toBe(0);
  await row.getByRole('cell').last().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Primera Fila' })).toBeVisible();
});

test('@desktop each screen has a title, is announced, takes the focus and has a skip link', async ({
  page,
  site,
}) => {
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'posts', 'Entradas');
  await expect(page).toHaveTitle(/Entradas · Panel de control$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const announcer = page.locator('p[aria-live=polite]');
  for (const name of ['Opiniones', 'Textos', 'Equipo', 'Ajustes']) {
    const menu = page.getByRole('navigation', { name: 'Administración' });
    await menu.getByRole('link', { name }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`${name} · Panel de control$`));
    await expect(page.getByRole('main')).toBeFocused();
    await expect(announcer).toHaveText(await page.title());
  }
});

test('@desktop a long word in a title leaves the editor as wide as the phone', async ({
  page,
  site,
}) => {
  const { id } = await addPost(site.url, {
    slug: 'palabra-larga',
    title: 'Responsabilidad',
    [`title_${OTHER}`]: 'Rechtsschutzversicherungsgesellschaften',
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, `post/${id}`, 'Editar la entrada');
  await page.getByRole('tab', { name: new RegExp(labelled(OTHER)) }).click();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue(/^Rechtsschutz/);
  expect(await horizontalOverflow(page)).toBe(0);
});

test('@desktop no single key is a shortcut', async ({ page, site }) => {
  await signIn(page, site.url, 'admin');
  for (const [path, heading] of [
    ['posts', 'Entradas'],
    ['cuestionario', 'Consultas'],
    ['traducciones', 'Textos'],
  ] as const) {
    await openAdminScreen(page, path, heading);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).not.toBeFocused();
  }
});

test('@desktop the hint in a search field has enough contrast', async ({ page, site }) => {
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'cuestionario', 'Consultas');
  const search = page.getByRole('searchbox');
  await expect(search).toHaveAttribute('placeholder');
  expect(await contrastOf(search, 'color', '::placeholder')).toBeGreaterThanOrEqual(4.5);
});

test('@desktop a featured post is marked by more than its colour', async ({ page, site }) => {
  await addPost(site.url, { slug: 'aparte', title: 'Aparte' });
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'posts', 'Entradas');
  const feature = page.getByRole('button', { name: 'Destacar en la portada: Aparte' });
  await expect(feature).toHaveAttribute('aria-pressed', 'false');
  await page.mouse.move(0, 0);
  await expect(feature).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await feature.press('Enter');
  await expect(feature).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => contrastOf(feature, 'backgroundColor')).toBeGreaterThanOrEqual(3);
});

test('@desktop each switch in a list is named after its row, on and off', async ({
  page,
  site,
}) => {
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, 'opiniones', 'Opiniones');
  const switches = page.getByRole('main').getByRole('switch');
  await expect(switches.first()).toBeVisible();
  const names = () =>
    switches.evaluateAll((elements) =>
      elements.map((element) => (element as HTMLButtonElement).labels[0]?.textContent ?? null),
    );
  const before = await names();
  expect(new Set(before).size).toBe(before.length);
  expect(before).not.toContain(null);
  await switches.first().click();
  await expect(switches.first()).not.toBeChecked();
  expect(await names()).toEqual(before);
  await switches.first().click();
  await expect(switches.first()).toBeChecked();
});

test('@desktop the save bar covers no field in a low window', async ({ page, site }) => {
  await signIn(page, site.url, 'editor');
  for (const size of [
    { width: 320, height: 256 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await openAdminScreen(page, 'post/new', 'Nueva entrada');
    for (const name of ['Título', 'Extracto', 'Fecha']) {
      const field = page.getByRole('textbox', { name }).or(page.getByLabel(name, { exact: true }));
      await field.first().focus();
      const found = await field.first().evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const bottom = Math.min(top + height, innerHeight);
        return element.contains(
          document.elementFromPoint(left + width / 2, (Math.max(top, 0) + bottom) / 2),
        );
      });
      expect(found, `${name} at ${size.width}x${size.height}`).toBe(true);
    }
  }
});

test('@desktop a scrollable text can be scrolled by keyboard', async ({ page, site }) => {
  const content = Array.from({ length: 80 }, (_, line) => `Párrafo ${line}.`).join('\n\n');
  const { id } = await addPost(site.url, { slug: 'larga', title: 'Larga', content });
  await signIn(page, site.url, 'editor');
  // Where there is no room for the Spanish text beside its translation.
  await page.setViewportSize({ width: 900, height: 800 });
  await openAdminScreen(page, `post/${id}`, 'Editar la entrada');
  await page.getByRole('tab', { name: new RegExp(labelled(OTHER)) }).click();
  await page.getByText(`Ver el texto ${called(SOURCE_LANGUAGE)}`).click();
  const text = page.getByRole('region', { name: `Texto ${called(SOURCE_LANGUAGE)}` });
  // Chromium gives the focus to whatever scrolls, Safari does not.
  await expect(text).toHaveAttribute('tabindex', '0');
  await text.focus();
  await page.keyboard.press('End');
  await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
});

test('@desktop a notice with an undo stays until its button closes it', async ({ page, site }) => {
  await page.clock.install();
  await addPost(site.url, { slug: 'fuera', title: 'Fuera' });
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, 'posts', 'Entradas');
  await page.getByRole('button', { name: 'Mover a la papelera: Fuera' }).click();
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeVisible();
  await page.clock.runFor('05:00');
  await expect(undo).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await expect(undo).toBeHidden();
});

test('@desktop a title field grows with its text in browsers without field-sizing', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, 'post/new', 'Nueva entrada');
  await page.addStyleTag({ content: 'textarea { field-sizing: fixed !important }' });
  const title = page.getByRole('textbox', { name: 'Título' });
  const height = async () => (await title.boundingBox())?.height ?? 0;
  await title.fill('Uno');
  const before = await height();
  await title.fill('Un título que no cabe en una línea, por mucho que se quiera. '.repeat(4));
  await expect.poll(height).toBeGreaterThan(before * 1.8);
  await title.fill('Uno');
  await expect.poll(height).toBe(before);
});
