/** Every screen of the admin area, empty and full: axe, overflow at 360 px, and tab order. */
import { expectAccessible, expectAccessibleAtBothWidths } from '../support/accessibility';
import { clientAs, signIn } from '../support/session';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { openAdminScreen } from '../support/adminArea';
import { dayOf, insertAppointments } from '../support/appointments';
import { insertEnquiries, sql } from '../support/database';
import { expectTabStopsMarked } from '../support/keyboard';
import { addPost } from '../support/postEditor';
import { textCell, openTexts } from '../support/textsScreen';
import { expect, test } from '../support/fixtures';
import { ANOTHER, OTHER, called, labelled } from '../support/languages';

test('@desktop the list and editor of posts and a new testimonial are accessible at both widths', async ({
  page,
  site,
}) => {
  const { id } = await addPost(site.url, {
    slug: 'larga',
    title: 'Responsabilidadextracontractualinternacional y más',
    content: 'Antes.',
    [`title_${OTHER}`]: 'Rechtsschutzversicherungsgesellschaften',
    [`content_${OTHER}`]: 'Vorher.',
    hidden: true,
  });
  const client = await clientAs(site.url, 'editor');
  await client.from('blog_posts').update({ content: 'Después.' }).eq('id', id);
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, 'posts?q=Responsabilidadextra', 'Entradas');
  await expect(page.getByRole('table', { name: 'Entradas' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await openAdminScreen(page, 'posts?q=nada+de+nada', 'Entradas');
  await expect(page.getByText('Ninguna entrada coincide')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await openAdminScreen(page, `post/${id}`, 'Editar la entrada');
  await page.getByRole('tab', { name: new RegExp(labelled(OTHER)) }).click();
  await expect(page.getByRole('region', { name: 'Cambios en el texto español' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await openAdminScreen(page, 'opiniones?id=new', 'Nueva opinión');
  await expectAccessibleAtBothWidths(page);
});

test('@desktop the new post, the bin, testimonials and texts are accessible at both widths', async ({
  page,
  site,
}) => {
  await signIn(page, site.url, 'editor');
  for (const [path, heading] of [
    ['post/new', 'Nueva entrada'],
    ['posts?state=bin', 'Entradas'],
    ['opiniones', 'Opiniones'],
    ['traducciones', 'Textos'],
    ['traducciones?state=changed', 'Textos'],
  ] as const) {
    await openAdminScreen(page, path, heading);
    await expectAccessibleAtBothWidths(page);
  }
});

test('@desktop enquiries are accessible at both widths', async ({ page, site }) => {
  const [id = ''] = await insertEnquiries(site.backend, [
    {
      name: 'Wolfeschlegelsteinhausenbergerdorff',
      email: `${'largo'.repeat(10)}@client.example`,
      urgency: 'deadline',
      message: `${'palabra'.repeat(20)} y más.`,
    },
  ]);
  await signIn(page, site.url, 'admin');
  for (const path of ['', '?from=2020-01-01&to=2020-01-02', '?view=erasures', '?view=templates']) {
    await openAdminScreen(page, `cuestionario${path}`, 'Consultas');
    await expectAccessibleAtBothWidths(page);
  }
  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  await expect(page.getByRole('link', { name: 'Contestar por correo' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('@desktop the agenda and its dialogs are accessible at both widths', async ({
  page,
  site,
}) => {
  await insertAppointments(site, [
    ['Wolfeschlegelsteinhausenbergerdorff', `${dayOf(0)} 10:00`, 'confirmed'],
    ['محمد عبد الله بن أحمد الحسيني', `${dayOf(1)} 10:00`, 'pending'],
  ]);
  await sql(
    site,
    `insert into public.absences (starts_at, ends_at, note) values ($1, $2, 'Juicio en Alicante')`,
    [`${dayOf(2)} 09:00Z`, `${dayOf(4)} 12:00Z`],
  );
  await signIn(page, site.url, 'admin');
  for (const path of ['agenda', `agenda?day=${dayOf(0)}`, `agenda?day=${dayOf(2)}&view=day`]) {
    await openAdminScreen(page, path, 'Agenda');
    await expectAccessibleAtBothWidths(page);
  }
  for (const name of ['Bloquear tiempo', 'Anotar una cita', /الحسيني.*Por confirmar/]) {
    await page.getByRole('button', { name }).first().click();
    const decline = page.getByRole('button', { name: 'Rechazar' });
    if (name instanceof RegExp) await decline.click();
    else await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press('Escape');
  }
});

test('@desktop admin-only screens are accessible at both widths', async ({ page, site }) => {
  await signIn(page, site.url, 'admin');
  for (const [path, heading] of [
    ['dashboard', 'Panel'],
    ['agenda', 'Agenda'],
    ['derechos', 'Derechos'],
    ['idiomas', 'Idiomas'],
    ['categorias', 'Categorías'],
    ['redirecciones', 'Redirecciones'],
    ['equipo', 'Equipo'],
    ['despacho', 'Datos del despacho'],
    ['ajustes', 'Ajustes'],
    ['cuenta', 'Mi cuenta'],
  ] as const) {
    await openAdminScreen(page, path, heading);
    await expectAccessibleAtBothWidths(page);
  }
});

test('@desktop sign-in, recovery and the refusal are accessible at both widths', async ({
  page,
  site,
}) => {
  await page.goto('/admin-login');
  await expect(page.getByRole('heading', { name: 'Acceso del despacho' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'He olvidado la contraseña' }).click();
  await expectAccessibleAtBothWidths(page);
  await signIn(page, site.url, 'editor');
  await page.goto(`${ADMIN_PATH}/equipo`);
  await expect(page.getByRole('heading', { name: 'Sin acceso' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('@desktop every tab stop of each screen is marked', async ({ page, site }) => {
  await signIn(page, site.url, 'admin');
  for (const [path, heading] of [
    ['dashboard', 'Panel'],
    ['posts', 'Entradas'],
    ['post/new', 'Nueva entrada'],
    ['cuestionario', 'Consultas'],
    ['agenda', 'Agenda'],
    ['derechos', 'Derechos'],
    ['opiniones', 'Opiniones'],
    ['traducciones', 'Textos'],
    ['idiomas', 'Idiomas'],
    ['categorias', 'Categorías'],
    ['redirecciones', 'Redirecciones'],
    ['equipo', 'Equipo'],
    ['despacho', 'Datos del despacho'],
    ['ajustes', 'Ajustes'],
    ['cuenta', 'Mi cuenta'],
  ] as const) {
    await openAdminScreen(page, path, heading);
    await expect(page.getByRole('status').filter({ hasText: 'Cargando...' })).toHaveCount(0);
    await expectTabStopsMarked(page, path);
  }
});

test('@desktop axe finds no violation on the texts screen, with an editor and the dialogs open', async ({
  page,
  site,
}) => {
  await openTexts(page, site.url, 'admin', `?languages=${ANOTHER}&search=shown`);
  const check = () => expectAccessible(page, page.url());
  await textCell(page, 'list.shown', called(ANOTHER)).click();
  await page.getByRole('textbox', { name: /^pocos/ }).fill('{{no}}');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await check();
  await page.getByRole('button', { name: 'Importar' }).click();
  await check();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('button', { name: 'Idiomas de la web' }).click();
  await expect(page.getByRole('dialog')).toContainText(labelled(OTHER));
  await check();
});
