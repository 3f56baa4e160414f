// What is counted as what, and when not: tests/features/public/visits and tests/database.
import type { Page } from '@playwright/test';
import { adminPath } from '../../src/site/adminPaths';
import { pathOf } from '../../src/site/pages';
import { sql } from '../support/database';
import { field, MESSAGE, submit } from '../support/enquiryForm';
import { expect, test } from '../support/fixtures';
import { labelled, OTHER } from '../support/languages';
import { signIn } from '../support/session';
import { textsOf } from '../support/texts';

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

/** Opens the home page. @returns what it has added to the counters of visits and of visitors. */
async function visitHome(page: Page, site: Parameters<typeof sql>[0]): Promise<number[]> {
  const read = () =>
    sql<{ visits: number; unique: number }>(
      site,
      `select web_visitors::int as visits, web_unique_visitors::int as unique
       from stats_realtime order by created_at desc limit 1`,
    );
  const [before] = await read();
  const update = page.waitForResponse(
    (response) =>
      response.url().includes('stats_realtime') && response.request().method() === 'PATCH',
  );
  await page.goto('/');
  expect((await update).ok()).toBe(true);
  const [after] = await read();
  if (!before || !after) throw new Error('no counters');
  return [after.visits - before.visits, after.unique - before.unique];
}

test(
  'a visit counts once per session, and one from a practice area to a sent enquiry is on the dashboard, once there are five',
  { tag: '@desktop' },
  async ({ page, site }) => {
    expect(await visitHome(page, site)).toEqual([1, 1]);
    expect(await visitHome(page, site)).toEqual([1, 0]);
    await sql(
      site,
      `insert into private.visit_steps
         select private.office_today(), page, '${OTHER}', step, 4
         from unnest(array['service', 'contact']::public.page_kind[]) as page,
           unnest(array['seen', 'opened', 'sent']::public.visit_step[]) as step`,
    );
    await during(page, 'seen', () => page.goto(pathOf('service-inheritance', OTHER)));
    const t = textsOf(OTHER, 'navigation');
    const menu = page.getByRole('navigation', { name: t.main });
    await during(page, 'seen', () => menu.getByRole('link', { name: t.contact }).click());
    await during(page, 'opened', async () => {
      await field(page, 'practice_area').selectOption('inheritance');
      await field(page, 'message').fill(MESSAGE);
      await field(page, 'name').fill('Ana Pérez');
      await field(page, 'email').fill('ana@example.com');
      await field(page, 'consent').check();
    });
    await during(page, 'sent', () => submit(page).click());
    await expect(page.locator('#enquiry h3[tabindex="-1"]')).toBeFocused();

    await signIn(page, site.url, 'admin');
    await page.goto(adminPath('dashboard'));
    const card = page.getByRole('region', { name: 'A qué llevan las visitas' });
    const cells = card.getByRole('row', { name: /^Áreas de práctica/ }).getByRole('cell');
    await expect(cells).toHaveText(['5', /^5\s*100\s%$/, /^5\s*100\s%$/, /^0\s*0\s%$/]);
    await card.getByLabel('Idioma de la página').selectOption(labelled(OTHER));
    await expect(cells).toHaveText(['5', /^5/, /^5/, /^0/]);
    await cells.nth(2).getByRole('link').click();
    await expect(page).toHaveURL(
      new RegExp(`cuestionario\\?from=\\d{4}-\\d\\d-\\d\\d&language=${OTHER}$`),
    );
    await expect(page.getByText('Ana Pérez').first()).toBeVisible();
  },
);
