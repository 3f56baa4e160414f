import type { Page } from '@playwright/test';
import { adminPath } from '../../src/site/adminPaths';
import { pathOf } from '../../src/site/pages';
import { expectAccessibleAtBothWidths } from '../support/accessibility';
import { sql } from '../support/database';
import { field, MESSAGE, submit } from '../support/enquiryForm';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

const SERVICE = pathOf('service-inheritance', 'de');
const COUNT = '**/rest/v1/rpc/count_step';

type Site = Parameters<typeof sql>[0];

const counted = (site: Site) =>
  sql(
    site,
    `select v.page::text, v.language, v.step::text, v.visits from private.visit_steps as v
     order by v.page, v.language, v.step`,
  );

const row = (page: string, step: string, visits = 1) => ({ page, language: 'de', step, visits });

/** Does something and waits for a step to be counted. */
async function during(page: Page, reached: string, run: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith('/count_step') &&
      (response.request().postData() ?? '').includes(`"${reached}"`),
  );
  await run();
  expect((await answer).status()).toBe(204);
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'practice_area').selectOption('inheritance');
  await field(page, 'message').fill(MESSAGE);
  await field(page, 'name').fill('Ana Pérez');
  await field(page, 'email').fill('ana@example.com');
  await field(page, 'consent').check();
}

const sentHeading = (page: Page) => page.locator('#enquiry h3[tabindex="-1"]');

async function send(page: Page): Promise<void> {
  await submit(page).click();
  await expect(sentHeading(page)).toBeFocused();
}

/** Waits for what the app does when the browser is idle; a later idle callback runs after that. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  );

test(
  'a visit from a practice area to a sent enquiry is on the dashboard, once there are five',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await sql(
      site,
      `insert into private.visit_steps
         select private.office_today(), page, 'de', step, 4
         from unnest(array['service', 'contact']::public.page_kind[]) as page,
           unnest(array['seen', 'opened', 'sent']::public.visit_step[]) as step`,
    );
    await during(page, 'seen', () => page.goto(SERVICE));
    const menu = page.getByRole('navigation', { name: 'Hauptnavigation' });
    await during(page, 'seen', () => menu.getByRole('link', { name: 'Kontakt' }).click());
    await during(page, 'opened', () => fillIn(page));
    await during(page, 'sent', () => send(page));
    expect(await counted(site)).toEqual(
      ['service', 'contact'].flatMap((kind) =>
        ['seen', 'opened', 'sent'].map((step) => row(kind, step, 5)),
      ),
    );

    await signIn(page, site.url, 'admin');
    await page.goto(adminPath('dashboard'));
    const card = page.getByRole('region', { name: 'A qué llevan las visitas' });
    const cells = card.getByRole('row', { name: /^Áreas de práctica/ }).getByRole('cell');
    await expect(cells).toHaveText(['5', /^5\s*100\s%$/, /^5\s*100\s%$/, /^0\s*0\s%$/]);
    await expectAccessibleAtBothWidths(page);
    await card.getByLabel('Idioma de la página').selectOption('Alemán');
    await expect(cells).toHaveText(['5', /^5/, /^5/, /^0/]);
    await expect(card.getByRole('link', { name: 'Contacto' })).toHaveAttribute(
      'href',
      '/de/kontakt',
    );
    await cells.nth(2).getByRole('link').click();
    await expect(page).toHaveURL(/cuestionario\?from=\d{4}-\d\d-\d\d&language=de$/);
    await expect(page.getByText('Ana Pérez').first()).toBeVisible();
  },
);

test(
  'small numbers never leave the database, and a period without visits says so',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const answers: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('visit_outcomes')) answers.push(await response.text());
    });
    await sql(
      site,
      `insert into private.visit_steps values
         (private.office_today(), 'service', 'de', 'seen', 41234),
         (private.office_today(), 'service', 'fr', 'seen', 3),
         (private.office_today(), 'service', 'de', 'opened', 4)`,
    );
    await signIn(page, site.url, 'editor');
    await page.goto(adminPath('dashboard'));
    const card = page.getByRole('region', { name: 'A qué llevan las visitas' });
    const cells = card.getByRole('row', { name: /^Áreas de práctica/ }).getByRole('cell');
    await expect(cells).toHaveText(['≥ 41.234', '<5', '0', '0']);
    await page.setViewportSize({ width: 360, height: 740 });
    const lines = await cells
      .first()
      .locator('span')
      .evaluate((number) => number.getClientRects().length);
    expect(lines, 'lines of a number on a phone').toBe(1);
    await card.getByLabel('Idioma de la página').selectOption('Francés');
    await expect(cells).toHaveText(['<5', '0', '0', '0']);
    await card.getByLabel('Idioma de la página').selectOption('Ruso');
    await expect(card).toContainText('Todavía no hay visitas contadas en este periodo.');
    expect(JSON.parse(answers[0] ?? '')).toEqual([
      { page: 'service', language: 'de', seen: 41_234, opened: null, sent: 0, booked: 0 },
      { page: 'service', language: 'fr', seen: null, opened: 0, sent: 0, booked: 0 },
    ]);
    // Editors do not read enquiries.
    await card.getByLabel('Idioma de la página').selectOption('Todos');
    await expect(cells.nth(2).getByRole('link')).toHaveCount(0);
  },
);

test(
  'a robot that fills in the honeypot has sent nothing',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await during(page, 'seen', () => page.goto('/de/kontakt'));
    await during(page, 'opened', () => fillIn(page));
    await page.locator('form [name="subject"]').fill('Buy now', { force: true });
    await send(page);
    await idle(page);
    expect(await counted(site)).toEqual([row('contact', 'seen'), row('contact', 'opened')]);
  },
);

test(
  'nothing is counted of who asks not to be tracked',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }),
    );
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto('/de/kontakt');
    await fillIn(page);
    await send(page);
    await idle(page);
    expect(calls.filter((url) => url.endsWith('/count_step'))).toEqual([]);
    expect(calls.filter((url) => url.includes('contact_surveys'))).toHaveLength(1);
    expect(await counted(site)).toEqual([]);
  },
);

test(
  'a count that fails changes nothing on the page',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    // The browser's own line about a request without an answer.
    pageErrors.expected.push(/net::ERR_FAILED/);
    const failed: string[] = [];
    await page.route(COUNT, (route) => {
      failed.push(route.request().postData() ?? '');
      return route.abort();
    });
    await page.goto('/de/kontakt');
    await expect(field(page, 'name')).toBeVisible();
    await fillIn(page);
    await send(page);
    expect(await sql(site, 'select name from public.contact_surveys')).toHaveLength(1);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect.poll(() => failed.length).toBe(3);
    expect(await page.context().cookies()).toMatchObject([{ name: 'nf_lang' }]);
  },
);
