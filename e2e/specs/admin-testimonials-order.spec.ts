/** The order of testimonials, the language they were written in, and their outdated translations. */
import { pathOf } from '../../src/site/pages';
import { expectAccessibleWithoutOverflow } from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { signIn } from '../support/session';

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
