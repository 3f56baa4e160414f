import { expectAccessibleScreen } from '../support/accessibility';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { addPost, contentOf, openPostEditor, savePost } from '../support/postEditor';
import { NIE } from '../support/seededPosts';
import { signIn } from '../support/session';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { CATEGORY_OF_SERVICE } from '../../src/site/services';
import { labelled, OTHER } from '../support/languages';

test(
  'asks before a post with dead links or undescribed pictures is published, and names them',
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
  },
);

test(
  'a link is chosen among the titles of pages and posts',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page, site.url, 'editor');
    const { id } = await addPost(site.url, {
      slug: 'con-enlace',
      title: 'Con enlace',
      content: 'Lea esto.',
    });
    await openPostEditor(page, id);
    await contentOf(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+k');
    const dialog = page.getByRole('dialog', { name: 'Enlace' });
    await dialog.getByLabel('O una página de esta web').selectOption(CATEGORY_OF_SERVICE.family);
    await expect(dialog.getByLabel('Dirección')).toHaveValue(
      pathOf('service-family', SOURCE_LANGUAGE),
    );
    await dialog.getByLabel('O una entrada publicada').fill(NIE[SOURCE_LANGUAGE].slice(0, 12));
    await dialog.getByRole('button', { name: NIE[SOURCE_LANGUAGE] }).click();
    await expect(dialog.getByLabel('Dirección')).toHaveValue(`/blog/${NIE.slug}`);
    await expectAccessibleScreen(page);
    await dialog.getByRole('button', { name: 'Enlazar' }).click();
    await savePost(page);
    expect(await sql(site, 'select content from public.blog_posts where id = $1', [id])).toEqual([
      { content: `[Lea esto.](/blog/${NIE.slug})` },
    ]);
  },
);
