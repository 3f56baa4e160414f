import { SOURCE_LANGUAGE } from '../../src/site/languages';
/** An article from Word to its readers: three languages, proposed, approved by link, scheduled. */
import type { Page } from '@playwright/test';
import { slugify } from '../../src/features/admin/posts/slug';
import { firm } from '../../src/site/firm';
import { setOfficeClock, sql } from '../support/database';
import { expect } from '../support/fixtures';
import { makePhotograph } from '../support/imageFiles';
import { contentOf, languageTab, pasteContent, publishPost, savePost } from '../support/postEditor';
import { signIn } from '../support/session';
import { test } from '../support/translatedSite';
import { pathOf } from '../../src/site/pages';
import { HOME_LOCALE } from '../support/homeLocale';
import { ANOTHER, labelled, OTHER } from '../support/languages';
import { wordDocument } from '../support/wordDocument';

const TITLE = 'El divorcio entre dos países';
const SLUG = slugify(TITLE);
const GERMAN_TITLE = 'Scheidung zwischen zwei Ländern';
const NOTE = 'Der zweite Absatz ist etwas lang.';

async function replaceLostPicture(page: Page): Promise<void> {
  const photograph = await makePhotograph(page, 800);
  await contentOf(page).getByText('La imagen no se pudo pegar').click({ clickCount: 3 });
  await page.getByRole('button', { name: 'Imagen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Imagen' });
  await dialog
    .getByLabel('Archivo')
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photograph });
  await dialog.getByLabel('Descripción').fill('El juzgado de Dénia');
  await dialog.getByRole('button', { name: 'Insertar' }).click();
  await expect(contentOf(page).getByRole('img', { name: 'El juzgado de Dénia' })).toBeVisible();
  await expect(contentOf(page)).not.toContainText('La imagen no se pudo pegar');
}

async function acceptProposals(page: Page, language: RegExp): Promise<void> {
  await languageTab(page, language).click();
  const panel = page.getByRole('region', { name: 'Propuestas de traducción' });
  await panel.getByRole('button', { name: 'Proponer traducción' }).click();
  await panel.getByRole('button', { name: /^Aceptar las \d+ que han pasado/ }).click();
  await expect(contentOf(page).getByRole('heading')).not.toHaveCount(0);
}

/** Approves the draft in each language that is named, with a note, as somebody without an account. */
async function approve(reader: Page, address: string, languages: string[]): Promise<void> {
  await reader.goto(address);
  await reader.getByLabel(/^Nota sobre el texto/).fill(NOTE);
  await reader.getByRole('button', { name: 'Enviar la nota' }).click();
  await expect(reader.getByText('Nota enviada.')).toBeVisible();
  const choice = reader.getByRole('navigation', { name: 'Idioma del borrador' });
  for (const language of languages) {
    await choice.getByRole('button', { name: language }).click();
    await reader
      .getByRole('button', { name: `Dar el visto bueno en ${language.toLowerCase()}` })
      .click();
    await expect(
      choice.getByRole('button', { name: `${language} (con visto bueno)` }),
    ).toBeVisible();
  }
}

test('@desktop an article pasted from Word is proposed, corrected, approved by link and published at its hour in three languages', async ({
  page,
  site,
  url,
  browser,
}) => {
  test.setTimeout(90_000);
  await signIn(page, url, 'editor');
  await page.goto('/config-blogmr/posts');
  await page.getByRole('link', { name: 'Nueva entrada' }).click();
  await page.getByLabel('Título', { exact: true }).fill(TITLE);
  await pasteContent(page, 'text/html', wordDocument().html);
  await replaceLostPicture(page);
  await savePost(page);

  await acceptProposals(page, new RegExp(labelled(OTHER)));
  await page.getByLabel('Título', { exact: true }).fill(GERMAN_TITLE);
  await acceptProposals(page, new RegExp(labelled(ANOTHER)));
  await savePost(page);
  await expect(languageTab(page, /\(al día\)/)).toHaveCount(2);

  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.getByLabel('Para quién').fill('Dr. Weber');
  await page.keyboard.press('Enter');
  const address = await page.getByLabel('Enlace nuevo').inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  const outside = await browser.newContext();
  await approve(await outside.newPage(), address, [labelled(OTHER), labelled(ANOTHER)]);
  await outside.close();

  const [row] = await sql<{ tomorrow: string }>(
    site,
    `select to_char(private.office_now() + interval '1 day', 'YYYY-MM-DD') as tomorrow`,
  );
  await page.reload();
  await page.getByRole('button', { name: 'Compartir' }).click();
  const shared = page.getByRole('dialog', { name: 'Compartir antes de publicar' });
  await expect(shared.getByText(/: al texto guardado ahora/)).toHaveCount(2);
  await expect(shared.getByText(NOTE)).toBeVisible();
  await shared.getByRole('button', { name: 'Cerrar' }).click();
  await languageTab(page, new RegExp(labelled(SOURCE_LANGUAGE))).click();
  const tomorrow = row?.tomorrow ?? '';
  await page.getByLabel('Fecha', { exact: true }).fill(tomorrow);
  await page.getByLabel('Hora', { exact: true }).fill('09:00');
  await publishPost(page);
  await expect(page.getByText(/Se publicará sola el .* a las 9:00/)).toBeVisible();

  const moveClock = (time: string) =>
    sql(site, setOfficeClock(`'${tomorrow} ${time} ${firm.timeZone}'`));
  const context = await browser.newContext({ baseURL: url, locale: 'de-DE' });
  const visitor = await context.newPage();
  await moveClock('08:59');
  await visitor.goto(`${pathOf('blog', OTHER)}/${SLUG}`);
  await expect(visitor.getByText('Oops! Page not found')).toBeVisible();
  await moveClock('09:00');
  await visitor.goto(`${pathOf('blog', OTHER)}/${SLUG}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(GERMAN_TITLE);
  const article = visitor.getByRole('article');
  await expect(article.getByRole('heading', { level: 2 }).first()).toHaveText(
    new RegExp(`^${OTHER}`),
  );
  await expect(article.locator('ol > li').first()).toHaveText(new RegExp(`^${OTHER}`));
  await expect(article.getByRole('link', { name: new RegExp(`^${OTHER}`) }).first()).toBeVisible();
  await expect(article.getByRole('row')).toHaveCount(3);
  await visitor.goto(`${pathOf('blog', ANOTHER)}/${SLUG}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${ANOTHER}`));
  await expect(article.getByRole('img')).toHaveAttribute('alt', new RegExp(`^${ANOTHER}`));
  await context.close();
  const spaniard = await browser.newPage({ baseURL: url, locale: HOME_LOCALE });
  await spaniard.goto(`/blog/${SLUG}`);
  await expect(spaniard.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(spaniard.getByRole('img', { name: 'El juzgado de Dénia' })).toBeVisible();
  await spaniard.close();
});
