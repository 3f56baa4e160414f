/** Rights of the people whose data the firm has, walked as officer and as the client who gets the answer. */
import { openAdminScreen } from '../support/adminArea';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

const ANA = { name: 'Ana Gil', email: 'ana@rights.example', message: 'Sobre mi contrato.' };

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
  const answer = page.getByRole('link', { name: 'Contestar por correo' });
  await expect(answer).toHaveAttribute('href', /ana@new/);

  await page.getByRole('button', { name: 'Limitar el tratamiento' }).click();
  const limit = page.getByRole('dialog', { name: 'Limitar el tratamiento' });
  await limit.getByLabel('Motivo').fill('Discute los datos');
  await limit.getByRole('button', { name: 'Limitar' }).click();
  const limited = page.getByRole('region', { name: 'Tratamiento limitado' });
  await expect(limited).toContainText('Discute los datos');
  await expect(page.getByRole('button', { name: 'Contactada' })).toBeDisabled();
  await expect(answer).toHaveCount(0);

  await page.getByRole('button', { name: 'Levantar la limitación' }).click();
  const lift = page.getByRole('dialog', { name: 'Levantar la limitación' });
  await lift.getByLabel('Motivo').fill('Los datos eran correctos');
  await lift.getByRole('button', { name: 'Levantar' }).click();
  await expect(answer).toBeVisible();

  await page.getByRole('button', { name: 'Retirar el consentimiento' }).click();
  const withdraw = page.getByRole('dialog');
  await withdraw.getByLabel('Motivo').fill('Lo pidió por correo');
  await withdraw.getByRole('button', { name: 'Retirar' }).click();
  const closed = page.getByRole('region', { name: 'Consentimiento retirado' });
  await expect(closed).toContainText('ya no se usan para responder');
  await expect(closed.getByText(ANA.message)).toBeHidden();
  await expect(answer).toHaveCount(0);
  await closed.getByText('Leer el mensaje y los documentos').click();
  await expect(closed.getByText(ANA.message)).toBeVisible();
});
