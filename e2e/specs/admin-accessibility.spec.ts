import { goToScreen, openAdminScreen } from '../support/adminArea';
import { contrastOf } from '../support/contrast';
import { expect, test } from '../support/fixtures';
import { horizontalOverflow } from '../support/layout';
import { addPost } from '../support/postEditor';
import { signIn } from '../support/session';
import { labelled, OTHER } from '../support/languages';

test('@desktop each screen has a title, is announced, takes the focus and has a skip link, and states differ in more than colour; a person has the area in English, and in Spanish again', async ({
  page,
  site,
}) => {
  await addPost(site.url, { slug: 'aparte', title: 'Aparte' });
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'posts', 'Entradas');
  await expect(page).toHaveTitle(/Entradas · Panel de control$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const feature = page.getByRole('button', { name: 'Destacar en la portada: Aparte' });
  await expect(feature).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await feature.press('Enter');
  await expect(feature).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => contrastOf(feature, 'backgroundColor')).toBeGreaterThanOrEqual(3);

  const menu = page.getByRole('navigation', { name: 'Administración' });
  await menu.getByRole('link', { name: 'Consultas' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Consultas' })).toBeVisible();
  await expect(page).toHaveTitle(/Consultas · Panel de control$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('p[aria-live=polite]')).toHaveText(await page.title());
  const search = page.getByRole('searchbox');
  await expect(search).toHaveAttribute('placeholder');
  expect(await contrastOf(search, 'color', '::placeholder')).toBeGreaterThanOrEqual(4.5);

  // In English until it is Spanish again, which loads the page.
  await goToScreen(page, 'cuenta', 'Mi cuenta');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.getByRole('group', { name: 'Idioma de esta zona' }).getByText('English').click();
  await expect(heading('My account')).toBeVisible();
  await expect(page).toHaveTitle('My account · Control panel');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('group', { name: 'Language of this area' }).getByText('Español').click();
  await expect(heading('Mi cuenta')).toBeVisible();
});

test('@desktop the editor of a post covers no field in a low window, is as wide as the phone, and grows without field-sizing', async ({
  page,
  site,
}) => {
  const { id } = await addPost(site.url, {
    slug: 'palabra-larga',
    title: 'Responsabilidad',
    [`title_${OTHER}`]: 'Rechtsschutzversicherungsgesellschaften',
  });
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, `post/${id}`, 'Editar la entrada');
  await page.setViewportSize({ width: 320, height: 256 });
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
    expect(found, name).toBe(true);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('tab', { name: new RegExp(labelled(OTHER)) }).click();
  const title = page.getByLabel('Título', { exact: true });
  await expect(title).toHaveValue(/^Rechtsschutz/);
  expect(await horizontalOverflow(page)).toBe(0);

  await page.addStyleTag({ content: 'textarea { field-sizing: fixed !important }' });
  const height = async () => (await title.boundingBox())?.height ?? 0;
  await title.fill('Uno');
  const before = await height();
  await title.fill('Un título que no cabe en una línea, por mucho que se quiera. '.repeat(4));
  await expect.poll(height).toBeGreaterThan(before * 1.8);
  await title.fill('Uno');
  await expect.poll(height).toBe(before);
});
