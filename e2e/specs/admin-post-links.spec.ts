import { expectAccessibleScreen } from '../support/accessibility';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { addPost, openPostEditor, savePost, writeContent } from '../support/postEditor';
import { NIE } from '../support/seededPosts';
import { signIn } from '../support/session';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { CATEGORY_OF_SERVICE } from '../../src/site/services';
import { labelled, OTHER } from '../support/languages';

test(
  'dead links and undescribed pictures are named before a post is published, and links chosen by title',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.expected.push(/status of 404/);
    await signIn(page, site.url, 'editor');
    const { id } = await addPost(site.url, {
      slug: 'por-publicar',
      title: 'Por publicar',
      content: [
        '[uno](/blog/nunca) [dos](/images/nunca.pdf) [tres](/feed.xml)',
        '![](/images/logo-mark.svg)',
        '![El logotipo](/images/logo-mark.svg)',
        '*La imagen no se pudo pegar: insértela aquí.*',
      ].join('\n\n'),
      [`content_${OTHER}`]: '![](/images/logo-mark.svg)\n\n![](/images/logo.svg)',
      hidden: true,
    });
    const isHidden = async () =>
      (
        await sql<{ hidden: boolean }>(site, 'select hidden from public.blog_posts where id = $1', [
          id,
        ])
      )[0]?.hidden;
    await openPostEditor(page, id);
    await page.getByLabel('Extracto').fill('Todavía oculta.');
    await savePost(page);

    const publish = page.getByRole('button', { name: 'Publicar', exact: true });
    await publish.click();
    const dialog = page.getByRole('dialog', { name: 'Antes de publicar' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      `/blog/nunca no lleva a ninguna entrada · ${labelled(SOURCE_LANGUAGE)}`,
      `/images/nunca.pdf no lleva a ningún archivo · ${labelled(SOURCE_LANGUAGE)}`,
      `Una imagen sin descripción · ${labelled(SOURCE_LANGUAGE)}`,
      `Una imagen por insertar: el texto dice que no se pudo pegar · ${labelled(SOURCE_LANGUAGE)}`,
      `2 imágenes sin descripción · ${labelled(OTHER)}`,
    ]);
    await expectAccessibleScreen(page);
    await dialog.getByRole('button', { name: 'Seguir editando' }).click();
    expect(await isHidden()).toBe(true);
    await publish.click();
    await dialog.getByRole('button', { name: 'Publicar de todos modos' }).click();
    await expect.poll(isHidden).toBe(false);
    await expect(page.getByText('Todo está guardado.')).toBeVisible();

    // Once it is public, saving no longer asks.
    await page.getByLabel('Extracto').fill('Ya publicada.');
    await savePost(page);

    // A link is chosen among the titles of pages and posts.
    await writeContent(page, 'Lea esto.');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+k');
    const link = page.getByRole('dialog', { name: 'Enlace' });
    await link.getByLabel('O una página de esta web').selectOption(CATEGORY_OF_SERVICE.family);
    await expect(link.getByLabel('Dirección')).toHaveValue(
      pathOf('service-family', SOURCE_LANGUAGE),
    );
    await link.getByLabel('O una entrada publicada').fill(NIE[SOURCE_LANGUAGE].slice(0, 12));
    await link.getByRole('button', { name: NIE[SOURCE_LANGUAGE] }).click();
    await expect(link.getByLabel('Dirección')).toHaveValue(`/blog/${NIE.slug}`);
    await link.getByRole('button', { name: 'Enlazar' }).click();
    await savePost(page);
    expect(await sql(site, 'select content from public.blog_posts where id = $1', [id])).toEqual([
      { content: `[Lea esto.](/blog/${NIE.slug})` },
    ]);
  },
);
