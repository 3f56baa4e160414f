import { expectAccessibleScreen } from '../support/accessibility';
import { goToScreen } from '../support/adminArea';
import { expect, test } from '../support/fixtures';
import { addPost, openPostEditor } from '../support/postEditor';
import { signIn } from '../support/session';
import { LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER, called, labelled, OTHER } from '../support/languages';
import { linkWord } from '../support/texts';

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
  // With the keyboard alone.
  await page.getByRole('button', { name: 'Compartir' }).press('Enter');
  await page.getByLabel('Para quién').fill('Dr. Weber');
  await page.keyboard.press('Enter');
  const made = page.getByLabel('Enlace nuevo');
  await expect(made).toHaveValue(/\/revision#[0-9a-f]{64}$/);
  // It is shown this once.
  await expect(made).toBeFocused();
  const address = await made.inputValue();

  const context = await browser.newContext();
  const reader = await context.newPage();
  const requests: string[] = [];
  reader.on('request', (request) => requests.push(request.url()));
  const response = await reader.goto(address);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  const title = reader.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Los plazos');
  await expect(reader).toHaveURL(`${site.url}/revision`);

  // Another language is one press away; only those that are written are offered.
  const languages = reader.getByRole('navigation', { name: 'Idioma del borrador' });
  await expect(languages.getByRole('button')).toHaveText(
    LANGUAGES.filter((code) => [SOURCE_LANGUAGE, OTHER, ANOTHER].includes(code)).map(labelled),
  );
  await languages.getByRole('button', { name: labelled(ANOTHER) }).press('Enter');
  await expect(title).toHaveText('المواعيد');
  await expect(title).toHaveCSS('direction', LANGUAGE_FACTS[ANOTHER].dir);
  await expectAccessibleScreen(reader);
  await languages.getByRole('button', { name: labelled(OTHER) }).press('Enter');
  await expect(title).toHaveText('Die Fristen');

  await reader.getByLabel(`Nota sobre el texto en ${called(OTHER)}`).fill('Zu kurz.');
  await reader.getByRole('button', { name: 'Enviar la nota' }).press('Enter');
  await expect(reader.getByText('Nota enviada.')).toBeVisible();
  const approve = reader.getByRole('button', { name: `Dar el visto bueno en ${called(OTHER)}` });
  await approve.press('Enter');
  await expect(approve).toHaveCount(0);

  // The token was in no address that a server saw, and no visit was counted.
  const seen = [address.split('#')[1] ?? '', 'stats_realtime'];
  expect(requests.filter((url) => seen.some((part) => url.includes(part)))).toEqual([]);

  // The reload works, though the address no longer names the draft; to everybody else it is 404.
  await reader.reload();
  await expect(
    languages.getByRole('button', { name: `${labelled(OTHER)} (con visto bueno)` }),
  ).toBeVisible();
  await reader.goto(`/blog/${slug}`);
  await expect(title).not.toHaveText('Los plazos');

  await goToScreen(page, 'posts', 'Entradas');
  await goToScreen(page, `post/${id}`, 'Editar la entrada');
  await page.getByRole('button', { name: 'Compartir (1 enlace, 1 nota)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartir antes de publicar' });
  await expect(dialog.getByText(`${labelled(OTHER)}: al texto guardado ahora`)).toBeVisible();
  await dialog.getByText('Zu kurz.').waitFor();
  await dialog.getByLabel('Atendida').press('Space');
  await expect(dialog.getByLabel('Atendida')).toBeChecked();
  await expectAccessibleScreen(page);
  // A revoked link ends at once.
  await dialog.getByRole('button', { name: 'Revocar el enlace para Dr. Weber' }).click();
  await expect(dialog.getByText('Ninguno.')).toBeVisible();
  await reader.goto(address);
  await expect(reader.getByText(linkWord(SOURCE_LANGUAGE, 'deadLink'))).toBeVisible();
  await context.close();
});
