import { signIn } from '../support/session';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import {
  expectAccessibleAtBothWidths,
  expectAccessibleWithoutOverflow,
} from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { OTHER, labelled } from '../support/languages';

test.beforeEach(async ({ site }) => {
  await sql(site, 'delete from public.stats_daily');
  await sql(
    site,
    `insert into public.stats_daily (day, web_visitors, blog_visitors, web_unique_visitors, blog_unique_visitors)
     select private.office_today() - ago, 10, 5, 3, 2 from generate_series(0, 40) as ago`,
  );
});

test('@desktop shows an admin the figures, each linked to where it is acted on', async ({
  page,
  site,
}) => {
  // As a language that the site has dropped stays in the database.
  await sql(
    site,
    `insert into public.language_settings (language_code, language_name, is_active) values ('xx', 'Xx', false)`,
  );
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'dashboard', 'Panel');
  await expect(page).toHaveTitle(/^(\(\d+\) )?Panel · Panel de control$/);
  for (const [period, web, blog] of [
    ['Hoy', '10', '5'],
    ['7 días', '70', '35'],
    ['30 días', '300', '150'],
  ] as const) {
    const figures = page.getByRole('region', { name: `Visitas: ${period}` });
    await expect(figures.getByRole('definition').first()).toContainText(web);
    await expect(figures.getByRole('definition').last()).toContainText(blog);
    await expect(figures.getByRole('link', { name: web })).toHaveAttribute(
      'href',
      `${ADMIN_PATH}/traducciones`,
    );
    await expect(figures.getByRole('link', { name: blog })).toHaveAttribute(
      'href',
      `${ADMIN_PATH}/posts?state=published`,
    );
  }
  await expect(page.locator('figure svg polyline')).not.toHaveCount(0);
  await page.getByText('Ver los 30 días en una tabla').click();
  const table = page.getByRole('table', { name: 'Visitas y visitantes únicos por día' });
  await expect(table.locator('th[scope=row]')).toHaveCount(30);
  await expectAccessibleWithoutOverflow(page);

  await expect(page.getByRole('link', { name: /^Borradores/ })).toHaveAttribute(
    'href',
    `${ADMIN_PATH}/posts?state=hidden`,
  );
  const german = page.getByRole('row', { name: labelled(OTHER) }).getByRole('link');
  for (const [index, name, href] of [
    [
      0,
      new RegExp(`^${labelled(OTHER)}, blog: \\d+ de \\d+`),
      new RegExp(`posts\\?state=(missing|outdated)&language=${OTHER}$`),
    ],
    [
      1,
      new RegExp(`^${labelled(OTHER)}, textos: (\\d+) de \\1`),
      new RegExp(`traducciones\\?state=missing&languages=${OTHER}$`),
    ],
    [2, new RegExp(`^${labelled(OTHER)}, opiniones: 9 de 9`), /opiniones$/],
  ] as const) {
    await expect(german.nth(index)).toHaveAccessibleName(name);
    await expect(german.nth(index)).toHaveAttribute('href', href);
  }
  await expect(german.nth(1)).toContainText('100 %');
  await page.getByRole('link', { name: /^Opiniones visibles/ }).click();
  await expect(page).toHaveURL(`${ADMIN_PATH}/opiniones`);
});

test('@desktop lists what there is to do, what is due first, until nothing is left', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [{ name: 'Panel Normal' }], '9 days');
  await insertEnquiries(site.backend, [{ name: 'Panel Urgente', urgency: 'detained' }], '0 days');
  await sql(
    site,
    `insert into public.blog_posts (slug, title, date, publish_at, hidden)
     values ('panel-hoy', 'Panel Hoy', private.office_today(), '23:59:59', false)`,
  );
  await sql(site, `update public.testimonials set active = false where name = 'M. K.'`);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'dashboard', 'Panel');
  const list = page.getByRole('region', { name: 'Qué hacer hoy' });
  const links = list.getByRole('link');
  await expect(links.nth(0)).toHaveText('Panel Urgente');
  await expect(links.nth(1)).toHaveText('Panel Normal');
  await expect(list.getByRole('link', { name: 'Panel Hoy' })).toHaveAttribute('href', /\/post\//);
  await expect(list.getByRole('listitem').nth(1)).toContainText('Fuera de plazo desde');
  await expect(list.getByRole('link', { name: /^1 opinión sin publicar/ })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await links.nth(0).click();
  await expect(page.getByRole('article', { name: 'Consulta' })).toContainText('Panel Urgente');

  await sql(site, `update public.contact_surveys set status = 'contacted'`);
  await sql(site, `delete from public.blog_posts where slug = 'panel-hoy'`);
  await sql(site, 'update public.testimonials set active = true');
  await sql(site, 'update public.settings set last_archive_at = now()');
  await openAdminScreen(page, 'dashboard', 'Panel');
  await expect(list).toContainText('Nada pendiente hoy.');
  await expect(links).toHaveCount(0);
});

test('@desktop shows an editor the dashboard without enquiries', async ({ page, site }) => {
  await insertEnquiries(site.backend, [{ name: 'Panel Secreto' }]);
  const reads: string[] = [];
  page.on('request', (request) => reads.push(request.url()));
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, 'dashboard', 'Panel');
  await expect(page.getByRole('heading', { name: 'Entradas y opiniones' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Visitas: Hoy' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Qué hacer hoy' })).toBeVisible();
  await expect(page.getByText('Panel Secreto')).toHaveCount(0);
  expect(reads.filter((url) => /survey/.test(url))).toEqual([]);
});

test('@desktop erases enquiries older than a shortened retention, except those of clients', async ({
  page,
  site,
}) => {
  await sql(
    site,
    `delete from public.contact_surveys where created_at < now() - interval '10 months'`,
  );
  await insertEnquiries(site.backend, [{ name: 'Caducada Uno', status: 'contacted' }], '11 months');
  await insertEnquiries(site.backend, [{ name: 'Cliente Una', status: 'engaged' }], '11 months');
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'ajustes', 'Ajustes');
  await expect(page.getByText('Ninguna consulta ha cumplido el plazo.')).toBeVisible();
  const months = page.getByLabel('Meses que se guardan las consultas sin encargo');
  await months.fill('0');
  const retention = page.getByRole('region', { name: 'Conservación de las consultas' });
  await retention.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Escriba un número entero de meses, de 1 a 12.')).toBeVisible();
  try {
    await months.fill('10');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Guardado.')).toBeVisible();
    await expect(
      page.getByText('1 consulta ha cumplido el plazo y se bloqueará esta noche.'),
    ).toBeVisible();
    await expectAccessibleWithoutOverflow(page);

    await page.getByRole('button', { name: 'Bloquear ya 1 consulta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bloquear lo que ha cumplido el plazo' });
    await expectAccessibleWithoutOverflow(page);
    await dialog.getByLabel('Escriba BLOQUEAR').fill('BLOQUEAR');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Se ha bloqueado o destruido 1 consulta.')).toBeVisible();
  } finally {
    await sql(site, 'update public.settings set survey_retention_months = 12');
  }
  expect(
    await sql(
      site,
      `select name from public.contact_surveys where created_at < now() - interval '10 months'`,
    ),
  ).toEqual([{ name: 'Cliente Una' }]);
  await page.goto(`${ADMIN_PATH}/cuestionario?view=erasures`);
  await expect(page.getByRole('row').nth(1)).toContainText('Fin del plazo');
});
