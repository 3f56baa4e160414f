import { LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER, labelled, OTHER } from '../support/languages';
import { signIn } from '../support/session';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { expectAccessibleWithoutOverflow } from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { expect, test } from '../support/fixtures';
import { HOME_LOCALE } from '../support/homeLocale';
import { hashOfMail } from '../support/mailLink';

test('@desktop a person is invited, signs in, changes role and is removed', async ({
  page,
  site,
  browser,
  pageErrors,
}) => {
  // Inviting somebody twice.
  pageErrors.expected.push(/status of 400/);
  const email = 'nueva@staff.example';
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'equipo', 'Equipo');
  await page.getByLabel('Correo electrónico').fill('nadie');
  await page.getByRole('button', { name: 'Invitar', exact: true }).click();
  await expect(page.getByText('Escriba una dirección completa')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Invitar', exact: true }).click();
  await expect(page.getByText(`Invitación enviada a ${email}.`)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Aún no ha entrado.');

  // A second invitation changes nothing.
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Invitar', exact: true }).click();
  await expect(page.getByText('Esta persona ya está en el equipo.')).toBeVisible();

  const hash = await hashOfMail(site, email);
  const person = await browser.newPage({ baseURL: site.url });
  await person.goto(`/admin-login${hash}`);
  await person.getByRole('button', { name: 'Continuar' }).click();
  await person.getByLabel('Contraseña nueva').fill('una frase bien larga');
  await person.getByLabel('Otra vez').fill('una frase bien larga');
  await person.getByRole('button', { name: 'Guardar y entrar' }).click();
  await expect(person.getByRole('heading', { level: 1, name: 'Panel' })).toBeVisible();
  await expect(person.getByRole('link', { name: 'Equipo' })).toHaveCount(0);

  await page.reload();
  await expect(row).toContainText('Última entrada');
  await row.getByLabel(`Papel de ${email}`).selectOption('admin');
  await expect(page.getByText(`${email}: ahora, administración.`)).toBeVisible();
  await person.reload();
  await expect(person.getByRole('link', { name: 'Equipo' })).toBeVisible();

  await row.getByRole('button', { name: 'Quitar a' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quitar del equipo' });
  await expectAccessibleWithoutOverflow(page);
  await dialog.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(page.getByText(`${email} ya no tiene acceso.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await person.reload();
  await expect(person.getByRole('heading', { name: 'Acceso del despacho' })).toBeVisible();
  await person.close();
});

test("@desktop does not offer to change one's own role", async ({ page, site }) => {
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/equipo`);
  const own = page.getByRole('listitem').filter({ hasText: '(usted)' });
  await expect(own.getByRole('combobox')).toBeDisabled();
  await expect(own.getByRole('button')).toHaveCount(0);
});

test('@desktop removes a deactivated language from the public switcher', async ({
  page,
  site,
  browser,
}) => {
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'idiomas', 'Idiomas');
  await expect(
    page.getByRole('switch', { name: new RegExp(labelled(SOURCE_LANGUAGE)) }),
  ).toBeDisabled();
  const other = page.getByRole('switch', { name: new RegExp(labelled(OTHER)) });
  const visitor = await browser.newPage({ baseURL: site.url, locale: HOME_LOCALE });
  const offered = visitor
    .getByRole('banner')
    .getByRole('link', { name: LANGUAGE_FACTS[OTHER].name });
  const openSwitcher = async () => {
    await visitor.goto('/');
    await visitor
      .getByRole('button', { name: new RegExp(LANGUAGE_FACTS[SOURCE_LANGUAGE].name) })
      .click();
    await expect(
      visitor.getByRole('link', { name: LANGUAGE_FACTS[ANOTHER].name }).first(),
    ).toBeVisible();
  };
  try {
    await other.click();
    await expect(
      page.getByText(`${LANGUAGES.length - 1} de ${LANGUAGES.length} idiomas activos`),
    ).toBeVisible();
    await openSwitcher();
    await expect(offered).toHaveCount(0);
  } finally {
    await other.click();
  }
  await expect(
    page.getByText(`${LANGUAGES.length} de ${LANGUAGES.length} idiomas activos`),
  ).toBeVisible();
  await openSwitcher();
  await expect(offered.first()).toBeVisible();
  await visitor.close();
});
