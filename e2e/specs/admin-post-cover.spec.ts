import { expectAccessible } from '../support/accessibility';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { addPost, openPostEditor, savePost } from '../support/postEditor';
import { signIn } from '../support/session';

test('@desktop a cover is described in the language of each page, else in Spanish', async ({
  page,
  site,
}) => {
  await signIn(page, site.url, 'editor');
  const { id, slug } = await addPost(site.url, {
    slug: 'con-portada',
    title: 'Con portada',
    content: 'Texto.',
    title_de: 'Mit Titelbild',
    content_de: 'Text.',
    image: '/images/covers/citrus.svg',
    image_alt: 'Cítricos de la Marina Alta',
  });
  await openPostEditor(page, id);
  await page.getByText('Descripción en otros idiomas').click();
  await page.getByRole('textbox', { name: 'Alemán' }).fill('Zitrusfrüchte der Marina Alta');
  await expectAccessible(page, 'the descriptions', 'main');
  await savePost(page);
  expect(
    await sql(site, 'select image_alt_de, image_alt_en from public.blog_posts where id = $1', [id]),
  ).toEqual([{ image_alt_de: 'Zitrusfrüchte der Marina Alta', image_alt_en: null }]);

  await page.goto(`/de/blog/${slug}`);
  const german = page.getByRole('img', { name: 'Zitrusfrüchte der Marina Alta' });
  await expect(german).toBeVisible();
  await expect(german).not.toHaveAttribute('lang');
  await page.goto(`/en/blog/${slug}`);
  const spanish = page.getByRole('img', { name: 'Cítricos de la Marina Alta' });
  await expect(spanish).toHaveAttribute('lang', 'es');
});
