import { ENTRY_WORDS } from '../../src/features/admin/posts/link-page/words';
import type { Page } from '@playwright/test';
import { expectAccessibleScreen } from '../support/accessibility';
import { goToScreen } from '../support/adminArea';
import { expect, test } from '../support/fixtures';
import { addPost, languageTab, openPostEditor, savePost } from '../support/postEditor';
import { signIn } from '../support/session';
import { LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER, called, labelled, OTHER } from '../support/languages';

/** Makes a link in the editor, with the keyboard alone. */
async function makeLink(page: Page, reader: string): Promise<string> {
  await page.getByRole('button', { name: 'Compartir' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Para quién').fill(reader);
  await page.keyboard.press('Enter');
  const address = page.getByLabel('Enlace nuevo');
  await expect(address).toHaveValue(/\/revision#[0-9a-f]{64}$/);
  // It is shown this once.
  await expect(address).toBeFocused();
  await expect(page.getByRole('button', { name: 'Copiar el enlace' })).toBeInViewport({ ratio: 1 });
  // The next one is for somebody else.
  await expect(page.getByLabel('Para quién')).toHaveValue('');
  return address.inputValue();
}

test('@desktop lets an outsider read, comment on and approve a draft in its languages by link', async ({
  page,
  site,
  browser,
}) => {
  await signIn(page, site.url, 'editor');
  const { id, slug } = await addPost(site.url, {
    slug: 'plazos-de-herencia',
    title: 'Los plazos',
    content: 'El plazo es de 15 días.\n\n## Cómo se cuenta\n\nEn días hábiles.',
    hidden: true,
    [`title_${OTHER}`]: 'Die Fristen',
    [`content_${OTHER}`]: 'Die Frist beträgt 15 Tage.',
    waiting_texts: { [ANOTHER]: { title: 'المواعيد', excerpt: null, content: 'المهلة 15 يوما.' } },
  });
  await openPostEditor(page, id);
  const address = await makeLink(page, 'Dr. Weber');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();

  const context = await browser.newContext();
  const reader = await context.newPage();
  const requests: string[] = [];
  reader.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const response = await reader.goto(address);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Los plazos');
  await expect(reader).toHaveURL(`${site.url}/revision`);
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  // Another language is one press away; only those that are written are offered.
  const languages = reader.getByRole('navigation', { name: 'Idioma del borrador' });
  await expect(languages.getByRole('button')).toHaveText(
    LANGUAGES.filter((code) => [SOURCE_LANGUAGE, OTHER, ANOTHER].includes(code)).map(labelled),
  );
  await languages.getByRole('button', { name: labelled(ANOTHER) }).press('Enter');
  const arabic = reader.getByRole('heading', { level: 1, name: 'المواعيد' });
  await expect(arabic).toBeVisible();
  expect(await arabic.evaluate((element) => getComputedStyle(element).direction)).toBe(
    LANGUAGE_FACTS[ANOTHER].dir,
  );
  await expectAccessibleScreen(reader);
  await languages.getByRole('button', { name: labelled(OTHER) }).press('Enter');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Die Fristen');

  await reader
    .getByLabel(`Nota sobre el texto en ${called(OTHER)}`)
    .fill('«Frist» ist hier zu kurz.');
  await reader.getByRole('button', { name: 'Enviar la nota' }).press('Enter');
  await expect(reader.getByText('Nota enviada.')).toBeVisible();
  await reader
    .getByRole('button', { name: `Dar el visto bueno en ${called(OTHER)}` })
    .press('Enter');
  await expect(
    reader.getByText(`Dr. Weber ha dado el visto bueno a este texto en ${called(OTHER)}.`),
  ).toBeVisible();

  // It can be taken back, and given again.
  await reader
    .getByRole('button', { name: `Retirar el visto bueno en ${called(OTHER)}` })
    .press('Enter');
  const withdrawn = reader.getByText('Ha retirado su visto bueno.');
  await expect(withdrawn).toBeFocused();
  await expect(languages.getByRole('button', { name: labelled(OTHER), exact: true })).toBeVisible();
  await reader
    .getByRole('button', { name: `Dar el visto bueno en ${called(OTHER)}` })
    .press('Enter');
  await expect(withdrawn).toBeHidden();

  // The token was in no address that a server saw, and no visit was counted.
  const token = address.split('#')[1] ?? '';
  expect(requests.filter((request) => request.includes(token))).toEqual([]);
  expect(requests.filter((request) => request.includes('stats_realtime'))).toEqual([]);
  expect(requests.filter((request) => request.includes('open_link'))).toEqual([
    `POST ${site.url}/rest/v1/rpc/open_link`,
  ]);

  // The reload works, though the address no longer names the draft; to everybody else it is 404.
  await reader.reload();
  await expect(
    languages.getByRole('button', { name: `${labelled(OTHER)} (con visto bueno)` }),
  ).toBeVisible();
  await reader.goto(`/blog/${slug}`);
  await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText('Los plazos');

  await goToScreen(page, 'posts', 'Entradas');
  await goToScreen(page, `post/${id}`, 'Editar la entrada');
  await page.getByRole('button', { name: 'Compartir (1 enlace, 1 nota)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartir antes de publicar' });
  await expect(dialog.getByText(`${labelled(OTHER)}: al texto guardado ahora`)).toBeVisible();
  await expect(dialog.getByText(/Abierto por última vez/)).toBeVisible();
  await dialog.getByText('«Frist» ist hier zu kurz.').waitFor();
  await dialog.getByLabel('Atendida').press('Space');
  await expect(dialog.getByLabel('Atendida')).toBeChecked();
  await expectAccessibleScreen(page);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: 'Compartir (1 enlace)' })).toBeVisible();

  await languageTab(page, new RegExp(labelled(OTHER))).click();
  await page.getByLabel('Título').fill('Die wichtigen Fristen');
  await savePost(page);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(
    dialog.getByText(`${labelled(OTHER)}: a una versión anterior del texto`),
  ).toBeVisible();
  const older = /^Sobre una versión anterior del texto, la guardada el \d+/;
  await expect(dialog.getByText(older)).toBeVisible();
  await reader.goto(address);
  await languages.getByRole('button', { name: labelled(OTHER) }).click();
  await expect(
    reader.getByText('El visto bueno dado es de una versión anterior del texto.'),
  ).toBeVisible();
  await expect(
    reader.getByRole('list', { name: 'Notas enviadas' }).getByText(/sobre una versión anterior/),
  ).toBeVisible();

  // A revoked link ends at once.
  await dialog.getByRole('button', { name: 'Revocar el enlace para Dr. Weber' }).click();
  await expect(dialog.getByText('Ninguno.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(ENTRY_WORDS[SOURCE_LANGUAGE].deadLink)).toBeVisible();
  await context.close();
});
