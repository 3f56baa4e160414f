// What is counted as what, and when not: tests/features/public/visits and tests/database.
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { sql } from '../support/database';
import { field, MESSAGE, submit } from '../support/enquiryForm';
import { expect, test } from '../support/fixtures';
import { OTHER } from '../support/languages';
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

test(
  'the steps of a visit from a practice area to a sent enquiry are counted',
  { tag: '@desktop' },
  async ({ page, site }) => {
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

    expect(
      await sql(
        site,
        `select page || ' ' || step as counted from private.visit_steps
         where day = private.office_today() and language = $1 order by page, step`,
        [OTHER],
      ),
    ).toEqual(
      ['service', 'contact'].flatMap((kind) =>
        ['seen', 'opened', 'sent'].map((step) => ({ counted: `${kind} ${step}` })),
      ),
    );
  },
);
