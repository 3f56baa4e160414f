/**
 * A morning at the desk: the presses that docs/product.md (5) counts do each job, and what is
 * pressed is in sight, so that nobody has to scroll.
 */
import type { Locator } from '@playwright/test';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { labelled } from '../support/languages';
import { goToScreen, openAdminScreen } from '../support/adminArea';
import { contrastOf } from '../support/contrast';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

const FIFTEEN = Array.from({ length: 15 }, (_, number) => ({
  name: `Persona ${String(number + 1).padStart(2, '0')}`,
  phone: '+34 600 000 001',
  urgency: number === 7 ? 'detained' : 'normal',
}));

/** An element whose middle is on the screen with nothing above it. */
async function inSight(target: Locator): Promise<Locator> {
  await target.waitFor();
  const isSeen = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  expect.soft(isSeen, `${String(target)} is in sight`).toBe(true);
  return target;
}

const press = async (target: Locator) => (await inSight(target)).click();

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
  const heading = detail.getByRole('heading', { level: 2 });

  // The most urgent is opened.
  await expect(list.getByRole('link').first()).toHaveText('Persona 08');
  await press(list.getByRole('link').first());
  for (const seen of [
    detail.getByText('Persona detenida', { exact: true }),
    detail.getByRole('link', { name: 'Teléfono +34 600 000 001' }),
    detail.getByText(new RegExp(`${labelled(SOURCE_LANGUAGE)} · Correo`)),
    detail.getByText('el conflicto no se puede'),
  ])
    await expect(seen).toBeInViewport();

  // Answered by template.
  const template = button('No podemos llevar el asunto');
  await press(template);
  expect(await contrastOf(template, 'color')).toBeGreaterThan(4.5);
  await press(detail.getByRole('link', { name: 'Contestar por correo' }));
  await expect(detail.getByRole('group', { name: '¿Marcar como respondida?' })).toBeFocused();
  await press(button('Sí, queda contactada'));
  await expect(contacted).toHaveAttribute('aria-pressed', 'true');

  // The next is called, settled, assigned and put off.
  await press(next);
  await expect(heading).toBeFocused();
  await press(detail.getByRole('link', { name: /^Teléfono/ }));
  await press(contacted);
  await expect(contacted).toHaveAttribute('aria-pressed', 'true');
  await press(button('Comprobado, no hay conflicto'));
  await expect(detail.getByText(/^Comprobado, no hay conflicto \(admin@/).first()).toBeVisible();
  const assigned = await inSight(detail.getByLabel('Asignada a'));
  await assigned.selectOption({ label: 'admin@demo.example' });
  await (await inSight(detail.getByLabel('Volver a mirar el'))).fill('2026-01-02');
  await expect(detail.getByText('Estará en «Qué hacer hoy» el 02/01/2026.')).toBeVisible();
  // With a scroll.
  await button(/^Copiar «Enviaremos/).click();
  await expect(detail.getByText(/está copiada con el nombre/)).toBeVisible();

  // Closed without an answer, then three at once.
  await press(next);
  await expect(heading).toBeFocused();
  await press(button('Cerrada'));
  await expect(button('Cerrada sin contestar')).toBeVisible();
  await goToScreen(page, 'cuestionario', 'Consultas');
  // Until the list is read again the rows are those of before.
  await expect(list.getByRole('rowheader', { name: 'Sin contestar (12)' })).toBeVisible();
  for (const row of [1, 2, 3])
    await list
      .getByRole('checkbox', { name: /^Elegir la/ })
      .nth(row)
      .click();
  await list.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(list.getByText(/^3 consultas: cerradas/)).toBeVisible();
  await goToScreen(page, 'dashboard', 'Panel');
  const today = page.getByRole('region', { name: 'Qué hacer hoy' });
  await expect(today.getByText('Volver a mirar')).toBeVisible();
});
