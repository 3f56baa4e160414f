import { SOURCE_LANGUAGE } from '../../src/site/languages';
/** A morning at the desk: what each job costs in presses and scrolls, as docs/product.md (5) says. */
import { labelled } from '../support/languages';
import { goToScreen, openAdminScreen } from '../support/adminArea';
import { contrastOf } from '../support/contrast';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { Job } from '../support/jobs';
import { signIn } from '../support/session';

const FIFTEEN = Array.from({ length: 15 }, (_, number) => ({
  name: `Persona ${String(number + 1).padStart(2, '0')}`,
  phone: '+34 600 000 001',
  urgency: number === 7 ? 'detained' : 'normal',
}));

test('@desktop ten jobs with enquiries cost few presses and next to no scrolls', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, FIFTEEN);
  await sql(
    site,
    `update public.reply_templates set kind = 'engagement' where name like 'Enviaremos%'`,
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // A mail program, which the browser would leave the page for.
  await page.route('mailto:**', (route) => route.abort());
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'cuestionario', 'Consultas');
  const list = page.getByRole('region', { name: 'Lista de consultas' });
  const detail = page.getByRole('article', { name: 'Consulta' });
  const button = (name: string | RegExp) => detail.getByRole('button', { name });
  const contacted = detail.getByRole('button', { name: 'Contactada', exact: true });
  const next = page.getByRole('link', { name: 'Siguiente sin contestar' });
  async function job(name: string, most: [number, number], work: (job: Job) => Promise<void>) {
    const counted = new Job();
    await work(counted);
    expect.soft(counted.presses, `presses: ${name}`).toBeLessThanOrEqual(most[0]);
    expect.soft(counted.scrolls, `scrolls: ${name}`).toBeLessThanOrEqual(most[1]);
  }

  await job('open the most urgent', [1, 0], async (at) => {
    await expect(list.getByRole('link').first()).toHaveText('Persona 08');
    await at.press(list.getByRole('link').first());
    for (const seen of [
      detail.getByText('Persona detenida', { exact: true }),
      detail.getByRole('link', { name: 'Teléfono +34 600 000 001' }),
      detail.getByText(new RegExp(`${labelled(SOURCE_LANGUAGE)} · Correo`)),
      detail.getByText('el conflicto no se puede'),
    ])
      await expect(seen).toBeInViewport();
  });
  await job('answer by template', [3, 0], async (at) => {
    const template = button('No podemos llevar el asunto');
    await at.press(template);
    expect(await contrastOf(template, 'color')).toBeGreaterThan(4.5);
    await at.press(detail.getByRole('link', { name: 'Contestar por correo' }));
    await expect(detail.getByRole('group', { name: '¿Marcar como respondida?' })).toBeFocused();
    await at.press(button('Sí, queda contactada'));
    await expect(contacted).toHaveAttribute('aria-pressed', 'true');
  });
  await job('go to the next', [1, 0], async (at) => {
    await at.press(next);
    await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
  });
  await job('call', [1, 0], (at) => at.press(detail.getByRole('link', { name: /^Teléfono/ })));
  await job('mark as answered', [1, 0], (at) => at.press(contacted));
  await job('settle the conflict', [1, 0], async (at) => {
    await at.press(button('Comprobado, no hay conflicto'));
    await expect(detail.getByText(/^Comprobado, no hay conflicto \(admin@/).first()).toBeVisible();
  });
  await job('assign to a colleague', [2, 0], (at) =>
    at.choose(detail.getByLabel('Asignada a'), 'admin@demo.example'),
  );
  await job('look again on a day', [1, 0], async (at) => {
    await at.fill(detail.getByLabel('Volver a mirar el'), '2026-01-02');
    await expect(detail.getByText('Estará en «Qué hacer hoy» el 02/01/2026.')).toBeVisible();
  });
  await job('copy the letter of engagement', [1, 1], async (at) => {
    await at.press(button(/^Copiar «Enviaremos/));
    await expect(detail.getByText(/está copiada con el nombre/)).toBeVisible();
  });
  await job('close without an answer', [2, 0], async (at) => {
    await at.press(next);
    await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
    await at.press(button('Cerrada'));
    await expect(button('Cerrada sin contestar')).toBeVisible();
  });
  await goToScreen(page, 'cuestionario', 'Consultas');
  // A scroll where the filters take a line more, with more practice areas.
  await job('close three at once', [4, 1], async (at) => {
    for (const row of [1, 2, 3])
      await at.press(list.getByRole('checkbox', { name: /^Elegir la/ }).nth(row));
    await at.press(list.getByRole('button', { name: 'Cerrar', exact: true }));
    await expect(list.getByText(/^3 consultas: cerradas/)).toBeVisible();
  });
  await goToScreen(page, 'dashboard', 'Panel');
  const today = page.getByRole('region', { name: 'Qué hacer hoy' });
  await expect(today.getByText('Volver a mirar')).toBeVisible();
});
