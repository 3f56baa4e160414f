import { signIn } from './admin';
import { addEnquiries, ADMIN, expectSound, openScreen } from './adminScreen';
import { expect, test } from './fixtures';

test.skip(({ isMobile }) => !isMobile, 'what a phone shows');

test('every screen is whole on a phone of 360 pixels', async ({ page, site }) => {
  const [id = ''] = await addEnquiries(site.backend, [
    {
      name: 'Wolfeschlegelsteinhausenbergerdorff',
      email: `${'largo'.repeat(10)}@client.example`,
      urgency: 'deadline',
      message: `${'palabra'.repeat(20)} y más.`,
    },
  ]);
  await signIn(page, site.url, 'admin');
  for (const [path, heading] of [
    ['dashboard', 'Panel'],
    ['cuestionario', 'Consultas'],
    ['cuestionario?view=erasures', 'Consultas'],
    ['opiniones', 'Opiniones'],
    ['opiniones?id=new', 'Nueva opinión'],
    ['idiomas', 'Idiomas'],
    ['equipo', 'Equipo'],
    ['ajustes', 'Ajustes'],
  ] as const) {
    await openScreen(page, path, heading);
    await expect(page.getByText('Cargando...')).toHaveCount(0);
    await expectSound(page);
  }
  await page.goto(`${ADMIN}/cuestionario?id=${id}`);
  await expect(page.getByRole('link', { name: 'Contestar por correo' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Cerrar y volver a la lista' }).tap();
  await expect(page.getByRole('link', { name: /^Wolfe/ })).toBeVisible();
  await page.getByText('Cuenta').tap();
  await expect(page.getByRole('button', { name: 'Cerrar la sesión' })).toBeVisible();
});
