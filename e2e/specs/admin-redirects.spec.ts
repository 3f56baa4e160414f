import { expectAccessibleWithoutOverflow } from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { expect, test } from '../support/fixtures';
import { pathOf } from '../../src/site/pages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { signIn } from '../support/session';

test('an admin redirects an old address, which the server follows until it is removed', async ({
  page,
  site,
  served,
  request,
  pageErrors,
}) => {
  pageErrors.expected.push(/status of 400/);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'redirecciones', 'Redirecciones');
  const form = page.getByRole('region', { name: 'Nueva redirección' });
  const list = page.getByRole('list', { name: 'Direcciones antiguas' });
  const add = async (from: string, to: string) => {
    await form.getByLabel('Dirección antigua').fill(from);
    await form.getByLabel('Página a la que lleva').fill(to);
    await form.getByRole('button', { name: 'Añadir la redirección' }).click();
  };

  await add(pathOf('contact', SOURCE_LANGUAGE), '/no-existe');
  await expect(form).toContainText('La web tiene una página en esa dirección');
  await expect(form).toContainText('La web no tiene esa página');

  await add(
    'https://www.old-firm.example/2019/05/Quienes-Somos/',
    pathOf('contact', SOURCE_LANGUAGE),
  );
  await expect(list.getByRole('listitem')).toHaveText(/\/2019\/05\/quienes-somos.*\/contacto/);
  await form
    .getByLabel('Qué direcciones')
    .selectOption('Las que siguen con una fecha (/2019/05/…)');
  await add('/', '/blog/*');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleWithoutOverflow(page);

  const locationOf = async (path: string) => {
    await served.refresh();
    const response = await request.get(site.url + path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await locationOf('/2019/05/quienes-somos/')).toEqual([
    301,
    pathOf('contact', SOURCE_LANGUAGE),
  ]);
  expect(await locationOf('/2020/01/otra/')).toEqual([301, '/blog/otra']);

  await list
    .getByRole('listitem')
    .filter({ hasText: 'quienes-somos' })
    .getByRole('button', { name: 'Quitar' })
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // The dated addresses lead on.
  expect(await locationOf('/2019/05/quienes-somos/')).toEqual([301, '/blog/quienes-somos']);
});

test('@desktop an editor sees no redirects', async ({ page, site }) => {
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, 'posts', 'Entradas');
  await expect(page.getByRole('link', { name: 'Redirecciones' })).toHaveCount(0);
  await openAdminScreen(page, 'redirecciones', 'Sin acceso');
});
