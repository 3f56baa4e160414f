import { openAdminScreen } from '../support/adminArea';
import { insertEnquiries } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
test('@desktop shots', async ({ page, site }) => {
  const ids = await insertEnquiries(site.backend, Array.from({ length: 30 }, (_, n) => ({ name: `Persona ${n}`, phone: '+34 600 000 001', language: (n % 3 ? 'es' : 'de') as 'de', urgency: n === 7 ? 'detained' : n % 5 === 0 ? 'deadline' : 'normal', status: n > 20 ? 'closed' : 'new' })));
  await signIn(page, site.url, 'admin');
  for (const [w, h] of [[1280, 800], [360, 740]] as const) {
    await page.setViewportSize({ width: w, height: h });
    await openAdminScreen(page, 'cuestionario', 'Consultas');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await page.screenshot({ path: `/tmp/enq/list-${w}.png` });
    await page.goto(page.url().split('?')[0] + `?id=${ids[9]}`);
    await expect(page.getByText('Ningún nombre se parece').or(page.getByText('No dice quién'))).toBeVisible();
    await page.screenshot({ path: `/tmp/enq/one-${w}.png` });
    await page.getByRole('button', { name: 'No podemos llevar el asunto' }).click();
    await page.getByRole('link', { name: 'Contestar por correo' }).click();
    await page.screenshot({ path: `/tmp/enq/q-${w}.png` });
    await openAdminScreen(page, 'equipo', 'Equipo');
    await expect(page.getByText('editor@demo')).toHaveCount(1);
    await page.screenshot({ path: `/tmp/enq/team-${w}.png` });
    await openAdminScreen(page, 'ajustes', 'Ajustes');
    await page.getByRole('button', { name: 'Enviarme un aviso' }).click();
    await page.screenshot({ path: `/tmp/enq/set-${w}.png` });
    await openAdminScreen(page, 'registro', 'Registro');
    await expect(page.getByRole('table')).toBeVisible();
    await page.screenshot({ path: `/tmp/enq/log-${w}.png` });
    if (w === 360) { await page.getByRole('button', { name: 'Menú' }).click(); await page.screenshot({ path: `/tmp/enq/menu-${w}.png` }); }
  }
});
