import { adminPath } from '../../src/site/adminPaths';
import { pathOf } from '../../src/site/pages';
import { expectAccessibleWithoutOverflow } from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { choose, field, submit } from '../support/enquiryForm';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydratedPage';
import { signIn } from '../support/session';

test('@desktop an urgent Russian enquiry against a client is marked before its story is read', async ({
  page,
  site,
  browser,
}) => {
  const story = 'Меня задержали, завтра суд.';
  await signIn(page, site.url, 'admin');
  await page.goto(site.url + adminPath('enquiries', { view: 'clients' }));
  await page.getByLabel('Nombres, uno por línea').fill('Taras Shevchenko\nKlaus Weber');
  await page.getByRole('button', { name: 'Añadir a la lista' }).click();
  await expect(page.getByText('Hay 2 nombres en la lista.')).toBeVisible();
  await expectAccessibleWithoutOverflow(page);

  const visitor = waitForHydration(await browser.newPage({ baseURL: site.url }));
  await visitor.clock.install();
  await visitor.goto(pathOf('contact', 'ru'));
  await field(visitor, 'practice_area').selectOption('civil');
  await choose(visitor, 'urgency', 'detained');
  await field(visitor, 'opposing_party').fill('Тарас Шевченко');
  await field(visitor, 'message').fill(story);
  await field(visitor, 'name').fill('Ольга Новикова');
  await field(visitor, 'phone').fill('+7 900 000 00 01');
  await visitor.reload();
  await expect(field(visitor, 'opposing_party')).toHaveValue('Тарас Шевченко');
  await field(visitor, 'consent').check();
  await visitor.clock.fastForward('01:00');
  await submit(visitor).click();
  await expect(visitor.locator('form')).toHaveCount(0);
  await visitor.close();

  await openAdminScreen(page, 'cuestionario', 'Consultas');
  const row = page.getByRole('row', { name: /Ольга Новикова/ });
  await expect(row).toContainText('Posible conflicto');
  await expect(row).not.toContainText('задержали');
  await row.getByRole('link').click();

  const detail = page.getByRole('article', { name: 'Consulta' });
  const hint = detail.getByRole('region', { name: 'Posible conflicto de intereses' });
  await expect(hint).toContainText(
    'Тарас Шевченко, la otra parte, se parece a Taras Shevchenko, en la lista de clientes (parecido del 100 %).',
  );
  await expect(detail).not.toContainText(story);
  await expectAccessibleWithoutOverflow(page);
  await detail.getByRole('button', { name: 'Leer el mensaje de todos modos' }).press('Enter');
  await expect(detail).toContainText(story);

  await detail
    .getByRole('group', { name: 'Estado de la consulta' })
    .getByRole('button', { name: 'Contactada' })
    .click();
  await expect(detail.getByText('Contestada')).toBeVisible();
  await expect(detail.getByText('Nombres comparados')).toBeVisible();
});
