import type { Browser, Page } from '@playwright/test';
import { expectAccessibleScreen } from '../support/accessibility';
import { goToScreen } from '../support/adminArea';
import { clientOf, expect, test } from '../support/fixtures';
import { addPost, contentOf, languageTab, openPostEditor, savePost } from '../support/postEditor';
import { clientAs, signIn } from '../support/session';
import { ENTRY_WORDS, formatNames, WORDS } from '../../src/features/admin/posts/link-page/words';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER, called, labelled } from '../support/languages';
import { beginningWith } from '../support/texts';

const POST = {
  slug: 'plazos-de-herencia',
  title: 'Los plazos',
  excerpt: 'Cuánto tiempo hay.',
  content: 'El plazo es de 15 días.\n\n## Cómo se cuenta\n\nEn **días hábiles**.',
  hidden: true,
};

/** Makes a link to translate in the editor. */
async function makeLink(page: Page, language: string): Promise<string> {
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.getByLabel('Qué permite').selectOption(`Para traducir al ${language}`);
  await expect(page.getByLabel('Días que vale')).toHaveValue('14');
  await page.getByLabel('Para quién').fill('Frau Weber');
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  const address = page.getByLabel('Enlace nuevo');
  await expect(address).toHaveValue(/\/revision#[0-9a-f]{64}$/);
  return address.inputValue();
}

/** A page of somebody without an account. */
async function openAsOutsider(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await page.goto(address);
  return page;
}

/** Changes the Spanish text of a post as staff do. */
async function changeSpanish(url: string, id: string, content: string): Promise<void> {
  const client = await clientAs(url, 'editor');
  const { error } = await client.from('blog_posts').update({ content }).eq('id', id);
  expect(error).toBeNull();
}

/** A sentence as far as its time. */
const beforeTime = (sentence: (time: string) => string) =>
  beginningWith(sentence('|').split('|')[0] ?? '');

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('@desktop takes a translation from somebody without an account into the post', async ({
  page,
  site,
  browser,
}) => {
  const w = WORDS[ANOTHER];
  const title = w.yours(w.fields.title);
  const paragraph = (number: number) => w.yours(w.paragraph(number));
  await signIn(page, site.url, 'editor');
  const { id } = await addPost(site.url, POST);
  await openPostEditor(page, id);
  const address = await makeLink(page, called(ANOTHER));
  const dialog = page.getByRole('dialog', { name: 'Compartir antes de publicar' });
  await expect(dialog.getByText('Todavía sin nada escrito.')).toBeVisible();

  const outsider = await (await browser.newContext()).newPage();
  const requests: string[] = [];
  outsider.on('request', (request) => requests.push(request.url()));
  const response = await outsider.goto(address);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(outsider.getByRole('heading', { level: 1 })).toHaveText(`${w.yours('')}Los plazos`);
  await expect(outsider).toHaveURL(`${site.url}/revision`);
  await expect(outsider.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const first = outsider.getByRole('region', { name: w.paragraph(1) });
  await expect(first.getByText('El plazo es de 15 días.')).toBeVisible();

  // Only the title and the last paragraph for now; what is written stays in its place.
  await field(outsider, title).fill('المواعيد');
  await expect(field(outsider, title)).toHaveCSS('direction', LANGUAGE_FACTS[ANOTHER].dir);
  await field(outsider, paragraph(3)).fill('أيام العمل.');
  await expect(outsider.getByText(w.signs)).toBeVisible();
  const empty = [w.fields.excerpt, w.paragraph(1), w.paragraph(2)];
  await expect(outsider.getByText(w.empty(formatNames(empty, ANOTHER)))).toBeVisible();
  await outsider.keyboard.press('ControlOrMeta+s');
  await expect(outsider.getByText(beforeTime(w.savedAt))).toBeVisible();
  await outsider.reload();
  await expect(field(outsider, paragraph(3))).toHaveValue('أيام العمل.');
  await expect(field(outsider, paragraph(1))).toHaveValue('');
  const token = address.split('#')[1] ?? '';
  expect(requests.filter((request) => request.includes(token))).toEqual([]);
  expect(requests.filter((request) => request.includes('stats_realtime'))).toEqual([]);

  // A save that fails says so and keeps the text; leaving asks.
  await field(outsider, paragraph(1)).fill('المهلة 15 يومًا.');
  await outsider.route('**/rpc/save_translation', (route) => route.abort());
  await outsider.getByRole('button', { name: w.save }).click();
  await expect(outsider.getByRole('alert').filter({ hasText: w.saveFailed })).toBeVisible();
  await expect(field(outsider, paragraph(1))).toHaveValue('المهلة 15 يومًا.');
  await outsider.unroute('**/rpc/save_translation');
  const asked = outsider.waitForEvent('dialog');
  await outsider.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(field(outsider, paragraph(1))).toHaveValue('المهلة 15 يومًا.');

  // The Spanish changes before the translation is finished.
  await changeSpanish(site.url, id, POST.content.replace('15 días', '20 días'));
  await outsider.getByRole('button', { name: w.finish }).click();
  await expect(outsider.getByText(w.spanishChanged)).toBeVisible();
  await expect(first.getByText(w.changed)).toBeVisible();
  await expect(first.locator('ins')).toContainText('20');
  await expectAccessibleScreen(outsider);
  await field(outsider, paragraph(1)).fill('المهلة 20 يومًا.');
  await expect(first.getByText(w.changed)).toHaveCount(0);
  const second = outsider.getByRole('region', { name: w.paragraph(2) });
  await second.getByRole('button', { name: w.copy }).press('Enter');
  await expect(field(outsider, paragraph(2))).toBeFocused();
  await field(outsider, paragraph(2)).fill('## الحساب');
  await field(outsider, paragraph(3)).fill('في **أيام العمل**.');
  await outsider.getByRole('button', { name: w.finish }).click();
  await expect(outsider.getByText(beforeTime(w.finishedAt))).toBeVisible();

  // Staff see it among what there is to do, compare it and take it over.
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await goToScreen(page, 'dashboard', 'Panel');
  await page
    .getByRole('link', { name: new RegExp(`Los plazos: traducción al ${called(ANOTHER)}`) })
    .click();
  await languageTab(page, new RegExp(labelled(ANOTHER))).click();
  const came = page.getByRole('region', { name: 'Traducciones por enlace' });
  await expect(came).toContainText(/Frau Weber: terminada el/);
  await came.getByRole('button', { name: 'Comparar' }).click();
  const comparison = page.getByRole('dialog', {
    name: `Traducción al ${called(ANOTHER)} por enlace`,
  });
  await expect(comparison.getByRole('region', { name: 'Cambios' })).toContainText('20 يومًا');
  await expectAccessibleScreen(page);
  await comparison.getByRole('button', { name: 'Pasar al editor' }).click();
  await expect(comparison).toHaveCount(0);
  await expect(page.getByLabel('Título')).toHaveValue('المواعيد');
  await expect(contentOf(page)).toContainText('المهلة 20 يومًا.');
  await expect(came).toContainText(/pasada al editor por editor@/);
  await savePost(page);

  // Nothing more can be saved by the link, and what is typed stays to be copied.
  await field(outsider, title).fill('كل المواعيد');
  await outsider.getByRole('button', { name: w.save }).click();
  await expect(outsider.getByText(w.decided)).toBeVisible();
  await expect(field(outsider, title)).toHaveValue('كل المواعيد');
  await outsider.context().close();
});

test('@desktop shows a translation for older Spanish with both texts', async ({ page, site }) => {
  const { id } = await addPost(site.url, POST);
  const editor = await clientAs(site.url, 'editor');
  const link = { post: id, days: 1, reader: 'Frau Weber', lang: ANOTHER };
  const { data: token } = await editor.rpc('make_review_link', link);
  const outsider = clientOf(site.url);
  const { data } = await outsider.rpc('open_link', { token: token ?? '' });
  const { error } = await outsider.rpc('save_translation', {
    token: token ?? '',
    seen: (data as unknown as { seen: string }).seen,
    texts: { title: 'المواعيد', excerpt: '', content: 'المهلة 15 يومًا.', image_alt: '' },
    paragraphs: [{ field: 'title', source: POST.title, target: 'المواعيد' }],
    finished: true,
    page: crypto.randomUUID(),
    since: null as never,
  });
  expect(error).toBeNull();
  await changeSpanish(site.url, id, POST.content.replace('15 días', '20 días'));
  await signIn(page, site.url, 'editor');
  await openPostEditor(page, id);
  await languageTab(page, new RegExp(labelled(ANOTHER))).click();
  await page.getByRole('button', { name: 'Comparar la traducción de Frau Weber' }).click();
  const dialog = page.getByRole('dialog', { name: `Traducción al ${called(ANOTHER)} por enlace` });
  await expect(
    dialog.getByText(
      new RegExp(`El texto ${called(SOURCE_LANGUAGE)} ha cambiado desde que se tradujo`),
    ),
  ).toBeVisible();
  const changes = dialog.getByRole('region', { name: 'Textos que han cambiado' });
  await expect(changes).toContainText('El plazo es de 15 días.');
  await expect(changes).toContainText('El plazo es de 20 días.');
  await expect(dialog.getByRole('button', { name: 'Pasar al editor' })).toHaveCount(0);
  await dialog.getByText('Ver la traducción').click();
  await expect(dialog.getByText('المهلة 15 يومًا.')).toBeVisible();
  await expectAccessibleScreen(page);
  await dialog.getByRole('button', { name: 'Descartar la traducción' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Traducciones por enlace' })).toContainText(
    /descartada por editor@/,
  );
});

test('@desktop says in the reader’s language that a link to translate is not valid, also while they write', async ({
  page,
  site,
  browser,
}) => {
  await page.goto(`/revision#${'0'.repeat(64)}`);
  await expect(page.getByRole('alert')).toHaveText(ENTRY_WORDS[SOURCE_LANGUAGE].deadLink);
  const { id } = await addPost(site.url, POST);
  const client = await clientAs(site.url, 'editor');
  const made = await client.rpc('make_review_link', { post: id, days: 1, reader: 'X', lang: 'fr' });
  // As links to translate were written before they had one kind of token.
  const address = `${site.url}/revision#traducir-${made.data ?? ''}`;
  const outsider = await openAsOutsider(browser, address);
  await field(outsider, 'Traduction\u00a0: Titre').fill('Délais');
  await expect(outsider.getByText('Modifications non enregistrées.')).toBeVisible();
  await outsider.clock.fastForward(20_000);
  await expect(outsider.getByText(/^Enregistré\u00a0: /), 'saved by itself').toBeVisible();

  // Another link in the same tab: what was typed is saved on leaving.
  const saved = outsider.waitForResponse('**/rpc/save_translation');
  await field(outsider, 'Traduction\u00a0: Titre').fill('Les délais légaux');
  await outsider.goto(`${site.url}/revision#${'0'.repeat(64)}`);
  await saved;
  await expect(outsider.getByRole('alert')).toHaveText(ENTRY_WORDS[SOURCE_LANGUAGE].deadLink);
  await outsider.goto(address);
  await expect(field(outsider, 'Traduction\u00a0: Titre')).toHaveValue('Les délais légaux');

  // Two windows with the same link do not overwrite each other.
  const second = await outsider.context().newPage();
  await second.goto(address);
  await field(second, 'Traduction\u00a0: Résumé').fill('Combien de temps il y a.');
  await second.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(second.getByText(/^Enregistré\u00a0: /)).toBeVisible();
  await field(outsider, 'Traduction\u00a0: Titre').fill('Délais');
  await outsider.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(outsider.getByRole('alert')).toHaveText(/dans une autre fenêtre/);
  await expect(field(outsider, 'Traduction\u00a0: Titre')).toHaveValue('Délais');
  await outsider.close();

  // A link that ends while somebody writes says so and keeps the text.
  await field(second, 'Traduction\u00a0: Titre').fill('Les délais');
  const { data } = await client.rpc('reviews_of_post', { post: id });
  const { links } = data as unknown as { links: { id: string }[] };
  await client.rpc('revoke_review_link', { link: links[0]?.id ?? '' });
  await second.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(second.getByRole('alert')).toHaveText(/Le lien n’est plus valable/);
  await expect(field(second, 'Traduction\u00a0: Titre')).toHaveValue('Les délais');
  await second.context().close();
});
