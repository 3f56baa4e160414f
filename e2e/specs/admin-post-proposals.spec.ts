import type { Page } from '@playwright/test';
import { listen, originApp } from '../../server/origin/originServer';
import { DIST } from '../../server/paths';
import { translationFor } from '../../server/translation';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { expectAccessibleScreen } from '../support/accessibility';
import { sql } from '../support/database';
import { expect, test as base } from '../support/fixtures';
import { addPost, contentOf, languageTab, openPostEditor, savePost } from '../support/postEditor';
import { signIn } from '../support/session';
import { type FakeService, KEY, startTranslationService } from '../support/translationService';
import { called, labelled, OTHER } from '../support/languages';

/** The site with a translation service that is a stand-in. */
const test = base.extend<{ service: FakeService }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright parses this parameter.
  service: async ({}, use) => {
    const service = await startTranslationService();
    await use(service);
    await service.close();
  },
  baseURL: async ({ site, service }, use) => {
    const translate = translationFor(site.backend, {
      TRANSLATION_SERVICE: 'deepl',
      TRANSLATION_URL: service.url,
      TRANSLATION_KEY: KEY,
      TRANSLATION_TIMEOUT_MS: '4000',
    });
    const app = originApp(site.backend, DIST, { prerendered: false, translate });
    const server = await listen(app, 0);
    await use(server.url);
    await server.close();
  },
});

const SPANISH = `## Plazos

Pida el *NIE* y [venga](/contacto).

Traiga su pasaporte.`;

const panelOf = (page: Page) => page.getByRole('region', { name: 'Propuestas de traducción' });
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Título' });
const proposalOf = (page: Page, name: string) =>
  panelOf(page).getByRole('article', { name: `Propuesta: ${name}` });

test('@desktop a missing translation is proposed, read and corrected, then only what has changed; a service that fails or answers late is explained', async ({
  page,
  site,
  baseURL: url = '',
  service,
  pageErrors,
}) => {
  await sql(site, `insert into public.translation_terms (term, keep) values ('NIE', true)`);
  await sql(
    site,
    `insert into public.translation_terms (term, term_${OTHER}) values ('pasaporte', 'Reisepass')`,
  );
  await signIn(page, url, 'editor');
  const { id } = await addPost(url, { slug: 'nie', title: 'El NIE', content: SPANISH });
  await openPostEditor(page, id);
  await languageTab(page, new RegExp(labelled(OTHER))).click();
  const propose = panelOf(page).getByRole('button', { name: 'Proponer traducción' });
  pageErrors.expected.push(/502/);
  service.state = 403;
  await propose.click();
  await expect(panelOf(page).getByRole('alert')).toContainText('no acepta la clave');
  await expect(panelOf(page).getByRole('alert')).not.toContainText(KEY);

  // Late: the screen stays usable.
  service.state = 'hanging';
  await propose.click();
  await expect(panelOf(page).getByRole('status')).toContainText(/Traduciendo \d párrafos…/);
  await page.getByLabel('Extracto').fill('Selbst getippt');
  await expect(panelOf(page).getByRole('alert')).toContainText('tarda demasiado');
  await expect(page.getByLabel('Extracto')).toHaveValue('Selbst getippt');
  service.state = 'up';

  await propose.press('Enter');
  await expect(panelOf(page).getByRole('article')).toHaveCount(4);
  await expect(proposalOf(page, 'Párrafo 3')).toContainText(
    'Vocabulario: «pasaporte» debe traducirse por «Reisepass».',
  );
  await expectAccessibleScreen(page);
  // No address of a link leaves the server.
  expect(JSON.stringify(service.calls)).not.toContain('/contacto');

  // By the keyboard alone, in any order; the focus goes to the next one.
  const second = proposalOf(page, 'Párrafo 2');
  const third = proposalOf(page, 'Párrafo 3');
  await second.getByRole('button', { name: 'Aceptar' }).press('Enter');
  await expect(second).toHaveCount(0);
  await expect(third.getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await expect(contentOf(page).getByRole('link')).toHaveText(`${OTHER}venga`);
  await panelOf(page).getByRole('button', { name: 'Aceptar las 2 que han pasado' }).click();
  await expect(titleOf(page)).toHaveValue(`${OTHER}El NIE`);

  // The one that broke the vocabulary is accepted, and corrected by a person.
  await third.getByRole('button', { name: 'Aceptar' }).click();
  await contentOf(page).getByText(`${OTHER}Traiga`).click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' Reisepass!');
  await savePost(page);
  expect(
    await sql(
      site,
      `select title_${OTHER} as title, content_${OTHER} as content
       from public.blog_posts where id = $1`,
      [id],
    ),
  ).toEqual([
    {
      title: `${OTHER}El NIE`,
      content: `## ${OTHER}Plazos\n\n${OTHER}Pida ${OTHER}el *NIE* ${OTHER}y [${OTHER}venga](/contacto).\n\n${OTHER}Traiga ${OTHER}su ${OTHER}pasaporte. Reisepass!`,
    },
  ]);

  // Once a paragraph changes, that one alone is sent.
  await sql(site, `update public.blog_posts set content = $2 where id = $1`, [
    id,
    SPANISH.replace('su pasaporte', 'una copia'),
  ]);
  await page.reload();
  await languageTab(page, new RegExp(`${labelled(OTHER)} \\(desactualizada\\)`)).click();
  await propose.click();
  await expect(third.locator('del').first()).toContainText(`${OTHER}su`);
  await expect(third.locator('ins').first()).toContainText(`${OTHER}una`);
  expect(service.calls.at(-1)?.texts).toEqual(['Traiga una copia.']);

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
  await stale.getByRole('button', { name: 'Descartar' }).click();
  await expect(stale).toHaveCount(0);
  await page.getByText('Propuestas anteriores (5)').click();
  await expect(panelOf(page).getByText(/; descartada por editor@/)).toBeVisible();
});
