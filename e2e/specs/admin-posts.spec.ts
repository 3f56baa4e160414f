import { clientAs } from '../support/session';
import { addPost } from '../support/postEditor';
import { expect, test } from '../support/fixtures';
import { pathOf } from '../../src/site/pages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';

const CONTACT = pathOf('contact', SOURCE_LANGUAGE);

test('@desktop redirects from a former slug of a post', async ({ page, site }) => {
  const { id } = await addPost(site.url, { slug: 'direccion-vieja', title: 'Mudanza' });
  const editor = await clientAs(site.url, 'editor');
  await editor.from('blog_posts').update({ slug: 'direccion-nueva' }).eq('id', id);
  await page.goto(CONTACT);
  await page.goto('/blog/direccion-vieja');
  await expect(page).toHaveURL('/blog/direccion-nueva');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mudanza');
  await page.goBack();
  await expect(page).toHaveURL(CONTACT);
  await page.goto('/blog?category=Vivienda&post=direccion-vieja');
  await expect(page).toHaveURL('/blog?category=Vivienda&post=direccion-nueva');
  await expect(page.getByRole('dialog', { name: 'Mudanza' })).toBeVisible();
});
