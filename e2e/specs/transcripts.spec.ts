import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { openAdminScreen } from '../support/adminArea';
import { insertEnquiries, sql } from '../support/database';
import { field, submit } from '../support/enquiryForm';
import { expect, test } from '../support/fixtures';
import { openWithIslands } from '../support/hydratedPage';
import { ScreenReader } from '../support/screenReader';
import { NIE } from '../support/seededPosts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { contentOf } from '../support/postEditor';
import { signIn } from '../support/session';

/**
 * What a screen reader says on the main journeys, in e2e/transcripts: to be read like code when it
 * changes. `--update-snapshots` rewrites them.
 */
test.describe('@desktop', () => {
  test.beforeEach(({ pageErrors }) => {
    // Thrown by the screen reader when the page that it is reading is replaced.
    pageErrors.expected.push(/getElementById is not a function/, /computedName/);
  });

  test(`reads a post in ${SOURCE_LANGUAGE}`, async ({ page }) => {
    const language = SOURCE_LANGUAGE;
    const reader = await opened(page, pathOf('blog', language));
    const title = page.getByRole('main').getByRole('link', { name: NIE[language], exact: true });
    // The list is read again as well.
    const post = page.waitForResponse((answer) => answer.url().includes(`slug.eq.${NIE.slug}`));
    await reader.hear('the title', () => title.focus(), /^link/);
    // Until the post is read, the dialog has the name of the list.
    await (await post).finished();
    await reader.hear('Enter', () => page.keyboard.press('Enter'), /^dialog/);
    await reader.readUntil(/level 3/);
    await reader.hear('Escape', () => page.keyboard.press('Escape'), /^link/);
    expect(reader.transcript()).toMatchSnapshot(`post.${language}.txt`);
  });

  test(`sends an enquiry with two errors in ${SOURCE_LANGUAGE}`, async ({ page }) => {
    const language = SOURCE_LANGUAGE;
    const reader = await opened(page, pathOf('contact', language));
    const hearField = (name: string) =>
      reader.hear(name, () => field(page, name).first().focus(), /^(combobox|textbox|checkbox)/);
    await hearField('practice_area');
    await field(page, 'practice_area').selectOption('immigration');
    await hearField('message');
    await page.keyboard.type('NIE 2026, NIE 2027, NIE 2028.');
    await hearField('email');
    await page.keyboard.type('ana@');
    await hearField('consent');
    await page.keyboard.press('Space');
    const send = () => page.keyboard.press('Enter');
    await reader.hear('the button', () => submit(page).focus(), /^button/);
    // After the focus has moved to the first field.
    await reader.hear('Enter: two errors', send, /^assertive: .*2/);
    await page.keyboard.type('Ana');
    await hearField('email');
    await page.keyboard.type('example.com');
    await reader.hear('the button again', () => submit(page).focus(), /^button/);
    await reader.hear('Enter: sent', send, /^heading/);
    expect(reader.transcript()).toMatchSnapshot(`enquiry.${language}.txt`);
  });

  test('publishes a post', async ({ page, site }) => {
    await signIn(page, site.url, 'admin');
    await openAdminScreen(page, 'posts', 'Entradas');
    await expect(page.getByText(/^\d+ entradas$/)).toBeVisible();
    const reader = await startedOn(page);
    const enter = () => page.keyboard.press('Enter');
    const create = page.getByRole('link', { name: 'Nueva entrada' });
    await reader.hear('a new post', () => create.focus(), /^link/);
    await reader.hear('Enter: the editor', enter, /^polite/);
    await reader.hear('title', () => page.getByLabel(/^Título/).focus(), /^textbox/);
    const type = () => page.keyboard.type('Comprar una casa');
    await reader.hear('the first change', type, /^polite: Hay cambios/);
    await reader.hear('text', () => contentOf(page).focus(), /^textbox/);
    await page.keyboard.type('Un párrafo.');
    const publish = page.getByRole('button', { name: 'Publicar', exact: true });
    await reader.hear('publish', () => publish.focus(), /^button/);
    await reader.hear('Enter: published', enter, /Entrada publicada/);
    // The button that published is now the one that saves.
    await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeFocused();
    expect(reader.transcript()).toMatchSnapshot('staff-post.es.txt');
  });

  test('answers an enquiry', async ({ page, site }) => {
    const [id = ''] = await insertEnquiries(site.backend, [{ name: 'Ana Pérez' }]);
    await sql(
      site,
      `insert into private.documents (id, survey_id, name, type, parts, completed_at)
       values (gen_random_uuid(), $1, 'pasaporte.pdf', 'application/pdf', 1, now())`,
      [id],
    );
    await signIn(page, site.url, 'admin');
    await openAdminScreen(page, 'cuestionario', 'Consultas');
    const person = page.getByRole('link', { name: 'Ana Pérez' });
    await expect(person).toBeVisible();
    const reader = await startedOn(page);
    const enter = () => page.keyboard.press('Enter');
    await reader.hear('the enquiry', () => person.focus(), /^link/);
    await reader.hear('Enter: opened', enter, /^polite: No dice quién/);
    const documents = page.getByRole('button', { name: '1 documento', exact: true });
    await reader.hear('documents', () => documents.focus(), /^button/);
    await reader.hear('Enter: led to them', enter, /^heading, Documentos/);
    const settled = page.getByRole('button', { name: 'Comprobado, no hay conflicto' });
    await reader.hear('the conflict', () => settled.focus(), /not pressed$/);
    await page.keyboard.press('Enter');
    await expect(settled).toHaveAttribute('aria-pressed', 'true');
    await expect(settled).toBeFocused();
    const answer = page.getByRole('link', { name: 'Contestar por correo' });
    await reader.hear('answer', () => answer.focus(), /^link/);
    const done = page.getByRole('button', { name: 'Contactada' });
    await reader.hear('its state', () => done.focus(), /^button/);
    await reader.hear('Enter: answered', enter, /Marcada como contactada/);
    expect(reader.transcript()).toMatchSnapshot('staff-enquiry.es.txt');
  });
});

async function opened(page: Page, path: string): Promise<ScreenReader> {
  // A link in an island opens a document until then, which ends the reader.
  await openWithIslands(page, path);
  return startedOn(page);
}

async function startedOn(page: Page): Promise<ScreenReader> {
  const reader = new ScreenReader(page);
  await reader.start();
  return reader;
}
