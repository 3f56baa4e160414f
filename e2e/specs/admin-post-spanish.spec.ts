import type { Locator } from '@playwright/test';
import { expectAccessibleScreen } from '../support/accessibility';
import { goToScreen } from '../support/adminArea';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { addPost, contentOf, languageTab, openPostEditor } from '../support/postEditor';
import { ANOTHER, called, labelled, OTHER } from '../support/languages';
import { signIn } from '../support/session';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';

const BEFORE = '## Plazos\n\nEl plazo es de 15 días.\n\nTraiga su pasaporte.\n\n- Uno\n- Dos';
const NOW = BEFORE.replace('15', '20').replace('su pasaporte', 'el pasaporte y una copia');

const GERMAN =
  '## Fristen\n\nDie Frist beträgt 15 Tage.\n\nBringen Sie Ihren Pass mit.\n\n- Eins\n- Zwei';

test('@desktop confirms a translation paragraph by paragraph beside the Spanish text', async ({
  page,
  site,
}) => {
  await signIn(page, site.url, 'editor');
  const { id } = await addPost(site.url, {
    slug: 'plazos',
    title: 'Los plazos',
    content: BEFORE,
    [`title_${OTHER}`]: 'Die Fristen',
    [`content_${OTHER}`]: GERMAN,
    [`title_${ANOTHER}`]: 'المواعيد',
  });
  // Its title and two paragraphs change after it was translated.
  await sql(site, 'update public.blog_posts set title = $2, content = $3 where id = $1', [
    id,
    'Todos los plazos',
    NOW,
  ]);
  const outdated = () =>
    sql(site, 'select outdated_languages as codes from public.blog_posts where id = $1', [id]);
  await openPostEditor(page, id);
  await languageTab(page, new RegExp(labelled(ANOTHER))).click();
  await expect(contentOf(page)).toHaveAttribute('dir', LANGUAGE_FACTS[ANOTHER].dir);
  const spanish = page.getByRole('list', { name: `Texto ${called(SOURCE_LANGUAGE)}` });
  // Without a service for translations, one line says how it is switched on.
  await expect(page.getByText('quien administra el servidor activa un servicio')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proponer traducción' })).toHaveCount(0);
  await languageTab(page, new RegExp(`${labelled(OTHER)} \\(desactualizada\\)`)).click();
  const notice = page.getByRole('region', {
    name: `Cambios en el texto ${called(SOURCE_LANGUAGE)}`,
  });
  await expect(notice.getByRole('status')).toContainText('Quedan 3 cambios por revisar');
  await expect(spanish.locator('del').first()).toHaveText('quitado: 15');
  await expect(spanish.locator('ins').first()).toHaveText('añadido: 20');

  // Each paragraph begins beside its translation, although the Spanish ones are longer.
  const top = async (within: Locator) =>
    (await within.locator('> :nth-child(4)').boundingBox())?.y ?? Number.NaN;
  await expect
    .poll(async () => Math.abs((await top(page.locator('.tiptap'))) - (await top(spanish))))
    .toBeLessThan(10);
  await expectAccessibleScreen(page);

  // By the keyboard alone, although another person has just confirmed another translation.
  await sql(site, `update public.blog_posts set outdated_languages = '{}' where id = $1`, [id]);
  await page.getByRole('button', { name: 'Sigue bien el párrafo 2' }).press('Enter');
  await expect(notice.getByRole('status')).toContainText('Quedan 2 cambios');
  await expect(spanish.getByRole('listitem').nth(1).locator('[tabindex]')).toBeFocused();

  // What is confirmed is in the database, and waits for the rest.
  await goToScreen(page, 'posts', 'Entradas');
  await goToScreen(page, `post/${id}`, 'Editar la entrada');
  await languageTab(page, new RegExp(`${labelled(OTHER)} \\(desactualizada\\)`)).click();
  await expect(notice.getByRole('status')).toContainText('Quedan 2 cambios');
  expect(await outdated()).toEqual([{ codes: [ANOTHER, OTHER] }]);
  await notice.getByRole('button', { name: 'Dar por revisada toda la traducción' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Traducción al día.')).toBeVisible();
  await expect(languageTab(page, new RegExp(`${labelled(OTHER)} \\(al día\\)`))).toBeVisible();
  expect(await outdated()).toEqual([{ codes: [ANOTHER] }]);
});
