import { expectAccessibleScreen } from '../support/accessibility';
import { goToScreen } from '../support/adminArea';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import type { Page } from '@playwright/test';
import { addPost, contentOf, languageTab, openPostEditor, savePost } from '../support/postEditor';
import { interceptingAtOnce } from '../support/requests';
import { clientAs, signIn } from '../support/session';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER, called, labelled } from '../support/languages';
import { beginningWith, linkWord } from '../support/texts';

const POST = {
  slug: 'plazos-de-herencia',
  title: 'Los plazos',
  content: 'El plazo es de 15 días.\n\nEn **días hábiles**.',
  hidden: true,
};

const w = (
  ...text: [word: Parameters<typeof linkWord>[1], values?: Record<string, string | number>]
) => linkWord(ANOTHER, ...text);

/** A sentence as far as its time. */
const beforeTime = (word: 'savedAt' | 'finishedAt') =>
  beginningWith(w(word, { time: '|' }).split('|')[0] ?? '');

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('@desktop takes a translation from somebody without an account into the post', async ({
  page,
  site,
  browser,
}) => {
  const paragraphName = (number: number) => w('paragraph', { number });
  const title = w('yours', { name: w('title') });
  const paragraph = (number: number) => w('yours', { name: paragraphName(number) });
  await signIn(page, site.url, 'editor');
  const { id } = await addPost(site.url, POST);
  await openPostEditor(page, id);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.getByLabel('Qué permite').selectOption(`Para traducir al ${called(ANOTHER)}`);
  await expect(page.getByLabel('Días que vale')).toHaveValue('14');
  await page.getByLabel('Para quién').fill('Frau Weber');
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect(page.getByLabel('Enlace nuevo')).toHaveValue(/\/revision#[0-9a-f]{64}$/);
  const address = await page.getByLabel('Enlace nuevo').inputValue();
  const dialog = page.getByRole('dialog', { name: 'Compartir antes de publicar' });

  const outsider = interceptingAtOnce(await (await browser.newContext()).newPage());
  const requests: string[] = [];
  outsider.on('request', (request) => requests.push(request.url()));
  await outsider.goto(address);
  await expect(outsider.getByRole('heading', { level: 1 })).toHaveText(
    `${w('yours', { name: '' })}Los plazos`,
  );
  await expect(outsider).toHaveURL(`${site.url}/revision`);

  // Only the title and the last paragraph for now; what is written stays in its place.
  await field(outsider, title).fill('المواعيد');
  await expect(field(outsider, title)).toHaveCSS('direction', LANGUAGE_FACTS[ANOTHER].dir);
  await field(outsider, paragraph(2)).fill('أيام العمل.');
  await expect(outsider.getByText(w('signs'))).toBeVisible();
  await outsider.keyboard.press('ControlOrMeta+s');
  await expect(outsider.getByText(beforeTime('savedAt'))).toBeVisible();
  await outsider.reload();
  await expect(field(outsider, paragraph(2))).toHaveValue('أيام العمل.');
  await expect(field(outsider, paragraph(1))).toHaveValue('');
  const token = address.split('#')[1] ?? '';
  expect(requests.filter((request) => request.includes(token))).toEqual([]);

  // A save that fails says so and keeps the text; leaving asks.
  await field(outsider, paragraph(1)).fill('المهلة 15 يومًا.');
  await outsider.route('**/rpc/save_translation', (route) => route.abort());
  await outsider.getByRole('button', { name: w('save') }).click();
  await expect(outsider.getByRole('alert').filter({ hasText: w('saveFailed') })).toBeVisible();
  await outsider.unroute('**/rpc/save_translation');
  const asked = outsider.waitForEvent('dialog');
  await outsider.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(field(outsider, paragraph(1))).toHaveValue('المهلة 15 يومًا.');

  // The Spanish changes before the translation is finished.
  await sql(
    site,
    `update public.blog_posts set content = replace(content, '15', '20')
    where id = $1`,
    [id],
  );
  await outsider.getByRole('button', { name: w('finish') }).click();
  await expect(outsider.getByText(w('spanishChanged'))).toBeVisible();
  const first = outsider.getByRole('region', { name: paragraphName(1) });
  await expect(first.locator('ins')).toContainText('20');
  await expectAccessibleScreen(outsider);
  await field(outsider, paragraph(1)).fill('المهلة 20 يومًا.');
  await expect(first.getByText(w('changed'))).toHaveCount(0);
  await field(outsider, paragraph(2)).fill('في **أيام العمل**.');
  await outsider.getByRole('button', { name: w('finish') }).click();
  await expect(outsider.getByText(beforeTime('finishedAt'))).toBeVisible();

  // Staff see it among what there is to do, compare it and take it over.
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await goToScreen(page, 'dashboard', 'Panel');
  await page
    .getByRole('link', { name: new RegExp(`Los plazos: traducción al ${called(ANOTHER)}`) })
    .click();
  await languageTab(page, new RegExp(labelled(ANOTHER))).click();
  const came = page.getByRole('region', { name: 'Traducciones por enlace' });
  await came.getByRole('button', { name: 'Comparar' }).click();
  const comparison = page.getByRole('dialog', {
    name: `Traducción al ${called(ANOTHER)} por enlace`,
  });
  await expect(comparison.getByRole('region', { name: 'Cambios' })).toContainText('20 يومًا');
  await expectAccessibleScreen(page);
  await comparison.getByRole('button', { name: 'Pasar al editor' }).click();
  await expect(page.getByLabel('Título')).toHaveValue('المواعيد');
  await expect(contentOf(page)).toContainText('المهلة 20 يومًا.');
  await expect(came).toContainText(/pasada al editor por editor@/);
  await savePost(page);

  // Nothing more can be saved by the link, and what is typed stays to be copied.
  await field(outsider, title).fill('كل المواعيد');
  await outsider.getByRole('button', { name: w('save') }).click();
  await expect(outsider.getByText(w('decided'))).toBeVisible();
  await expect(field(outsider, title)).toHaveValue('كل المواعيد');
  await outsider.context().close();
});

test('@desktop a translation by link is saved by itself and on leaving, and kept on the screen once the link has ended', async ({
  page,
  site,
}) => {
  const { id } = await addPost(site.url, POST);
  const client = await clientAs(site.url, 'editor');
  const made = await client.rpc('make_review_link', { post: id, days: 1, reader: 'X', lang: 'fr' });
  // As 1.0.0 wrote links to translate.
  const address = `/revision#traducir-${made.data ?? ''}`;
  const title = field(page, 'Traduction\u00a0: Titre');
  const saved = page.getByText(/^Enregistré\u00a0: /);
  await page.clock.install();
  await page.goto(address);
  await title.fill('Délais');
  await page.clock.fastForward(20_000);
  await expect(saved, 'saved by itself').toBeVisible();

  // Another link in the same tab: what was typed is saved on leaving.
  const onLeaving = page.waitForResponse('**/rpc/save_translation');
  await title.fill('Les délais légaux');
  await page.goto(`/revision#${'0'.repeat(64)}`);
  await onLeaving;
  await expect(page.getByRole('alert')).toHaveText(linkWord(SOURCE_LANGUAGE, 'deadLink'));
  await page.goto(address);
  await expect(title).toHaveValue('Les délais légaux');

  // A link that ends while somebody writes says so and keeps the text.
  await title.fill('Délais');
  const { data } = await client.rpc('reviews_of_post', { post: id });
  const { links } = data as unknown as { links: { id: string }[] };
  await client.rpc('revoke_review_link', { link: links[0]?.id ?? '' });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Le lien n’est plus valable/);
  await expect(title).toHaveValue('Délais');
});
