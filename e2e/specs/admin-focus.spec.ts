import type { Locator } from '@playwright/test';
import { goToScreen, openAdminScreen } from '../support/adminArea';
import { expect, test } from '../support/fixtures';
import { SOURCE_LANGUAGE, TRANSLATIONS } from '../../src/site/languages';
import { tabTo } from '../support/keyboard';
import { labelled } from '../support/languages';
import { addPost, languageTab } from '../support/postEditor';
import { holdRequests } from '../support/requests';
import { signIn } from '../support/session';

test('@desktop a busy button or switch keeps the focus and does nothing twice, and a post is found, edited and previewed by keyboard alone', async ({
  page,
  site,
}) => {
  await addPost(site.url, { slug: 'ocupada', title: 'Ocupada' });
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'posts', 'Entradas');
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changes.push(request.url());
  });
  const hide = page.getByRole('button', { name: 'Pasar a borrador: Ocupada' });
  const release = await holdRequests(page, '**/rest/v1/blog_posts?id=*');
  await hide.focus();
  await page.keyboard.press('Enter');
  await expect(hide).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('button', { name: 'Publicar: Ocupada' })).toBeFocused();
  const feature = page.getByRole('button', { name: 'Destacar en la portada: Ocupada' });
  // The list is read again before the row is free.
  await expect(feature).toBeEnabled();
  await feature.focus();
  await page.keyboard.press('Enter');
  await expect(feature).toHaveAttribute('aria-pressed', 'true');
  await expect(feature).toBeFocused();
  expect(changes).toHaveLength(2);

  // Found, edited and previewed by keyboard alone.
  await page.getByRole('link', { name: 'Saltar al contenido' }).focus();
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('ocupada');
  await expect(page.getByText('1 entrada', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Ocupada' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Ocupada');

  await tabTo(page, languageTab(page, new RegExp(labelled(SOURCE_LANGUAGE))));
  await page.keyboard.press('ArrowRight');
  await expect(languageTab(page, new RegExp(labelled(TRANSLATIONS[0] ?? 'en')))).toBeFocused();
  await tabTo(page, page.getByLabel('Título', { exact: true }));
  await page.keyboard.type('Keys only');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Todo está guardado.')).toBeVisible();

  // The dialog returns the focus to its opener.
  const preview = page.getByRole('button', { name: 'Vista previa' });
  await tabTo(page, preview);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Vista previa' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(preview).toBeFocused();

  for (const [path, heading] of [
    ['opiniones', 'Opiniones'],
    ['idiomas', 'Idiomas'],
  ] as const) {
    await goToScreen(page, path, heading);
    const one = page.getByRole('main').getByRole('switch').last();
    await expect(one).toBeChecked();
    const saves = /rest\/v1\/(testimonials|language_settings)/;
    const release = await holdRequests(page, saves);
    for (const isOn of [false, true]) {
      await expect(one).not.toHaveAttribute('aria-disabled', 'true');
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await one.press('Space');
      await expect(one).toBeChecked({ checked: isOn });
      expect(await isFocusedAfterPaint(one), `${heading}, while it is saved`).toBe(true);
      release();
      await saved;
      await expect(one).toBeFocused();
      await page.unroute(saves);
    }
  }
});

/** A control that becomes disabled loses the focus with the next frame. */
function isFocusedAfterPaint(control: Locator): Promise<boolean> {
  return control.evaluate(async (element) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return document.activeElement === element;
  });
}
