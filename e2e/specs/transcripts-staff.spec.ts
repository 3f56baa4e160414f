import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { adminPath, LOGIN_PATH } from '../../src/site/adminPaths';
import { openAdminScreen } from '../support/adminArea';
import { dayOf, insertAppointments } from '../support/appointments';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { contentOf } from '../support/postEditor';
import { ScreenReader } from '../support/screenReader';
import { signIn } from '../support/session';

/** What a screen reader says on the journeys of the staff, as transcripts.spec.ts for visitors. */
test.describe('@desktop', () => {
  test.beforeEach(({ pageErrors }) => {
    // Thrown by the screen reader when the screen that it is reading is replaced.
    pageErrors.expected.push(/getElementById is not a function/, /computedName/);
  });

  test('signs in', async ({ page, pageErrors }) => {
    pageErrors.expected.push(/400/);
    await page.goto(LOGIN_PATH);
    const email = page.getByLabel(/^Correo/);
    await expect(email).toBeFocused();
    // So that the reader, which starts after the page, hears it take the focus.
    await email.blur();
    const reader = new ScreenReader(page);
    await reader.start();
    const enter = () => page.keyboard.press('Enter');
    await reader.hear('e-mail', () => email.focus(), /^textbox/);
    await page.keyboard.type(DEMO_STAFF.admin.email);
    await reader.hear('password', () => page.getByLabel(/^Contraseña/).focus(), /Contraseña/);
    await page.keyboard.type('una equivocada');
    await reader.hear('Enter: a wrong password', enter, /^assertive/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(DEMO_STAFF.admin.password);
    await reader.hear('Enter: signed in', enter, /^polite: .*Panel/);
    expect(reader.transcript()).toMatchSnapshot('staff-sign-in.es.txt');
  });

  test('publishes a post', async ({ page, site }) => {
    await signIn(page, site.url, 'admin');
    await openAdminScreen(page, 'posts', 'Entradas');
    await expect(page.getByText(/^\d+ entradas$/)).toBeVisible();
    const reader = new ScreenReader(page);
    await reader.start();
    const enter = () => page.keyboard.press('Enter');
    const create = page.getByRole('link', { name: 'Nueva entrada' });
    await reader.hear('a new post', () => create.focus(), /^link/);
    await reader.hear('Enter: the editor', enter, /^polite/);
    await reader.hear('title', () => page.getByLabel(/^Título/).focus(), /^textbox/);
    const type = () => page.keyboard.type('Comprar una casa');
    await reader.hear('the first change', type, /^polite: Hay cambios/);
    await reader.hear('text', () => contentOf(page).focus(), /^textbox/);
    await page.keyboard.type('Un párrafo.');
    const publish = page.getByRole('button', { name: 'Publicar', exact: true });
    await reader.hear('publish', () => publish.focus(), /^button/);
    await reader.hear('Enter: published', enter, /Entrada publicada/);
    // The button that published is now the one that saves.
    await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeFocused();
    expect(reader.transcript()).toMatchSnapshot('staff-post.es.txt');
  });

  test('answers an enquiry', async ({ page, site }) => {
    const [id = ''] = await insertEnquiries(site.backend, [{ name: 'Ana Pérez' }]);
    await sql(
      site,
      `insert into private.documents (id, survey_id, name, type, parts, completed_at)
       values (gen_random_uuid(), $1, 'pasaporte.pdf', 'application/pdf', 1, now())`,
      [id],
    );
    await signIn(page, site.url, 'admin');
    await page.goto(adminPath('enquiries'));
    const person = page.getByRole('link', { name: 'Ana Pérez' });
    await expect(person).toBeVisible();
    const reader = new ScreenReader(page);
    await reader.start();
    const enter = () => page.keyboard.press('Enter');
    await reader.hear('the enquiry', () => person.focus(), /^link/);
    await reader.hear('Enter: opened', enter, /^polite: No dice quién/);
    const documents = page.getByRole('button', { name: '1 documento', exact: true });
    await reader.hear('documents', () => documents.focus(), /^button/);
    await reader.hear('Enter: led to them', enter, /^heading, Documentos/);
    const settled = page.getByRole('button', { name: 'Comprobado, no hay conflicto' });
    await reader.hear('the conflict', () => settled.focus(), /not pressed$/);
    await page.keyboard.press('Enter');
    await expect(settled).toHaveAttribute('aria-pressed', 'true');
    await expect(settled).toBeFocused();
    const answer = page.getByRole('link', { name: 'Contestar por correo' });
    await reader.hear('answer', () => answer.focus(), /^link/);
    const done = page.getByRole('button', { name: 'Contactada' });
    await reader.hear('its state', () => done.focus(), /^button/);
    await reader.hear('Enter: answered', enter, /Marcada como contactada/);
    expect(reader.transcript()).toMatchSnapshot('staff-enquiry.es.txt');
  });

  test('confirms an appointment, and blocks time that collides with it', async ({ page, site }) => {
    await insertAppointments(site, [['Ana Pérez', `${dayOf(1)} 10:00`, 'pending']]);
    await signIn(page, site.url, 'admin');
    await openAdminScreen(page, `agenda?day=${dayOf(1)}`, 'Agenda');
    const waiting = page.getByRole('region', { name: 'Por confirmar' });
    await expect(waiting).toBeVisible();
    const reader = new ScreenReader(page);
    await reader.start();
    const enter = () => page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await reader.hear('to be confirmed', () => waiting.getByRole('button').focus(), /^button/);
    await reader.hear('Enter: the appointment', enter, /^link/);
    await reader.readUntil(/^button, Cerrar/);
    const confirm = dialog.getByRole('button', { name: 'Confirmar' });
    await reader.hear('confirm', () => confirm.focus(), /^button/);
    await page.keyboard.press('Enter');
    await expect(confirm).toHaveCount(2);
    await reader.hear('confirm it', () => confirm.last().focus(), /^button/);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    const block = page.getByRole('button', { name: 'Bloquear tiempo' });
    await reader.hear('block', () => block.focus(), /^button, Bloquear/);
    await reader.hear('Enter: from', enter, /Desde/);
    await dialog.getByLabel('Desde').fill(`${dayOf(1)}T09:00`);
    const until = () => dialog.getByLabel('Hasta').fill(`${dayOf(1)}T12:00`);
    await reader.hear('until: it collides', until, /^polite: .*Ana Pérez/);
    const save = dialog.getByRole('button', { name: 'Bloquear', exact: true });
    await reader.hear('save', () => save.focus(), /^button/);
    await reader.hear('Enter: blocked', enter, /Bloqueado/);
    // The days follow today.
    const said = reader
      .transcript()
      .replaceAll(/\d+ de \p{L}+/gu, '8 de diciembre')
      .replaceAll(/\d{4}-\d\d-\d\dT/g, '2026-12-08T');
    expect(said).toMatchSnapshot('staff-agenda.es.txt');
  });
});
