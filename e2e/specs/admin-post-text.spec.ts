/** The editor of a post's text: what is written and pasted in it, and what readers then see. */
import { WORD, WORD_TEXT } from '../support/clipboard';
import { expectAccessible } from '../support/accessibility';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { dataTransferOf, makeImage } from '../support/imageFiles';
import {
  addPost,
  contentOf,
  languageTab,
  openPostEditor,
  pasteContent,
  savePost,
} from '../support/postEditor';
import { signIn } from '../support/session';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER, labelled } from '../support/languages';

test('@desktop keeps the formatting of Word, takes a picture, and formats, links and undoes by keyboard and toolbar', async ({
  page,
  site,
  pageErrors,
}) => {
  // The browser reports the handler in the pasted text, which never runs.
  pageErrors.expected.push(/inline event handler/);
  await signIn(page, site.url, 'editor');
  const { id } = await addPost(site.url, { slug: 'de-word', title: 'De Word' });
  const stored = () => sql(site, 'select content from public.blog_posts where id = $1', [id]);
  await openPostEditor(page, id);
  await pasteContent(page, WORD);
  await savePost(page);
  expect(await stored()).toEqual([{ content: WORD_TEXT }]);
  await expectAccessible(page, 'the editor', 'main');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  // Copied alone, a picture is inserted, though Word names only a file of its own.
  const content = contentOf(page);
  const empty = async () => {
    await content.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
  };
  await empty();
  const picture = await dataTransferOf(page, await makeImage(page, 800));
  const ofWord = '<p class=MsoNormal><img src="file:///C:/Temp/clip_image001.png"><o:p></o:p></p>';
  await pasteContent(page, ofWord, picture);
  await expect(content.locator('img[src*="/images/posts/"]')).toBeVisible();
  await expect(content).not.toContainText('La imagen no se pudo pegar');
  // So is one that is dropped, for which the browser would leave the page.
  const { x = 0, y = 0 } = (await content.boundingBox()) ?? {};
  const dataTransfer = await dataTransferOf(page, await makeImage(page, 800));
  await content.dispatchEvent('drop', { dataTransfer, clientX: x + 30, clientY: y + 30 });
  await expect(content.locator('img[src*="/images/posts/"]')).toHaveCount(2);

  await empty();
  await page.keyboard.type('Uno');
  await savePost(page);
  await content.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(content.locator('strong')).toHaveText('Uno');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(content.locator('strong')).toHaveCount(0);

  const toolbar = page.getByRole('toolbar', { name: 'Formato del texto' });
  const heading = toolbar.getByRole('button', { name: 'Encabezado', exact: true });
  // With everything selected, the paragraph that the editor keeps at the end would be selected too.
  await page.keyboard.press('End');
  await heading.click();
  await expect(heading).toHaveAttribute('aria-pressed', 'true');
  // The toolbar gives the focus back in the next frame.
  await expect(content).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- una');
  await page.keyboard.press('Enter');
  await page.keyboard.type('dos ');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Enlace' });
  await dialog.getByLabel('Texto').fill('tres');
  await dialog.getByLabel('Dirección').fill('www.boe.es');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await savePost(page);
  expect(await stored()).toEqual([
    { content: '## Uno\n\n- una\n- dos [tres](https://www.boe.es)' },
  ]);
});

test('@phone writes from right to left, with a picture, and keeps the toolbar of a long text in sight', async ({
  page,
  site,
}) => {
  await signIn(page, site.url, 'editor');
  const content = Array.from({ length: 80 }, (_, index) => `Párrafo ${index}.`).join('\n\n');
  const { id } = await addPost(site.url, {
    slug: 'arabe',
    title: 'Árabe',
    content,
    [`content_${ANOTHER}`]: '*La imagen no se pudo pegar: insértela aquí.*',
  });
  await openPostEditor(page, id);
  await languageTab(page, new RegExp(labelled(ANOTHER))).click();
  await expect(contentOf(page)).toHaveAttribute('dir', LANGUAGE_FACTS[ANOTHER].dir);
  // In the place of one that could not be pasted.
  await contentOf(page).getByText('La imagen no se pudo pegar').click({ clickCount: 3 });
  await page.getByRole('button', { name: 'Imagen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Imagen' });
  await dialog.getByLabel('Imagen: elegir un archivo').setInputFiles({
    name: 'puerto.png',
    mimeType: 'image/png',
    buffer: await makeImage(page, 800),
  });
  await dialog.getByLabel('Descripción').fill('ميناء دينيا');
  await dialog.getByRole('button', { name: 'Insertar' }).click();
  await expect(contentOf(page).getByRole('img', { name: 'ميناء دينيا' })).toBeVisible();
  await savePost(page);
  const [stored] = await sql<{ content: string }>(
    site,
    `select content_${ANOTHER} as content from public.blog_posts where id = $1`,
    [id],
  );
  expect(stored?.content).toMatch(
    /^!\[ميناء دينيا\]\(http\S+\/images\/posts\/[0-9a-f-]{36}-800x400\.webp\)$/,
  );

  // The toolbar of a long text stays in sight, above the save bar and beside no other.
  await languageTab(page, new RegExp(labelled(SOURCE_LANGUAGE))).click();
  await contentOf(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await contentOf(page).evaluate((text) => {
    text.parentElement?.parentElement?.parentElement?.scrollIntoView({ block: 'end' });
  });
  const toolbar = page.getByRole('toolbar', { name: 'Formato del texto' });
  for (const button of await toolbar.getByRole('button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeInViewport({
    ratio: 1,
  });
});
