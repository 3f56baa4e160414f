/** Rights of the people whose data the firm has, walked as officer and as the client who gets the answer. */
import { readFileSync } from 'node:fs';
import { GREETINGS } from '../../src/features/admin/enquiries/replies/greetings';
import { firmCountry } from '../../src/site/firmCountry';
import { openAdminScreen } from '../support/adminArea';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { OTHER, called } from '../support/languages';
import { signIn } from '../support/session';
import { beginningWith } from '../support/texts';

const ANA = {
  name: 'Ana Gil',
  email: 'ana@rights.example',
  phone: '+34 600 000 001',
  language: OTHER,
  message: 'Ich habe eine Frage zu meinem Vertrag.',
} as const;

test('@desktop a request is recorded, seen with its month, answered in the person’s language and kept', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [ANA]);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'cuestionario', 'Consultas');
  await page.getByRole('link', { name: 'Ana Gil' }).click();
  await page.getByRole('link', { name: 'Solicitud o datos de esta persona' }).click();
  await expect(page.getByLabel('Quién lo pide', { exact: true })).toHaveValue('Ana Gil');
  await page.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByText('Anotada.')).toBeVisible();
  const request = page.getByRole('list', { name: 'Solicitudes' }).getByText('Acceso, Ana Gil');
  await expect(request).toContainText(/Quedan \d\d días: vence el/);

  await openAdminScreen(page, 'dashboard', 'Panel');
  await page.getByRole('link', { name: 'Ana Gil, acceso' }).click();
  await request.click();
  await page.getByLabel('Plantilla de la respuesta').selectOption('Derechos: acceso');
  const text = page.getByLabel(`Texto en ${called(OTHER)}`);
  await expect(text).toHaveValue(beginningWith(`${GREETINGS[OTHER].opening(ANA.name)}\n\n`));
  await expect(text).toHaveValue(new RegExp(firmCountry.supervisoryAuthority.name));
  // What is of this case alone is written by hand.
  await expect(text).not.toHaveValue(/\{\{(?!detalle\}\})/);
  await expect(page.getByRole('link', { name: 'Escribir el correo' })).toHaveAttribute(
    'href',
    /^mailto:ana@rights\.example/,
  );
  await page.getByRole('button', { name: 'Dar por contestada' }).click();
  await expect(request).toContainText('Atendida el');
  await openAdminScreen(page, 'dashboard', 'Panel');
  await expect(page.getByRole('link', { name: 'Ana Gil, acceso' })).toHaveCount(0);
});

test('@desktop an enquiry is corrected with its history, restricted until that is lifted, and closed by a withdrawal', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [ANA]);
  await sql(site, 'update public.contact_surveys set special_consent = true where true');
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'cuestionario', 'Consultas');
  await page.getByRole('link', { name: 'Ana Gil' }).click();
  await page.getByRole('button', { name: 'Corregir los datos' }).click();
  const correct = page.getByRole('dialog', { name: 'Corregir los datos' });
  await correct.getByLabel('Correo').fill('ana@new.example');
  await correct.getByLabel('Motivo').fill('Se equivocó de correo');
  await correct.getByRole('button', { name: 'Corregir' }).click();
  await expect(page.getByRole('list', { name: 'Correcciones' })).toContainText(
    /correo: ana@new\.example · Se equivocó de correo/,
  );
  await page.getByRole('button', { name: 'Valores anteriores' }).click();
  const values = page.getByRole('dialog', { name: 'Valores anteriores, para una autoridad' });
  await values.getByLabel('Quién los pide').fill('Juzgado n.º 1');
  await values.getByRole('button', { name: 'Mostrar' }).click();
  await expect(values.getByText('correo: ana@rights.example')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Contestar por correo' })).toHaveAttribute(
    'href',
    /ana@new/,
  );

  await page.getByRole('button', { name: 'Limitar el tratamiento' }).click();
  const limit = page.getByRole('dialog', { name: 'Limitar el tratamiento' });
  await limit.getByLabel('Motivo').fill('Discute los datos');
  await limit.getByRole('button', { name: 'Limitar' }).click();
  const limited = page.getByRole('region', { name: 'Tratamiento limitado' });
  await expect(limited).toContainText('Discute los datos');
  await expect(page.getByRole('row', { name: /Ana Gil/ })).toContainText('Limitada');
  await expect(page.getByRole('button', { name: 'Contactada' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Contestar por correo' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Levantar la limitación' }).click();
  const lift = page.getByRole('dialog', { name: 'Levantar la limitación' });
  await lift.getByLabel('Motivo').fill('Los datos eran correctos');
  await lift.getByRole('button', { name: 'Levantar' }).click();
  await expect(page.getByRole('link', { name: 'Contestar por correo' })).toBeVisible();
  await expect(page.getByText('Limitación levantada: Los datos eran correctos')).toBeVisible();

  await page.getByRole('button', { name: 'Retirar el consentimiento' }).click();
  const withdraw = page.getByRole('dialog');
  await withdraw.getByLabel('Motivo').fill('Lo pidió por correo');
  await withdraw.getByRole('button', { name: 'Retirar' }).click();
  const closed = page.getByRole('region', { name: 'Consentimiento retirado' });
  await expect(closed).toContainText('ya no se usan para responder');
  await expect(closed.getByText(ANA.message)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Contestar por correo' })).toHaveCount(0);
  const row = page.getByRole('row', { name: /Ana Gil/ });
  await expect(row).toContainText('Consentimiento retirado');
  await expect(row).not.toContainText(ANA.message);
  await closed.getByText('Leer el mensaje y los documentos').click();
  await expect(closed.getByText(ANA.message)).toBeVisible();
});

