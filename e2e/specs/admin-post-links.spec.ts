import { expect, test } from '../support/fixtures';
import { addPost, openPostEditor, writeContent } from '../support/postEditor';
import { NIE } from '../support/seededPosts';
import { signIn } from '../support/session';

test(
  'names broken links before a post is published',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page, site.url, 'editor');
    await addPost(site.url, { slug: 'guardada', title: 'Guardada', hidden: true });
    const { id } = await addPost(site.url, {
      slug: 'enlaces',
      title: 'Enlaces',
      content: `[uno](/blog/${NIE.slug}) [dos](/contacto) [tres](/blog/nunca) [cuatro](/precios)`,
      content_de: '[fünf](/de/blog/guardada)',
    });
    await openPostEditor(page, id);
    const links = page.getByRole('region', { name: 'Enlaces que revisar' });
    await expect(links.getByRole('listitem')).toHaveText([
      '/blog/nunca no lleva a ninguna entrada · Español',
      '/precios no lleva a ninguna página · Español',
      '/de/blog/guardada lleva a una entrada que no se ve (oculta) · Alemán',
    ]);
    await writeContent(page, 'Sin enlaces.');
    await expect(links.getByRole('listitem')).toHaveCount(1);
  },
);
