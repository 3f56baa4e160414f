import type { Page } from '@playwright/test';
import { expectAccessibleScreen } from '../support/accessibility';
import { goToScreen } from '../support/adminArea';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { addPost, contentOf, languageTab, openPostEditor, savePost } from '../support/postEditor';
import { ANOTHER, called, labelled, OTHER } from '../support/languages';
import { signIn } from '../support/session';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';

const BEFORE = '## Plazos\n\nEl plazo es de 15 días.\n\nTraiga su pasaporte.\n\n- Uno\n- Dos';
const NOW = BEFORE.replace('15', '20').replace('su pasaporte', 'el pasaporte y una copia');

/** A post whose Spanish title and two paragraphs have changed since it was translated. */
async function addOutdatedPost(page: Page, url: string): Promise<string> {
  await signIn(page, url, 'editor');
  const { id } = await addPost(url, {
    slug: 'plazos',
    title: 'Los plazos',
    content: BEFORE,
    [`title_${OTHER}`]: 'Die Fristen',
    [`content_${OTHER}`]:
      '## Fristen\n\nDie Frist beträgt 15 Tage.\n\nBringen Sie Ihren Pass mit.\n\n- Eins\n- Zwei',
    [`title_${ANOTHER}`]: 'المواعيد',
    [`content_${ANOTHER}`]: '## المواعيد\n\nالمهلة 15 يوما.\n\nأحضر جواز سفرك.\n\n- واحد\n- اثنان',
  });
  return id;
}

const top = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())?.y ?? Number.NaN;

test('@desktop confirms a translation paragraph by paragraph beside the Spanish text', async ({
  page,
  site,
  context,
}) => {
  const id = await addOutdatedPost(page, site.url);
  await sql(site, 'update public.blog_posts set title = $2, content = $3 where id = $1', [
    id,
    'Todos los plazos',
    NOW,
  ]);
  const outdated = () =>
    sql(site, 'select outdated_languages as codes from public.blog_posts where id = $1', [id]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPostEditor(page, id);
  await languageTab(page, new RegExp(labelled(ANOTHER))).click();
  await expect(contentOf(page)).toHaveAttribute('dir', LANGUAGE_FACTS[ANOTHER].dir);
  const spanish = page.getByRole('list', { name: `Texto ${called(SOURCE_LANGUAGE)}` });
  const item = spanish.getByRole('listitem').nth(1);
  await expect(item.locator(`[lang=${SOURCE_LANGUAGE}]`).first()).toHaveAttribute(
    'dir',
    LANGUAGE_FACTS[SOURCE_LANGUAGE].dir,
  );
  await item.getByRole('button', { name: 'Copiar el párrafo 2' }).click();
  await expect(page.getByText('Párrafo copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('El plazo es de 20 días.');
  // Without a service for translations, one line says how it is switched on.
  await expect(page.getByText('quien administra el servidor activa un servicio')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proponer traducción' })).toHaveCount(0);
  await languageTab(page, new RegExp(`${labelled(OTHER)} \\(desactualizada\\)`)).click();
  const notice = page.getByRole('region', {
    name: `Cambios en el texto ${called(SOURCE_LANGUAGE)}`,
  });
  await expect(notice.getByRole('status')).toContainText('Quedan 3 cambios por revisar');
  await expect(spanish.getByRole('listitem')).toHaveCount(4);
  await expect(spanish.locator('del').first()).toHaveText('quitado: 15');
  await expect(spanish.locator('ins').first()).toHaveText('añadido: 20');

  // Each paragraph begins beside its translation, although the Spanish ones are longer.
  for (const [block, item] of [
    [2, 2],
    [3, 3],
    [4, 4],
  ]) {
    const distance = async () =>
      Math.abs(
        (await top(page, `.tiptap > :nth-child(${block})`)) -
          (await top(
            page,
            `ol[aria-label="Texto ${called(SOURCE_LANGUAGE)}"] > :nth-child(${item})`,
          )),
      );
    await expect.poll(distance).toBeLessThan(10);
  }
  await expectAccessibleScreen(page);
  // On a phone it is folded above the translation.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(spanish).toHaveCount(0);
  await page.getByText(`Ver el texto ${called(SOURCE_LANGUAGE)} (3 por revisar)`).click();
  await expect(page.getByRole('button', { name: 'Sigue bien el párrafo 3' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });

  // Correcting a paragraph does not confirm the others.
  const confirm = page.getByRole('button', { name: 'Sigue bien el párrafo 2' });
  await contentOf(page).getByText('15 Tage').click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' Korrigiert.');
  await expect(notice.getByText('Guarde antes los cambios.')).toBeVisible();
  await expect(confirm).toBeDisabled();
  await savePost(page);
  await expect(notice.getByRole('status')).toContainText('Quedan 3 cambios');

  // By the keyboard alone, although another person has just confirmed another translation.
  await sql(site, `update public.blog_posts set outdated_languages = '{}' where id = $1`, [id]);
  await expect(confirm).toBeEnabled();
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(notice.getByRole('status')).toContainText('Quedan 2 cambios');
  await expect(spanish.getByRole('listitem').nth(1).locator('[tabindex]')).toBeFocused();
  await page.getByRole('button', { name: 'Sigue bien el título' }).click();
  await expect(notice.getByRole('status')).toContainText('Queda 1 cambio');

  // What is confirmed is in the database, and waits for the rest.
  await goToScreen(page, 'posts', 'Entradas');
  await goToScreen(page, `post/${id}`, 'Editar la entrada');
  await languageTab(page, new RegExp(`${labelled(OTHER)} \\(desactualizada\\)`)).click();
  await expect(notice.getByRole('status')).toContainText('Queda 1 cambio');
  expect(await outdated()).toEqual([{ codes: [ANOTHER, OTHER] }]);
  await notice.getByRole('button', { name: 'Dar por revisada toda la traducción' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Traducción al día.')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await expect(languageTab(page, new RegExp(`${labelled(OTHER)} \\(al día\\)`))).toBeVisible();
  expect(await outdated()).toEqual([{ codes: [ANOTHER] }]);
});