test('@desktop the data of one person are a page and a file, without notes and without others', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [
    ANA,
    { name: 'Luis Gil', email: 'luis@rights.example', phone: '600 000 001' },
  ]);
  await sql(site, `update public.contact_surveys set notes = 'Nota privada' where true`);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'derechos', 'Derechos');
  await page.getByLabel('Correo o teléfono', { exact: true }).fill('600 000 001');
  await page.getByRole('button', { name: 'Reunir los datos' }).click();
  const records = page.getByRole('region', { name: 'Datos de esta persona' }).getByRole('article');
  await expect(records).toHaveCount(2);
  await expect(records.filter({ hasText: 'Ana Gil' })).toContainText(ANA.message);
  await expect(page.getByText('Nota privada')).toHaveCount(0);
  await records.filter({ hasText: 'Luis Gil' }).getByLabel('Es de esta persona').uncheck();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar (JSON)' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({
    enquiries: [{ name: 'Ana Gil', email: ANA.email, message: ANA.message }],
  });
  expect(file).not.toContain('Luis');
  expect(file).not.toContain('Nota privada');
  const [line] = await sql<{ detail: string }>(
    site,
    `select detail from private.access_log where action = 'exported'`,
  );
  expect(line?.detail).toBe('person');
});

test('@desktop a withdrawn testimonial leaves the site, and a block is put off and lifted', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [ANA]);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'opiniones', 'Opiniones');
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('switch') })
    .first();
  const edit = item.getByRole('link', { name: /^Editar/ });
  const name = await edit.getAttribute('aria-label');
  await edit.click();
  await page.getByRole('button', { name: 'Ha retirado el consentimiento' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('la opinión ya no está en la web')).toBeVisible();
  const withdrawn = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: name ?? '' }) });
  await expect(withdrawn).toContainText('Consentimiento retirado el');
  await expect(withdrawn.getByRole('switch')).toHaveCount(0);

  await openAdminScreen(page, 'cuestionario', 'Consultas');
  await page.getByRole('link', { name: 'Ana Gil' }).click();
  await page.getByRole('button', { name: 'Borrar los datos de esta persona' }).click();
  const erase = page.getByRole('dialog', { name: 'Borrar los datos de esta persona' });
  await erase.getByLabel('Hasta el').fill('2029-05-31');
  await erase.getByRole('button', { name: 'Bloquear' }).click();
  await page.getByRole('link', { name: 'Historial de borrados' }).click();
  const blocked = page.getByRole('region', { name: 'Bloqueadas' });
  const dialog = page.getByRole('dialog', { name: 'Cambiar el plazo del bloqueo' });
  await blocked.getByRole('button', { name: 'Cambiar el plazo' }).click();
  await dialog.getByLabel('Hasta el').fill('2030-05-31');
  await dialog.getByLabel('Motivo').fill('Reclamación abierta');
  await dialog.getByRole('button', { name: 'Prorrogar' }).click();
  await expect(blocked).toContainText('31/05/2030');
  await blocked.getByRole('button', { name: 'Cambiar el plazo' }).click();
  await dialog.getByLabel('Qué se hace').selectOption('lift');
  await dialog.getByLabel('Motivo').fill('Se pidió por error');
  await dialog.getByRole('button', { name: 'Levantar el bloqueo' }).click();
  await expect(blocked).toContainText('No hay nada bloqueado.');
  await page.getByRole('link', { name: 'Recibidas' }).click();
  await expect(page.getByRole('link', { name: 'Ana Gil' })).toBeVisible();
});
