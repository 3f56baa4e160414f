import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleScreen } from '../support/accessibility';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { addPost, contentOf, languageTab, openPostEditor, savePost } from '../support/postEditor';
import { signIn } from '../support/session';
import { ANOTHER, called, labelled, OTHER } from '../support/languages';

const SPANISH = 'El plazo es de 15 días.\n\n## Cómo se cuenta\n\nEn *días* hábiles.';

const fileDialog = (page: Page) => page.getByRole('dialog', { name: /^Traducir en un archivo/ });

/** The file that the open dialog exports. */
async function exportFile(page: Page): Promise<{ name: string; xml: string }> {
  const arriving = page.waitForEvent('download');
  await fileDialog(page).getByRole('button', { name: 'Exportar para traducir' }).click();
  const download = await arriving;
  return {
    name: download.suggestedFilename(),
    xml: await readFile(await download.path(), 'utf8'),
  };
}

async function importFile(page: Page, xml: string): Promise<void> {
  await fileDialog(page)
    .getByLabel('Importar traducción')
    .setInputFiles({ name: 'x.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(xml) });
}

test('@desktop a translation goes out as a file and comes back into the editor of its language alone', async ({
  page,
  site,
}) => {
  await signIn(page, site.url, 'editor');
  const { id } = await addPost(site.url, {
    slug: 'los-plazos',
    title: 'Los plazos',
    content: SPANISH,
    [`title_${ANOTHER}`]: 'المواعيد',
  });
  await openPostEditor(page, id);
  await languageTab(page, new RegExp(labelled(ANOTHER))).click();
  const open = page.getByRole('button', { name: 'Traducir en un archivo' });
  await open.focus();
  await page.keyboard.press('Enter');
  const first = await exportFile(page);
  expect(first.name).toBe(`los-plazos.${SOURCE_LANGUAGE}-${ANOTHER}.xlf`);
  await importFile(page, first.xml);
  await expect(fileDialog(page)).toContainText('El archivo dice lo mismo que el editor');
  expect((await exportFile(page)).xml).toBe(first.xml);

  // As a translation program fills it in.
  const translated = first.xml
    .replace('15 días.</source>', '15 días.</source>\n<target>المهلة 15 يوما.</target>')
    .replace('hábiles.</source>', 'hábiles.</source>\n<target>أيام العمل.</target>')
    .replaceAll('state="initial"', 'state="translated"');
  await importFile(page, translated);
  await expect(fileDialog(page).getByRole('region', { name: 'Cambios' })).toContainText(
    'المهلة 15 يوما.',
  );
  await expect(fileDialog(page)).toContainText(
    `Compruebe el formato y los enlaces, que no son los del texto ${called(SOURCE_LANGUAGE)}: Párrafo 3.`,
  );
  await expectAccessibleScreen(page);
  await fileDialog(page).getByRole('button', { name: 'Pasar al editor' }).press('Enter');
  await expect(open).toBeFocused();
  await expect(contentOf(page).locator('> *')).toHaveText(['المهلة 15 يوما.', 'أيام العمل.']);
  await expect(page.getByText('Hay cambios sin guardar.')).toBeVisible();
  await savePost(page);
  expect(
    await sql(site, `select content_${ANOTHER} from public.blog_posts where id = $1`, [id]),
  ).toEqual([{ [`content_${ANOTHER}`]: 'المهلة 15 يوما.\n\nأيام العمل.' }]);

  // A file of another language.
  await languageTab(page, new RegExp(labelled(OTHER))).click();
  await open.click();
  await importFile(page, translated);
  await expect(fileDialog(page).getByRole('alert')).toContainText(
    `El archivo está en ${called(ANOTHER)}: impórtelo en la pestaña de ese idioma. No se ha importado nada.`,
  );
});
