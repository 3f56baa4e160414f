import { signIn } from '../support/session';
import { addPost, openPostEditor, savePost } from '../support/postEditor';
import { expect, test } from '../support/fixtures';
import { pathOf } from '../../src/site/pages';
import { ADMIN_LANGUAGE, LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { HOME_LOCALE } from '../support/homeLocale';
import { ANOTHER, OTHER, labelled } from '../support/languages';
import { textsOf } from '../support/texts';

test.describe('posts @desktop', () => {
  test.beforeEach(async ({ page, site }) => {
    await signIn(page, site.url, 'editor');
  });

  test('redirects from a former slug of a post', async ({ page, site, browser }) => {
    const { id } = await addPost(site.url, { slug: 'direccion-vieja', title: 'Mudanza' });
    await addPost(site.url, { slug: 'direccion-nueva', title: 'Otra', hidden: true });
    await openPostEditor(page, id);
    await page.getByLabel('Dirección de la entrada').fill('direccion-nueva');
    await expect(page.getByText('se guardará como «direccion-nueva-1»')).toBeVisible();
    await savePost(page);
    await expect(page.getByLabel('Dirección de la entrada')).toHaveValue('direccion-nueva-1');

    const context = await browser.newContext({ baseURL: site.url, locale: HOME_LOCALE });
    const visitor = await context.newPage();
    await visitor.goto(pathOf('contact', SOURCE_LANGUAGE));
    await visitor.goto('/blog/direccion-vieja');
    await expect(visitor).toHaveURL('/blog/direccion-nueva-1');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Mudanza');
    await visitor.goBack();
    await expect(visitor).toHaveURL(pathOf('contact', SOURCE_LANGUAGE));
    await visitor.goto('/blog?category=Vivienda&post=direccion-vieja');
    await expect(visitor).toHaveURL('/blog?category=Vivienda&post=direccion-nueva-1');
    await expect(visitor.getByRole('dialog', { name: 'Mudanza' })).toBeVisible();
    await context.close();
  });

  test('the preview shows the public page in each language', async ({ page, site }) => {
    const { id } = await addPost(site.url, {
      slug: 'vista',
      title: 'Vista previa',
      content: 'Un título corto\nY un párrafo que sigue y termina.\n\n– Una cosa\n– Otra cosa',
      hidden: true,
    });
    await openPostEditor(page, id);
    await page.getByLabel('Título', { exact: true }).fill('Vista sin guardar');
    await page.getByRole('button', { name: 'Vista previa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vista previa' });
    await expect(dialog.getByRole('heading', { level: 1 })).toHaveText('Vista sin guardar');
    await expect(dialog.getByRole('heading', { name: 'Un título corto' })).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await dialog.getByRole('button', { name: labelled(OTHER) }).click();
    await expect(dialog.getByText(textsOf(OTHER, 'blog').post.fallback)).toBeVisible();
    await dialog.getByRole('button', { name: labelled(ANOTHER) }).click();
    await expect(
      dialog.locator(`[lang="${ANOTHER}"][dir="${LANGUAGE_FACTS[ANOTHER].dir}"]`).first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', ADMIN_LANGUAGE);
  });
});
