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
  email: `p${number}@desk.example`,
  phone: '+34 600 000 001',
  urgency: number === 7 ? 'detained' : number % 5 === 0 ? 'deadline' : 'normal',
  status: number > 11 ? 'contacted' : 'new',
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
  // A mail program, which the browser would leave the page for.
  await page.route('mailto:**', (route) => route.abort());
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'cuestionario', 'Consultas');
  const list = page.getByRole('region', { name: 'Lista de consultas' });
  const detail = page.getByRole('article', { name: 'Consulta' });
  const costs: Record<string, [presses: number, scrolls: number]> = {};
  async function job(name: string, work: (job: Job) => Promise<void>) {
    const counted = new Job(page);
    await work(counted);
    costs[name] = [counted.cost.presses, counted.cost.scrolls];
  }

  const first = list.getByRole('link').first();
  await expect(first).toHaveText('Persona 08');
  await job('open the most urgent', async (at) => {
    await at.press(first);
    await expect(detail.getByText('Persona detenida', { exact: true })).toBeInViewport();
    await expect(detail.getByRole('link', { name: 'Teléfono +34 600 000 001' })).toBeInViewport();
    await expect(
      detail.getByText(new RegExp(`${labelled(SOURCE_LANGUAGE)} · Correo`)),
    ).toBeInViewport();
    await expect(detail.getByText('el conflicto no se puede')).toBeInViewport();
  });
  await job('answer by template', async (at) => {
    const template = detail.getByRole('button', { name: 'No podemos llevar el asunto' });
    await at.press(template);
    expect(await contrastOf(template, 'color')).toBeGreaterThan(4.5);
    await at.press(detail.getByRole('link', { name: 'Contestar por correo' }));
    await expect(detail.getByRole('group', { name: '¿Marcar como respondida?' })).toBeFocused();
    await at.press(detail.getByRole('button', { name: 'Sí, queda contactada' }));
    await expect(detail.getByRole('button', { name: 'Contactada', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
  await job('go to the next', async (at) => {
    await at.press(page.getByRole('link', { name: 'Siguiente sin contestar' }));
    await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
  });
  await job('call', (at) => at.press(detail.getByRole('link', { name: /^Teléfono/ })));
  await job('mark as answered', (at) =>
    at.press(detail.getByRole('button', { name: 'Contactada', exact: true })),
  );
  await job('settle the conflict', async (at) => {
    await at.press(detail.getByRole('button', { name: 'Comprobado, no hay conflicto' }));
    await expect(detail.getByText(/^Comprobado, no hay conflicto \(admin@/).first()).toBeVisible();
  });
  await job('assign to a colleague', (at) =>
    at.choose(detail.getByLabel('Asignada a'), 'admin@demo.example'),
  );
  await job('look again on a day', (at) =>
    at.fill(detail.getByLabel('Volver a mirar el'), '2026-01-02'),
  );
  await expect(detail.getByText('Estará en «Qué hacer hoy» el 02/01/2026.')).toBeVisible();
  await job('copy the letter of engagement', async (at) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await at.press(detail.getByRole('button', { name: /^Copiar «Enviaremos/ }));
    await expect(detail.getByText(/está copiada con el nombre/)).toBeVisible();
  });
  await job('close without an answer', async (at) => {
    await at.press(page.getByRole('link', { name: 'Siguiente sin contestar' }));
    await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
    await at.press(detail.getByRole('button', { name: 'Cerrada' }));
    await expect(detail.getByRole('button', { name: 'Cerrada sin contestar' })).toBeVisible();
  });
  await goToScreen(page, 'cuestionario', 'Consultas');
  await job('close three at once', async (at) => {
    for (const row of [1, 2, 3])
      await at.press(list.getByRole('checkbox', { name: /^Elegir la/ }).nth(row));
    await at.press(list.getByRole('button', { name: 'Cerrar', exact: true }));
    await expect(list.getByText(/^3 consultas: cerradas/)).toBeVisible();
  });

  const most: Record<string, [presses: number, scrolls: number]> = {
    'open the most urgent': [1, 0],
    'answer by template': [3, 0],
    'go to the next': [1, 0],
    call: [1, 0],
    'mark as answered': [1, 0],
    'settle the conflict': [1, 0],
    'assign to a colleague': [2, 0],
    'look again on a day': [1, 0],
    'copy the letter of engagement': [1, 1],
    'close without an answer': [2, 0],
    // Where the filters take a line more, with more practice areas.
    'close three at once': [4, 1],
  };
  expect(Object.keys(costs)).toEqual(Object.keys(most));
  for (const [name, [presses, scrolls]] of Object.entries(most)) {
    expect.soft(costs[name]?.[0], name).toBeLessThanOrEqual(presses);
    expect.soft(costs[name]?.[1], name).toBeLessThanOrEqual(scrolls);
  }
  await goToScreen(page, 'dashboard', 'Panel');
  const today = page.getByRole('region', { name: 'Qué hacer hoy' });
  await expect(today.getByText('Volver a mirar')).toBeVisible();
});
