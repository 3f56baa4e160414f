/** Every screen of the admin area, empty and full: axe and overflow at both widths, and tab order. */
import { expectAccessible, expectAccessibleScreen } from '../support/accessibility';
import { clientAs, signIn } from '../support/session';
import { openAdminScreen } from '../support/adminArea';
import { dayOf, insertAppointments } from '../support/appointments';
import { insertEnquiries, sql } from '../support/database';
import { expectTabStopsMarked } from '../support/keyboard';
import { addPost } from '../support/postEditor';
import { textCell, openTexts } from '../support/textsScreen';
import { expect, test } from '../support/fixtures';
import { ANOTHER, OTHER, called, labelled } from '../support/languages';
import { AUDITED_WIDTHS } from '../support/pictures';

const SCREENS = [
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
] as const;

/** In other states. */
const STATES = [
  ['posts?q=Responsabilidadextra', 'Entradas'],
  ['posts?q=nada+de+nada', 'Entradas'],
  ['posts?state=bin', 'Entradas'],
  ['opiniones?id=new', 'Nueva opinión'],
  ['traducciones?state=changed', 'Textos'],
  ['cuestionario?from=2020-01-01&to=2020-01-02', 'Consultas'],
  ['cuestionario?view=erasures', 'Consultas'],
  ['cuestionario?view=templates', 'Consultas'],
  [`agenda?day=${dayOf(2)}`, 'Agenda'],
] as const;

test('@desktop every screen, its states and an open post and enquiry are accessible at both widths', async ({
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
  const [enquiry = ''] = await insertEnquiries(site.backend, [
    {
      name: 'Wolfeschlegelsteinhausenbergerdorff',
      email: `${'largo'.repeat(10)}@client.example`,
      urgency: 'deadline',
      message: `${'palabra'.repeat(20)} y más.`,
    },
  ]);
  await signIn(page, site.url, 'admin');
  for (const [path, heading] of [...SCREENS, ...STATES]) {
    await openAdminScreen(page, path, heading);
    await expectAccessibleScreen(page, AUDITED_WIDTHS);
  }
  await openAdminScreen(page, `cuestionario?id=${enquiry}`, 'Consultas');
  await expect(page.getByRole('link', { name: 'Contestar por correo' })).toBeVisible();
  await expectAccessibleScreen(page, AUDITED_WIDTHS, 'an open enquiry');
  await openAdminScreen(page, `post/${id}`, 'Editar la entrada');
  await page.getByRole('tab', { name: new RegExp(labelled(OTHER)) }).click();
  await expect(page.getByRole('region', { name: 'Cambios en el texto español' })).toBeVisible();
  await expectAccessibleScreen(page, AUDITED_WIDTHS, 'an open post');
  await page.getByRole('button', { name: 'Versiones' }).click();
  await page.getByRole('dialog').locator('summary').last().click();
  await expectAccessibleScreen(page, AUDITED_WIDTHS, 'the versions of a post');
});

test('@desktop every tab stop of each screen is marked', async ({ page, site }) => {
  await signIn(page, site.url, 'admin');
  for (const [path, heading] of SCREENS) {
    await openAdminScreen(page, path, heading);
    await expect(page.getByRole('status').filter({ hasText: 'Cargando...' })).toHaveCount(0);
    await expectTabStopsMarked(page, path);
  }
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
  await openAdminScreen(page, `agenda?day=${dayOf(0)}`, 'Agenda');
  await expectAccessibleScreen(page, AUDITED_WIDTHS);
  for (const name of ['Bloquear tiempo', 'Anotar una cita', /الحسيني.*Por confirmar/]) {
    await page.getByRole('button', { name }).first().click();
    const decline = page.getByRole('button', { name: 'Rechazar' });
    if (name instanceof RegExp) await decline.click();
    else await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessibleScreen(page, AUDITED_WIDTHS, `agenda: ${String(name)}`);
    await page.keyboard.press('Escape');
  }
});

test('@desktop sign-in, recovery, the refusal, and an open text with its dialogs are accessible', async ({
  page,
  site,
}) => {
  await page.goto('/admin-login');
  await expect(page.getByRole('heading', { name: 'Acceso del despacho' })).toBeVisible();
  await expectAccessibleScreen(page, AUDITED_WIDTHS);
  await page.getByRole('button', { name: 'He olvidado la contraseña' }).click();
  await expectAccessibleScreen(page, AUDITED_WIDTHS, 'recovery');
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, 'equipo', 'Sin acceso');
  await expectAccessibleScreen(page, AUDITED_WIDTHS, 'a screen for admins alone');

  await openTexts(page, site.url, 'admin', `?languages=${ANOTHER}&search=shown`);
  await textCell(page, 'list.shown', called(ANOTHER)).click();
  await page.getByRole('textbox', { name: /^pocos/ }).fill('{{no}}');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectAccessible(page, 'an open text');
  await page.getByRole('button', { name: 'Importar' }).click();
  await expectAccessible(page, 'the import of texts');
});
