import { SOURCE_LANGUAGE, TRANSLATIONS } from '../../src/site/languages';
import { labelled } from '../support/languages';
import { openAdminScreen } from '../support/adminArea';
import { expect, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { addPost, languageTab } from '../support/postEditor';
import { signIn } from '../support/session';

test.describe('posts by keyboard @desktop', () => {
  test.beforeEach(async ({ page, site }) => {
    await signIn(page, site.url, 'editor');
  });

  test('a post is found, edited, previewed and deleted by keyboard alone', async ({
    page,
    site,
  }) => {
    const press = (key: string) => page.keyboard.press(key);
    await addPost(site.url, { slug: 'teclas', title: 'Solo teclas', hidden: true });
    await openAdminScreen(page, 'posts', 'Entradas');
    await tabTo(page, page.getByRole('searchbox'));
    await page.keyboard.type('solo teclas');
    await expect(page.getByText('1 entrada', { exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Solo teclas' }));
    await press('Enter');
    await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Solo teclas');

    await tabTo(page, languageTab(page, new RegExp(labelled(SOURCE_LANGUAGE))));
    await press('ArrowRight');
    await expect(languageTab(page, new RegExp(labelled(TRANSLATIONS[0] ?? 'en')))).toBeFocused();
    await tabTo(page, page.getByLabel('Título', { exact: true }));
    await page.keyboard.type('Keys only');
    await press('ControlOrMeta+s');
    await expect(page.getByText('Todo está guardado.')).toBeVisible();

    // The dialog returns the focus to its opener.
    const preview = page.getByRole('button', { name: 'Vista previa' });
    await tabTo(page, preview);
    await press('Enter');
    await expect(page.getByRole('dialog', { name: 'Vista previa' })).toBeVisible();
    await press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(preview).toBeFocused();
  });
});
