import { signIn } from '../support/session';
import { addPost, openPostEditor, savePost } from '../support/postEditor';
import { expect, test } from '../support/fixtures';
import { HOME_LOCALE } from '../support/homeLocale';
import { pathOf } from '../../src/site/pages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';

const CONTACT = pathOf('contact', SOURCE_LANGUAGE);

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
    await visitor.goto(CONTACT);
    await visitor.goto('/blog/direccion-vieja');
    await expect(visitor).toHaveURL('/blog/direccion-nueva-1');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Mudanza');
    await visitor.goBack();
    await expect(visitor).toHaveURL(CONTACT);
    await visitor.goto('/blog?category=Vivienda&post=direccion-vieja');
    await expect(visitor).toHaveURL('/blog?category=Vivienda&post=direccion-nueva-1');
    await expect(visitor.getByRole('dialog', { name: 'Mudanza' })).toBeVisible();
    await context.close();
  });
});
