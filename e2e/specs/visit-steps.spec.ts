import type { Page } from '@playwright/test';
import { adminPath } from '../../src/site/adminPaths';
import { pathOf } from '../../src/site/pages';
import { sql } from '../support/database';
import { field, MESSAGE, submit } from '../support/enquiryForm';
import { expect, test } from '../support/fixtures';
import { OTHER, labelled } from '../support/languages';
import { signIn } from '../support/session';
import { textsOf } from '../support/texts';

const SERVICE = pathOf('service-inheritance', OTHER);

type Site = Parameters<typeof sql>[0];

const counted = (site: Site) =>
  sql(
    site,
    `select v.page::text, v.language, v.step::text, v.visits from private.visit_steps as v
     order by v.page, v.language, v.step`,
  );

const row = (page: string, step: string, visits = 1) => ({ page, language: OTHER, step, visits });

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

test(
  'a visit from a practice area to a sent enquiry is on the dashboard, once there are five',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await sql(
      site,
      `insert into private.visit_steps
         select private.office_today(), page, '${OTHER}', step, 4
         from unnest(array['service', 'contact']::public.page_kind[]) as page,
           unnest(array['seen', 'opened', 'sent']::public.visit_step[]) as step`,
    );
    await during(page, 'seen', () => page.goto(SERVICE));
    const menu = page.getByRole('navigation', { name: textsOf(OTHER, 'navigation').main });
    await during(page, 'seen', () =>
      menu.getByRole('link', { name: textsOf(OTHER, 'navigation').contact }).click(),
    );
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
    await card.getByLabel('Idioma de la página').selectOption(labelled(OTHER));
    await expect(cells).toHaveText(['5', /^5/, /^5/, /^0/]);
    await expect(card.getByRole('link', { name: 'Contacto' })).toHaveAttribute(
      'href',
      pathOf('contact', OTHER),
    );
    await cells.nth(2).getByRole('link').click();
    await expect(page).toHaveURL(
      new RegExp(`cuestionario\\?from=\\d{4}-\\d\\d-\\d\\d&language=${OTHER}$`),
    );
    await expect(page.getByText('Ana Pérez').first()).toBeVisible();
  },
);
