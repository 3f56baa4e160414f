import { goToScreen } from '../support/adminArea';
import { expect, test } from '../support/fixtures';
import { addPost, contentOf, languageTab, openPostEditor, savePost } from '../support/postEditor';
import { pathOf } from '../../src/site/pages';
import { type Language, LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER, OTHER, called, labelled } from '../support/languages';
import { signIn } from '../support/session';

// Words that no other Arabic text has.
const TITLE = 'المواعيد 8417';
const TEXT = 'المهلة 9523 يوما.';

test('@desktop publishes a post in Spanish and German while its Arabic waits', async ({
  page,
  site,
  browser,
}) => {
  await signIn(page, site.url, 'editor');
  const { id, slug } = await addPost(site.url, {
    slug: 'plazos',
    title: 'Los plazos',
    content: 'El plazo es de 15 días.',
    date: '2026-11-11',
    [`title_${OTHER}`]: 'Die Fristen',
    [`content_${OTHER}`]: 'Die Frist beträgt 15 Tage.',
    [`title_${ANOTHER}`]: TITLE,
    [`content_${ANOTHER}`]: TEXT,
  });
  const context = await browser.newContext({ baseURL: site.url });
  const visitor = await context.newPage();
  await openPostEditor(page, id);
  await languageTab(page, new RegExp(labelled(ANOTHER))).click();
  const waiting = page.getByLabel(`En espera: no publicar todavía en ${called(ANOTHER)}`);
  await waiting.focus();
  await page.keyboard.press('Space');
  await savePost(page);
  await expect(languageTab(page, new RegExp(`${labelled(ANOTHER)} \\(en espera\\)`))).toBeVisible();
  await expect(page.getByText(`En espera, sin publicar: ${called(ANOTHER)}.`)).toBeVisible();

  // In Arabic the post reads as if it had never been translated; in German nothing changes.
  const sent: Promise<string>[] = [];
  visitor.on('response', (response) => sent.push(response.text().catch(() => '')));
  await visitor.goto(`${pathOf('blog', ANOTHER)}/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Los plazos');
  await expect(visitor.locator(`h1 [lang=${SOURCE_LANGUAGE}]`)).toBeVisible();
  await visitor.goto(pathOf('blog', ANOTHER));
  await expect(visitor.getByRole('link', { name: 'Los plazos', exact: true })).toBeVisible();
  const leaked = (await Promise.all(sent)).filter((text) => /المواعيد 8417|المهلة 9523/.test(text));
  expect(leaked).toEqual([]);
  await visitor.goto(`${pathOf('blog', OTHER)}/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Die Fristen');
  const alternate = (code: Language) =>
    visitor.locator(`link[hreflang=${LANGUAGE_FACTS[code].hreflang ?? code}]`);
  await expect(alternate(OTHER)).toHaveCount(1);
  await expect(alternate(ANOTHER)).toHaveCount(0);

  // Staff edit and preview the waiting text, and find it in the list.
  await goToScreen(page, 'posts', 'Entradas');
  await goToScreen(page, `post/${id}`, 'Editar la entrada');
  await languageTab(page, new RegExp(labelled(ANOTHER))).click();
  await expect(waiting).toBeChecked();
  await expect(contentOf(page)).toHaveText(TEXT);
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const preview = page.getByRole('dialog', { name: 'Vista previa' });
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await page.keyboard.press('Escape');
  await goToScreen(page, `posts?state=waiting&language=${ANOTHER}`, 'Entradas');
  await page
    .getByRole('row', { name: /Los plazos/ })
    .getByRole('link')
    .first()
    .click();
  await languageTab(page, new RegExp(labelled(ANOTHER))).click();
  await waiting.uncheck();
  await savePost(page);
  await visitor.goto(`${pathOf('blog', ANOTHER)}/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await context.close();
});
