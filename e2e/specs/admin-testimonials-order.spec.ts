/** The order of testimonials, the language they were written in, and their outdated translations. */
import { pathOf } from '../../src/site/pages';
import { expectAccessibleWithoutOverflow } from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { sql } from '../support/database';
import { textsOf } from '../support/texts';
import { expect, test } from '../support/fixtures';
import { SOURCE_LANGUAGE, TRANSLATIONS } from '../../src/site/languages';
import { ANOTHER, called, labelled, OTHER } from '../support/languages';
import { clientAs, signIn } from '../support/session';

test('@desktop orders testimonials by keys, buttons and dragging, for the public too', async ({
  page,
  site,
  browser,
}) => {
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, 'opiniones', 'Opiniones');
  const names = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await expect(names).not.toHaveCount(0);
  const before = await names.allTextContents();
  const [first = '', second = '', third = '', ...rest] = before;
  const handle = (name: string) =>
    page.getByRole('button', { name: `Mover la opinión de ${name}` });
  // The list shows a new order before it is saved.
  const stored = async () =>
    (
      await sql<{ name: string }>(
        site,
        `select name from public.testimonials where deleted_at is null
         order by created_at desc, id`,
      )
    ).map(({ name }) => name);

  await handle(first).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(names).toHaveText([second, third, first, ...rest]);
  await expect(handle(first)).toBeFocused();
  await expect(
    page.getByText(`La opinión de ${first} pasa al puesto 3 de ${before.length}.`),
  ).toBeAttached();
  const up = page.getByRole('button', { name: `Subir la opinión de ${third}` });
  await up.click();
  await expect(names).toHaveText([third, second, first, ...rest]);
  await expect(up).toBeDisabled();
  await expect(up).toBeFocused();
  await expectAccessibleWithoutOverflow(page);

  const from = await handle(first).boundingBox();
  const to = await handle(third).boundingBox();
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y - 5, { steps: 5 });
  // The mark of the place where it would be dropped.
  await expect(page.getByRole('main').locator('ol > li').first()).not.toHaveCSS(
    'box-shadow',
    'none',
  );
  await page.mouse.up();
  await expect(names).toHaveText([first, third, second, ...rest]);
  await expect.poll(stored).toEqual([first, third, second, ...rest]);
  await page.reload();
  await expect(names).toHaveText([first, third, second, ...rest]);

  const visitor = await browser.newPage({ baseURL: site.url });
  await visitor.goto(pathOf('testimonials', SOURCE_LANGUAGE));
  await expect(visitor.locator('main figcaption').first()).toContainText(first);
  await expect(visitor.locator('main figcaption').nth(1)).toContainText(third);
  await visitor.close();
  await page.getByRole('button', { name: `Bajar la opinión de ${third}` }).click();
  await expect(names).toHaveText(before);
  await expect.poll(stored).toEqual(before);
});

test('@desktop names the language a client wrote in, and which translations are outdated', async ({
  page,
  site,
  browser,
}) => {
  const client = await clientAs(site.url, 'editor');
  const { data } = await client
    .from('testimonials')
    .insert({
      name: 'R. S.',
      testimonial: 'Todo claro.',
      ...({
        [`testimonial_${OTHER}`]: 'Alles klar.',
        [`testimonial_${ANOTHER}`]: 'Всё ясно.',
      } as object),
      active: true,
      consent_date: '2026-01-15',
      consent_text: 'Autorizo a publicar mi opinión.',
      consent_via: 'signed',
      verification: 'Expediente 9/2026',
    })
    .select('id')
    .single();
  const id = data?.id ?? '';
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, `opiniones?id=${id}`, 'Editar la opinión');
  await page.getByLabel('La persona la escribió en').selectOption(labelled(OTHER));
  const preview = page.getByRole('complementary', { name: 'Vista previa' });
  await expect(preview).toContainText(
    textsOf(SOURCE_LANGUAGE, 'common').testimonials.translatedFrom[OTHER],
  );
  await page.getByLabel('Opinión', { exact: true }).fill('Todo claro, y a tiempo.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'R. S.' });
  await expect(item).toContainText(
    `Desactualizada: ${TRANSLATIONS.filter((code) => code === OTHER || code === ANOTHER)
      .map(called)
      .join(', ')}`,
  );

  const visitor = await browser.newPage({ baseURL: site.url });
  for (const [path, words] of [
    [
      pathOf('testimonials', SOURCE_LANGUAGE),
      textsOf(SOURCE_LANGUAGE, 'common').testimonials.translatedFrom[OTHER],
    ],
    [
      pathOf('testimonials', ANOTHER),
      textsOf(ANOTHER, 'common').testimonials.translatedFrom[OTHER],
    ],
  ] as const) {
    await visitor.goto(path);
    await expect(visitor.locator('main figure').filter({ hasText: words }).first()).toBeVisible();
  }
  await visitor.goto(pathOf('testimonials', OTHER));
  const german = visitor.locator('main figure').filter({ hasText: 'Alles klar.' });
  await expect(german).toBeVisible();
  await expect(german).not.toContainText(
    textsOf(OTHER, 'common').testimonials.translatedFrom[SOURCE_LANGUAGE],
  );
  await visitor.close();

  // One is confirmed as it stands, the other corrected.
  await item.getByRole('link', { name: 'Editar la opinión de R. S.' }).click();
  await page.getByRole('tab', { name: `${labelled(OTHER)} (desactualizada)` }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Todo claro.');
  await expectAccessibleWithoutOverflow(page);
  await page.getByLabel('Sigue bien tal como está').check();
  await page.getByRole('tab', { name: `${labelled(ANOTHER)} (desactualizada)` }).click();
  await page.getByLabel('Opinión', { exact: true }).fill('Всё ясно и вовремя.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(item).toBeVisible();
  await expect(item).not.toContainText('Desactualizada');
  await client.from('testimonials').delete().eq('id', id);
});
