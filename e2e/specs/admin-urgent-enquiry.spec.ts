import { GREETINGS } from '../../src/features/admin/enquiries/replies/greetings';
import { beginningWith } from '../support/texts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { adminPath } from '../../src/site/adminPaths';
/** An urgent Russian enquiry from its arrival to its answer: found, checked, understood, dated. */
import type { Browser, Page, Request } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { expectAccessibleScreen } from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { insertEnquiries, sql } from '../support/database';
import { choose, field, submit } from '../support/enquiryForm';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydratedPage';
import { signIn } from '../support/session';
import { finishDownload, standInTranslator } from '../support/translator';
import { called, LAST } from '../support/languages';
import { textsOf } from '../support/texts';

const OLGA = 'Ольга Новикова';
const STORY = 'Моего мужа задержали.\nЧто делать?';
const WORDS = { 'Моего мужа задержали.': 'Han detenido a mi marido.', 'Что делать?': '¿Qué hago?' };

async function sendEnquiry(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url, locale: 'ru-RU' });
  const visitor = waitForHydration(await context.newPage());
  await visitor.clock.install();
  await visitor.goto(pathOf('contact', LAST));
  await field(visitor, 'practice_area').selectOption('civil');
  await choose(visitor, 'urgency', 'detained');
  await field(visitor, 'opposing_party').fill('Тарас Шевченко');
  await field(visitor, 'message').fill(STORY);
  await field(visitor, 'name').fill(OLGA);
  await field(visitor, 'channel').selectOption('chat');
  await field(visitor, 'phone').fill('+7 900 000 00 01');
  await field(visitor, 'consent').check();
  await visitor.clock.fastForward('01:00');
  await submit(visitor).click();
  await expect(
    visitor.getByRole('heading', { name: textsOf(LAST, 'contact').survey.sent.heading }),
  ).toBeVisible();
  await context.close();
}

/** What the page sends while it translates and a reply is written. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('@desktop an urgent Russian enquiry is found first, checked for conflicts, understood, answered and dated', async ({
  page,
  site,
  browser,
}) => {
  await standInTranslator(page, { words: WORDS, detected: LAST });
  await insertEnquiries(site.backend, [{ name: 'Klaus Weber' }], '9 days');
  await signIn(page, site.url, 'admin');
  await page.goto(adminPath('enquiries', { view: 'clients' }));
  await page.getByLabel('Nombres, uno por línea').fill('Taras Shevchenko\nKlaus Weber');
  await page.getByRole('button', { name: 'Añadir a la lista' }).click();
  await expect(page.getByText('Hay 2 nombres en la lista.')).toBeVisible();
  await expectAccessibleScreen(page);
  await sendEnquiry(browser, site.url);

  // Found first, though another one has waited for longer.
  await openAdminScreen(page, 'dashboard', 'Panel');
  const today = page.getByRole('region', { name: 'Qué hacer hoy' });
  await expect(today.getByRole('listitem').first()).toContainText('Persona detenida');
  await expect(today.getByRole('link').first()).toHaveText(OLGA);
  await expect(today.getByRole('link', { name: 'Klaus Weber' })).toBeVisible();
  await today.getByRole('link', { name: OLGA }).press('Enter');

  // Checked before the story is read, in the list and in the enquiry.
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows.first()).toContainText(OLGA);
  await expect(rows.first()).toContainText('Posible conflicto');
  const detail = page.getByRole('article', { name: 'Consulta' });
  await expect(
    detail.getByRole('region', { name: 'Posible conflicto de intereses' }),
  ).toContainText(
    'Тарас Шевченко, la otra parte, se parece a Taras Shevchenko, en la lista de clientes',
  );
  await expect(page.getByText('задержали')).toHaveCount(0);
  await detail.getByRole('button', { name: 'Leer el mensaje de todos modos' }).press('Enter');
  await expect(detail).toContainText('Моего мужа задержали.');

  // Understood on this computer, beside the original.
  const sent = watchRequests(page);
  const translate = detail.getByRole('button', {
    name: `Traducir al ${called(SOURCE_LANGUAGE)} en este ordenador`,
  });
  await translate.press('Enter');
  await finishDownload(page);
  await expect(detail.getByRole('region', { name: 'Traducción del mensaje' })).toHaveText(
    'Han detenido a mi marido.\n¿Qué hago?',
  );

  // Answered in Russian, beside its Spanish meaning, by the channel that the client chose.
  await detail.getByLabel('Plantilla').selectOption('Persona detenida: qué hacer ahora');
  const russian = detail.getByLabel(`Lo que se envía, en ${called(LAST)}`);
  await expect(russian).toHaveValue(beginningWith(`${GREETINGS[LAST].opening(OLGA)}\n\n`));
  await expect(russian).not.toHaveValue(/\{\{/);
  await expect(detail.getByLabel(`Lo que dice, en ${called(SOURCE_LANGUAGE)}`)).toHaveValue(
    beginningWith(`${GREETINGS[SOURCE_LANGUAGE].opening(OLGA)}\n\n`),
  );
  await expectAccessibleScreen(page);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const main = detail.getByRole('link', { name: /^(Contestar|Llamar)/ }).first();
  await expect(main).toHaveText(/^Contestar por WhatsApp/);
  await main.press('Enter');
  await expect(detail.getByText('El texto está copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await russian.inputValue(),
  );
  // The line of the reply was sent, and no request has any of the texts.
  await expect.poll(() => sent.join()).toContain('record_reply');
  const lines = (await russian.inputValue()).split('\n').filter((line) => line.length > 30);
  for (const request of sent) {
    expect(new URL(request.split(' ')[0] ?? '').origin).toBe(site.url);
    expect(decodeURIComponent(request)).not.toMatch(/мужа|marido/);
    for (const line of lines) expect(decodeURIComponent(request)).not.toContain(line);
  }

  // Dated: the offered state is accepted, and the history says what was done, when and by whom.
  const question = detail.getByRole('group', { name: '¿Marcar como respondida?' });
  await question.getByRole('button', { name: 'Sí, queda contactada' }).press('Enter');
  await expect(detail).toContainText(/Contestada.*por WhatsApp/);
  const history = detail.getByRole('region', { name: 'Historial' }).getByRole('listitem');
  const day = /^ahora mismo \(\d{1,2} \S+ \d{4}, \d{1,2}:\d{2}\)/.source;
  await expect(history).toHaveText(
    [
      'Nueva → Contactada',
      'Respuesta por WhatsApp con la plantilla «Persona detenida: qué hacer ahora»',
      'Nombres comparados',
      'Abierta',
    ].map((action) => new RegExp(`${day} · ${action} · admin@demo\\.example$`)),
  );
  expect(
    await sql(
      site,
      `select status, answered_via, answered_at > now() - interval '1 minute' as dated
       from public.contact_surveys where name = $1`,
      [OLGA],
    ),
  ).toEqual([{ status: 'contacted', answered_via: 'chat', dated: true }]);
  await openAdminScreen(page, 'dashboard', 'Panel');
  await expect(today.getByRole('link').first()).toHaveText('Klaus Weber');
  await expect(today.getByRole('link', { name: OLGA })).toHaveCount(0);
});
