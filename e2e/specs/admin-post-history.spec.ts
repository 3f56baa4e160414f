import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { called } from '../support/languages';
import { expectAccessible } from '../support/accessibility';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { horizontalOverflow } from '../support/layout';
import { addPost, contentOf, openPostEditor, savePost, writeContent } from '../support/postEditor';
import { signIn } from '../support/session';

test(
  'compares a post with an earlier version and restores it',
  { tag: '@phone' },
  async ({ page, site }) => {
    await signIn(page, site.url, 'editor');
    const { id } = await addPost(site.url, {
      slug: 'historia',
      title: 'Historia',
      content: 'El plazo es de un mes.',
      category: 'General',
    });
    await openPostEditor(page, id);
    await writeContent(page, 'El plazo es de dos meses.');
    await page.getByLabel('Categoría', { exact: true }).selectOption('Vivienda');
    await savePost(page);

    await page.getByRole('button', { name: 'Versiones' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versiones de esta entrada' });
    const versions = dialog.getByRole('listitem');
    await expect(versions).toHaveCount(2);
    await expect(versions.first()).toContainText(
      `Cambió: contenido (${called(SOURCE_LANGUAGE)}), categoría`,
    );
    await versions.first().getByText('Cambió:').click();
    await expect(versions.first()).toContainText('Es igual que lo que hay ahora en el editor.');
    await versions.last().locator('summary').click();
    await expect(versions.last()).toContainText('De «Vivienda» a «General»');
    await expect(versions.last().locator('del')).toHaveText([/dos$/, /meses$/]);
    await expect(versions.last().locator('ins')).toHaveText([/un$/, /mes$/]);
    expect(await horizontalOverflow(page)).toBe(0);
    await expectAccessible(page, 'the versions', 'dialog[open]');

    await versions.last().getByRole('button', { name: 'Recuperar esta versión' }).click();
    await expect(contentOf(page)).toHaveText('El plazo es de un mes.');
    await expect(page.getByLabel('Categoría', { exact: true })).toHaveValue('General');
    const stored = () => sql(site, 'select content from public.blog_posts where id = $1', [id]);
    expect(await stored()).toEqual([{ content: 'El plazo es de dos meses.' }]);
    await savePost(page);
    expect(await stored()).toEqual([{ content: 'El plazo es de un mes.' }]);
  },
);
