import { expectAccessibleWithoutOverflow } from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { postPathOf } from '../../src/site/pages';
import { called, labelled, OTHER } from '../support/languages';
import { TRANSLATIONS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { sql } from '../support/database';

test('@desktop a category is added, translated, used, renamed and removed', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expected.push(/status of (400|409)/);
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, 'categorias', 'Categorías');
  const section = page.getByRole('region', { name: 'Nueva categoría' });
  await section.getByLabel(labelled(SOURCE_LANGUAGE)).fill('Náutica');
  await section.getByLabel(labelled(OTHER)).fill('Schifffahrt');
  await section.getByRole('button', { name: 'Añadir la categoría' }).click();
  const item = page.getByRole('list', { name: 'Categorías' }).getByRole('listitem');
  const own = item.filter({ hasText: 'Náutica' });
  await expect(own).toContainText(
    `Sin traducir: ${TRANSLATIONS.filter((code) => code !== OTHER)
      .map(called)
      .join(', ')}`,
  );
  await expectAccessibleWithoutOverflow(page);

  // Names that differ only in case or accents are the same category.
  await section.getByLabel(labelled(SOURCE_LANGUAGE)).fill('NAUTICA');
  await section.getByRole('button', { name: 'Añadir la categoría' }).click();
  await expect(section.getByRole('alert')).toHaveText('Ya hay una categoría con ese nombre.');

  await sql(
    site,
    `insert into public.blog_posts (slug, title, category) values ('barcos', 'Barcos', 'nautica')`,
  );
  await page.goto(postPathOf('barcos', OTHER));
  await expect(page.locator('main').getByText('Schifffahrt').first()).toBeVisible();
  await openAdminScreen(page, 'categorias', 'Categorías');
  await own.locator('summary').click();
  await own.getByRole('button', { name: 'Quitar' }).click();
  await expect(own.getByRole('alert')).toContainText('Hay entradas con esta categoría.');
  await own.getByLabel(labelled(SOURCE_LANGUAGE)).fill('Barcos y puertos');
  await own.getByRole('button', { name: 'Guardar' }).click();
  await expect(own).toHaveCount(0);
  expect(await sql(site, `select category from public.blog_posts where slug = 'barcos'`)).toEqual([
    { category: 'Barcos y puertos' },
  ]);
  await sql(site, `delete from public.blog_posts where slug = 'barcos'`);
  const renamed = item.filter({ hasText: 'Barcos y puertos' });
  await renamed.locator('summary').click();
  await renamed.getByRole('button', { name: 'Quitar' }).click();
  await expect(renamed).toHaveCount(0);

  // The default category keeps its name.
  const general = item.filter({ hasText: 'General' });
  await general.locator('summary').first().click();
  await expect(general.getByLabel(labelled(SOURCE_LANGUAGE))).not.toBeEditable();
  await expect(general.getByRole('button', { name: 'Quitar' })).toHaveCount(0);
});
