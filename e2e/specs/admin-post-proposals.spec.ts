import { SOURCE_LANGUAGE } from '../../src/site/languages';
import type { Page } from '@playwright/test';
import { expectAccessibleScreen } from '../support/accessibility';
import { sql } from '../support/database';
import { expect } from '../support/fixtures';
import { addPost, contentOf, languageTab, openPostEditor, savePost } from '../support/postEditor';
import { signIn } from '../support/session';
import { test } from '../support/translatedSite';
import { KEY } from '../support/translationService';
import { ANOTHER, called, labelled, OTHER } from '../support/languages';

const SPANISH = `## Plazos

Pida el *NIE* y [venga](/contacto).

Traiga su pasaporte.`;

async function openGerman(page: Page, url: string, post: object = {}): Promise<string> {
  await signIn(page, url, 'editor');
  const { id } = await addPost(url, {
    slug: 'nie',
    title: 'El NIE',
    content: SPANISH,
    ...post,
  });
  await openPostEditor(page, id);
  await languageTab(page, new RegExp(labelled(OTHER))).click();
  return id;
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Propuestas de traducción' });
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Título' });
const proposalOf = (page: Page, name: string) =>
  panelOf(page).getByRole('article', { name: `Propuesta: ${name}` });

test('@desktop a missing translation is proposed, read and corrected, and a service that fails, answers late or wrongly explained', async ({
  page,
  site,
  url,
  service,
  pageErrors,
}) => {
  await site.backend.query(
    `insert into public.translation_terms (term, keep) values ('NIE', true)`,
  );
  await site.backend.query(
    `insert into public.translation_terms (term, term_${OTHER}) values ('pasaporte', 'Reisepass')`,
  );
  const id = await openGerman(page, url, { hidden: false, date: '2026-01-01' });
  const propose = panelOf(page).getByRole('button', { name: 'Proponer traducción' });
  pageErrors.expected.push(/502/);
  for (const [state, text] of [
    [456, 'no admite más texto'],
    [{ body: '{}' }, 'una respuesta que no se entiende'],
    [403, 'no acepta la clave'],
  ] as const) {
    service.state = state;
    await propose.click();
    await expect(panelOf(page).getByRole('alert')).toContainText(text);
    await expect(panelOf(page).getByRole('alert')).not.toContainText(KEY);
  }

  // Late: the screen stays usable, and the wait can be ended.
  service.state = 'hanging';
  await propose.click();
  await expect(panelOf(page).getByRole('status')).toContainText(/Traduciendo \d párrafos…/);
  await expect(panelOf(page).getByRole('alert')).toBeHidden();
  const excerpt = page.getByLabel('Extracto');
  await excerpt.fill('Selbst getippt');
  await panelOf(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(propose).toBeFocused();
  await expect(propose).toBeEnabled();
  await expect(excerpt).toHaveValue('Selbst getippt');
  service.state = 'up';

  await propose.focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('article')).toHaveCount(4);
  await expect(propose).toHaveCount(0);
  await expect(panelOf(page)).toContainText('Lea cada propuesta y acepte las que valgan.');
  // Read as text, without the signs of its format.
  await expect(proposalOf(page, 'Párrafo 2')).toContainText(
    `${OTHER}Pida ${OTHER}el NIE ${OTHER}y ${OTHER}venga.`,
  );
  await expect(proposalOf(page, 'Párrafo 3')).toContainText(
    'Vocabulario: «pasaporte» debe traducirse por «Reisepass».',
  );
  await expectAccessibleScreen(page);
  // No address of a link and no file leaves the server.
  expect(JSON.stringify(service.calls)).not.toContain('/contacto');

  // By the keyboard alone, in any order; the focus stays where it was.
  const second = proposalOf(page, 'Párrafo 2');
  await second.getByRole('button', { name: 'Aceptar' }).focus();
  await page.keyboard.press('Enter');
  await expect(second.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  // The text to correct is not far below what is decided.
  await expect(second).toHaveText(/^Párrafo 2 · Aceptada · DeepL\s*Deshacer/);
  await expect(contentOf(page).getByRole('link')).toHaveText(`${OTHER}venga`);
  await expect(contentOf(page)).toContainText(`${OTHER}Pida ${OTHER}el NIE`);
  await panelOf(page).getByRole('button', { name: 'Aceptar las 2 que han pasado' }).click();
  await expect(titleOf(page)).toHaveValue(`${OTHER}El NIE`);
  await expect(contentOf(page).locator('> *')).toHaveText([
    `${OTHER}Plazos`,
    `${OTHER}Pida ${OTHER}el NIE ${OTHER}y ${OTHER}venga.`,
  ]);

  // The one that broke the vocabulary is accepted, and corrected by a person.
  await proposalOf(page, 'Párrafo 3').getByRole('button', { name: 'Aceptar' }).click();
  await contentOf(page).getByText(`${OTHER}Traiga`).click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' Reisepass!');
  await savePost(page);
  expect(
    await sql(
      site,
      `select title_${OTHER}, content_${OTHER} from public.blog_posts where id = $1`,
      [id],
    ),
  ).toEqual([
    {
      [`title_${OTHER}`]: `${OTHER}El NIE`,
      [`content_${OTHER}`]: `## ${OTHER}Plazos\n\n${OTHER}Pida ${OTHER}el *NIE* ${OTHER}y [${OTHER}venga](/contacto).\n\n${OTHER}Traiga ${OTHER}su ${OTHER}pasaporte. Reisepass!`,
    },
  ]);
  await page.reload();
  await languageTab(page, new RegExp(`${labelled(OTHER)} \\(al día\\)`)).click();
  await panelOf(page).getByText('Propuestas anteriores (4)').click();
  await expect(
    panelOf(page)
      .getByText(/DeepL, pedida por editor@.*aceptada por editor@/)
      .first(),
  ).toBeVisible();

  // A paragraph that lost its link is shown, and cannot be accepted.
  service.translate = (text) => text.replace(/<\/?a\b[^>]*>/g, '');
  await languageTab(page, new RegExp(labelled(ANOTHER))).click();
  await propose.click();
  await expect(second).toContainText('No utilizable: falta un enlace o sobra uno.');
  await expect(second.getByRole('button', { name: 'Aceptar' })).toHaveCount(0);
});

test('@desktop only what has changed is proposed, shown by its words, and can be taken back', async ({
  page,
  site,
  url,
  service,
}) => {
  const german =
    '## Fristen\n\nHolen Sie die *NIE* und [kommen](/contacto).\n\nBringen Sie den Pass.';
  const id = await openGerman(page, url, {
    [`title_${OTHER}`]: 'Die NIE',
    [`content_${OTHER}`]: german,
  });
  await expect(panelOf(page)).toHaveCount(0);
  await sql(site, `update public.blog_posts set content = $2 where id = $1`, [
    id,
    SPANISH.replace('su pasaporte', 'una copia'),
  ]);
  await page.reload();
  await languageTab(page, new RegExp(`${labelled(OTHER)} \\(desactualizada\\)`)).click();
  await panelOf(page).getByRole('button', { name: 'Proponer traducción' }).click();
  const third = proposalOf(page, 'Párrafo 3');
  await expect(third.locator('del').first()).toContainText('Bringen');
  await expect(third.locator('ins').first()).toContainText(`${OTHER}Traiga`);
  expect(service.calls.map(({ texts }) => texts)).toEqual([['Traiga una copia.']]);

  // A correction typed in the meantime stays.
  await titleOf(page).fill('Die neue NIE');
  await third.getByRole('button', { name: 'Aceptar' }).click();
  await expect(contentOf(page)).toContainText(`${OTHER}Traiga ${OTHER}una ${OTHER}copia.`);
  await expect(contentOf(page)).not.toContainText('Bringen');
  await contentOf(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(contentOf(page)).toContainText('Bringen Sie den Pass.');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(contentOf(page)).toContainText(`${OTHER}Traiga ${OTHER}una ${OTHER}copia.`);
  await third.getByRole('button', { name: 'Deshacer' }).click();
  await expect(contentOf(page)).toContainText('Bringen Sie den Pass.');
  await expect(titleOf(page)).toHaveValue('Die neue NIE');

  // The Spanish changes again: the proposal is stale and cannot be accepted.
  await languageTab(page, new RegExp(labelled(SOURCE_LANGUAGE))).click();
  await contentOf(page).getByText('Traiga').click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' Y dinero.');
  await languageTab(page, new RegExp(labelled(OTHER))).click();
  const stale = proposalOf(page, 'Párrafo');
  await expect(stale).toContainText(
    `El texto ${called(SOURCE_LANGUAGE)} ha cambiado desde esta propuesta.`,
  );
  await expect(stale.getByRole('button', { name: 'Aceptar' })).toHaveCount(0);
  await expect(panelOf(page)).toContainText(
    `Guarde antes los cambios del texto ${called(SOURCE_LANGUAGE)}.`,
  );
  await stale.getByRole('button', { name: 'Descartar' }).click();
  await expect(stale.getByText('Descartada')).toBeVisible();
});
