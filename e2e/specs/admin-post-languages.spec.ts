import { goToScreen } from '../support/adminArea';
import { expect, test } from '../support/fixtures';
import {
  addPost,
  languageTab,
  openPostEditor,
  savePost,
  writeContent,
} from '../support/postEditor';
import { pathOf } from '../../src/site/pages';
import { type Language, LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER, OTHER, called, labelled } from '../support/languages';
import { signIn } from '../support/session';

// Words that no other Arabic text has.
const TITLE = 'المواعيد 8417';
const TEXT = 'المهلة 9523 يوما.';

test('@desktop a translation waits while the others are public, and is published by itself', async ({
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
  });
  await openPostEditor(page, id);
  await languageTab(page, new RegExp(labelled(ANOTHER))).click();
  await page.getByLabel(`En espera: no publicar todavía en ${called(ANOTHER)}`).press('Space');
  await writeContent(page, TEXT);
  await savePost(page);
  await expect(languageTab(page, new RegExp(`${labelled(ANOTHER)} \\(en espera\\)`))).toBeVisible();

  // In Arabic the post reads as if it had never been translated; in German nothing changes.
  const visitor = await browser.newPage({ baseURL: site.url });
  const heading = visitor.getByRole('heading', { level: 1 });
  const sent: Promise<string>[] = [];
  visitor.on('response', (response) => sent.push(response.text().catch(() => '')));
  await visitor.goto(`${pathOf('blog', ANOTHER)}/${slug}`);
  await expect(heading).toHaveText('Los plazos');
  await expect(visitor.locator(`h1 [lang=${SOURCE_LANGUAGE}]`)).toBeVisible();
  const leaked = (await Promise.all(sent)).filter((text) => /المواعيد 8417|المهلة 9523/.test(text));
  expect(leaked).toEqual([]);
  await visitor.goto(`${pathOf('blog', OTHER)}/${slug}`);
  await expect(heading).toHaveText('Die Fristen');
  const alternate = (code: Language) =>
    visitor.locator(`link[hreflang=${LANGUAGE_FACTS[code].hreflang ?? code}]`);
  await expect(alternate(OTHER)).toHaveCount(1);
  await expect(alternate(ANOTHER)).toHaveCount(0);

  // Staff find the waiting text in the list, and publish it.
  await goToScreen(page, `posts?state=waiting&language=${ANOTHER}`, 'Entradas');
  await page
    .getByRole('row', { name: /Los plazos/ })
    .getByRole('link')
    .first()
    .click();
  await languageTab(page, new RegExp(labelled(ANOTHER))).click();
  await page.getByLabel(`En espera: no publicar todavía en ${called(ANOTHER)}`).uncheck();
  await savePost(page);
  await visitor.goto(`${pathOf('blog', ANOTHER)}/${slug}`);
  await expect(heading).toHaveText(TITLE);
  await visitor.close();
});
