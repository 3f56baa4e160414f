import { CATEGORY_OF_SERVICE } from '../../src/site/services';
import { clientAs, signIn } from '../support/session';
import { GREETINGS } from '../../src/features/admin/enquiries/replies/greetings';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { firm } from '../../src/site/firm';
import { expectAccessibleWithoutOverflow } from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { insertEnquiries, sql } from '../support/database';
import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/fixtures';
import { choose, field, submit } from '../support/enquiryForm';
import { pathOf } from '../../src/site/pages';
import { OTHER, ANOTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { waitForHydration } from '../support/hydratedPage';
import { beginningWith, textsOf } from '../support/texts';

test('@desktop an enquiry goes from the public form to answered, closed and erased', async ({
  page,
  site,
  browser,
}) => {
  const name = 'Jörg Groß';
  const visitor = waitForHydration(await browser.newPage({ baseURL: site.url }));
  await visitor.clock.install();
  await visitor.goto(pathOf('contact', OTHER));
  await field(visitor, 'practice_area').selectOption('immigration');
  await choose(visitor, 'urgency', 'deadline');
  await field(visitor, 'message').fill('Ich brauche Hilfe mit meiner NIE.');
  await field(visitor, 'name').fill(name);
  await field(visitor, 'email').fill('joerg@life.example');
  await field(visitor, 'phone').fill('+49 30 23125 000');
  await field(visitor, 'consent').check();
  await visitor.clock.fastForward('01:00');
  await submit(visitor).click();
  await expect(visitor.locator('form')).toHaveCount(0);
  await visitor.close();

  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'dashboard', 'Panel');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const detail = page.getByRole('article', { name: 'Consulta' });
  await expect(detail).toContainText('Ich brauche Hilfe mit meiner NIE.');
  await expect(detail).toContainText('Plazo que vence');
  await expect(detail).toContainText(CATEGORY_OF_SERVICE.immigration);

  const greeting = GREETINGS[OTHER];
  const mail = detail.getByRole('link', { name: 'Contestar por correo' });
  await expect(mail).toHaveAttribute(
    'href',
    beginningWith(`mailto:joerg@life.example?subject=${encodeURIComponent(greeting.subject)}`),
  );
  const chat = detail.getByRole('link', { name: 'Contestar por WhatsApp' });
  await expect(chat).toHaveAttribute(
    'href',
    beginningWith(`https://wa.me/493023125000?text=${encodeURIComponent(greeting.chat(name))}`),
  );

  const state = detail.getByRole('group', { name: 'Estado de la consulta' });
  await state.getByRole('button', { name: 'Contactada' }).click();
  await expect(state.getByRole('status')).toHaveText('Marcada como contactada.');
  await detail.getByLabel('Notas privadas').fill('Llamado; vuelve el lunes.');
  await page.keyboard.press('Control+s');
  await expect(detail.getByText('Notas guardadas.')).toBeVisible();
  await state.getByRole('button', { name: 'Cerrada' }).click();
  await expect(state.getByRole('status')).toHaveText('Marcada como cerrada.');

  await page.reload();
  await expect(detail.getByLabel('Notas privadas')).toHaveValue('Llamado; vuelve el lunes.');
  await expect(state.getByRole('button', { name: 'Cerrada' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await expect(detail).toContainText('no consintió el uso de datos sensibles');
  await detail.getByRole('button', { name: 'Ver lo que se le mostró' }).click();
  const shown = page.getByRole('dialog', { name: 'Lo que se le mostró' });
  await expect(shown.getByRole('region', { name: 'Casilla obligatoria' })).toContainText(
    textsOf(OTHER, 'contact').survey.consent,
  );
  await expect(
    shown.getByRole('region', { name: 'Aviso completo' }).locator(`[lang=${OTHER}]`),
  ).toContainText(firm.email);
  await expectAccessibleWithoutOverflow(page);
  await shown.getByRole('button', { name: 'Cerrar' }).click();

  await detail.getByRole('button', { name: 'Borrar los datos de esta persona' }).click();
  const dialog = page.getByRole('dialog', { name: 'Borrar los datos de esta persona' });
  await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
  await dialog.getByLabel('Bloquear primero').uncheck();
  const confirm = dialog.getByRole('button', { name: 'Borrar para siempre' });
  await expect(confirm).toBeDisabled();
  await expectAccessibleWithoutOverflow(page);
  await dialog.getByLabel('Escriba BORRAR').fill('borrar');
  await confirm.click();
  await expect(page.getByText('Se ha borrado 1 consulta.')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);

  await page.getByRole('link', { name: 'Historial de borrados' }).click();
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('admin@demo.example');
  await expect(row).toContainText('A petición de la persona');
  await expect(page.locator('main')).not.toContainText('Jörg');
});

test('@desktop keeps filters and page in the URL, but not the search', async ({ page, site }) => {
  await insertEnquiries(
    site.backend,
    Array.from({ length: 53 }, (_, number) => ({
      name: `Persona ${number}`,
      email: `p${number}@pages.example`,
      language: number < 3 ? ANOTHER : SOURCE_LANGUAGE,
      urgency: number === 1 ? 'detained' : 'normal',
      status: number === 2 ? 'closed' : 'contacted',
      message: 'Una consulta sobre Páginas y listas.',
    })),
  );
  // One that does not match the search.
  await insertEnquiries(site.backend, [{ name: 'Otra Persona' }]);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'cuestionario', 'Consultas');
  const list = page.getByRole('region', { name: 'Lista de consultas' });
  await expect(list.getByText('Otra Persona')).toBeVisible();
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('paginas y listas');
  await expect(list.getByText('Otra Persona')).toHaveCount(0);
  await expect(list.getByRole('status')).toHaveText('Más de 50 consultas');
  await expect(list.getByRole('row')).toHaveCount(52);
  await expect(page).not.toHaveURL(/paginas/);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(list.getByRole('row')).toHaveCount(5);
  await expect(list.getByRole('status')).toHaveText('3 consultas en esta página');
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(list.getByRole('row')).toHaveCount(52);
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeDisabled();

  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await page.getByLabel('Idioma').selectOption(ANOTHER);
  await expect(list.getByRole('status')).toHaveText('3 consultas');
  await page.getByLabel('Urgencia').selectOption('urgent');
  await expect(list.getByRole('status')).toHaveText('1 consulta');
  await page.reload();
  await expect(page.getByLabel('Buscar')).toHaveValue('');
  await expect(list.getByRole('link', { name: 'Persona 1', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByLabel('Estado').selectOption('closed');
  await expect(list).toContainText('Ninguna consulta cumple estos filtros.');
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(page.getByLabel('Buscar')).toHaveValue('');
  await expect(page).toHaveURL(`${ADMIN_PATH}/cuestionario`);

  // A day without enquiries.
  await page.getByLabel('Desde').fill('2020-01-01');
  await page.getByLabel('Hasta').fill('2020-01-02');
  await expect(list.getByRole('status')).toHaveText('0 consultas');
});

test('@desktop opens an enquiry, walks the list and returns by keyboard alone', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [
    { name: 'Tecla Dos', message: 'Consulta por teclado solamente.' },
    { name: 'Tecla Uno', message: 'Consulta por teclado solamente.' },
  ]);
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/cuestionario`);
  await page.getByLabel('Buscar').fill('por teclado solamente');
  const first = page.getByRole('link', { name: 'Tecla Uno' });
  await expect(first).toBeVisible();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tecla Uno' })).toBeFocused();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: 'Tecla Dos' })).toBeVisible();
  const second = page.getByRole('link', { name: 'Tecla Dos' });
  await expect(second).toBeFocused();
  const close = page.getByRole('button', { name: 'Cerrar y volver a la lista' });
  await tabTo(page, close);
  await page.keyboard.press('Enter');
  await expect(second).toBeFocused();
});

test('@desktop keeps both texts when two people write notes at once', async ({ page, site }) => {
  const [id = ''] = await insertEnquiries(site.backend, [{ name: 'Nota Doble' }]);
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  const notes = page.getByLabel('Notas privadas');
  await notes.fill('Lo mío.');
  const other = await clientAs(site.url, 'admin');
  await other.from('contact_surveys').update({ notes: 'Lo suyo.' }).eq('id', id);
  await page.keyboard.press('Control+s');
  const alert = page.getByRole('alert').filter({ hasText: 'Otra persona ha cambiado estas notas' });
  const theirs = alert.getByRole('region', { name: 'Las notas de la otra persona' });
  await expect(theirs).toContainText('Lo suyo.');
  // Long ones scroll, also by keyboard.
  await theirs.focus();
  await expect(theirs).toBeFocused();
  await expectAccessibleWithoutOverflow(page);
  await alert.getByRole('button', { name: 'Juntar las dos' }).click();
  await expect(page.getByText('Notas guardadas.')).toBeVisible();
  const { data } = await other.rpc('open_survey', { survey: id }).single();
  expect(data?.notes).toBe('Lo suyo.\n\nLo mío.');
});

test('@desktop reports a list that fails to load and a state that fails to save', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expected.push(/503/);
  const [id = ''] = await insertEnquiries(site.backend, [{ name: 'Fallo Uno' }]);
  await signIn(page, site.url, 'admin');
  const reads = '**/rest/v1/contact_surveys?*';
  await page.route(reads, (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
  await openAdminScreen(page, 'cuestionario', 'Consultas');
  await expect(page.getByRole('alert')).toContainText('No se han podido cargar las consultas.', {
    timeout: 15_000,
  });
  await page.unroute(reads);
  await page.getByRole('button', { name: 'Volver a probar' }).click();
  await expect(page.getByRole('region', { name: 'Lista de consultas' })).toBeVisible();

  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  const state = page.getByRole('group', { name: 'Estado de la consulta' });
  await expect(state).toBeVisible();
  await page.route(reads, (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
  await state.getByRole('button', { name: 'Cerrada' }).click();
  await expect(state.getByRole('alert')).toContainText('El estado no se ha guardado.', {
    timeout: 15_000,
  });
});

test('@desktop refuses an editor enquiries, languages, staff and settings', async ({
  page,
  site,
}) => {
  await signIn(page, site.url, 'editor');
  for (const path of [
    'cuestionario',
    'cuestionario?view=erasures',
    'idiomas',
    'equipo',
    'despacho',
    'ajustes',
    'registro',
  ]) {
    await page.goto(`${ADMIN_PATH}/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sin acceso' })).toBeVisible();
  }
  await expectAccessibleWithoutOverflow(page);
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await expect(menu.getByRole('link')).toHaveText(['Panel', 'Entradas', 'Opiniones', 'Textos']);
});

test('@desktop lists probably automatic enquiries separately', async ({ page, site }) => {
  await insertEnquiries(site.backend, [{ name: 'Robot Uno' }, { name: 'Persona Una' }]);
  await sql(site, `update public.contact_surveys set overflow = true where name = 'Robot Uno'`);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'dashboard', 'Panel');
  await expect(page.getByRole('link', { name: '1 consulta por mirar' })).toHaveAttribute(
    'href',
    `${ADMIN_PATH}/cuestionario?view=automatic`,
  );
  await openAdminScreen(page, 'cuestionario', 'Consultas');
  await expect(page.getByRole('link', { name: 'Persona Una' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Robot Uno' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Probablemente automáticas' }).click();
  await expect(page.getByRole('link', { name: 'Robot Uno' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Persona Una' })).toHaveCount(0);
  await expectAccessibleWithoutOverflow(page);
});
