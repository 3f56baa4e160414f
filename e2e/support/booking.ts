/** A firm with free times and appointments, for the tests of booking and of the agenda. */
import type { Page } from '@playwright/test';
import { setOfficeClock, type Site, sql } from './database';
import { test } from './fixtures';

/** Sunday, 17 January 2027, at eight in the evening of the office; the first free time is thirteen hours later. */
const NOW = '2027-01-17T19:00:00Z';

/** Video consultations and calls, on Mondays and Tuesdays from nine to two. */
export async function offerTimes(site: Site): Promise<void> {
  await sql(
    site,
    `update public.appointment_kinds set offered = id <> 'office',
       hours = '{"1": [["09:00", "14:00"]], "2": [["09:00", "14:00"]]}'`,
  );
  await sql(site, `update public.settings set appointment_room = 'https://room.example/firm'`);
}

/** Gives each test of a file or group the firm with free times. */
export function withFreeTimes(): void {
  // The build has the hours of the demo.
  test.use({ prerendered: false });
  test.beforeEach(async ({ site }) => {
    await offerTimes(site);
    // Not the browser's clock: Playwright's replaces Date by one that no date in a zone can extend.
    await sql(site, setOfficeClock(`'${NOW}'`));
  });
  test.afterEach(({ site }) => sql(site, setOfficeClock('now()')));
}

/** The parts of booking on the contact page. */
export function bookingOn(page: Page) {
  const section = page.locator('#booking');
  return {
    section,
    /** Shows the times on a phone, where they are folded. */
    open: async () => {
      const toggle = section.locator('h2 button');
      if (await toggle.isVisible()) await toggle.click();
    },
    heading: section.getByRole('heading', { level: 3 }),
    days: section.getByRole('table').getByRole('button'),
    times: section.locator('ul button'),
    /** Needs a practice area, a name and an address: the rest is optional. */
    fillIn: async () => {
      await section.locator('[name=name]').fill('Li Wei');
      await section.locator('[name=email]').fill('li.wei@client.example');
      await section.locator('[name=practice_area]').selectOption('immigration');
      await section.locator('[name=consent]').check();
    },
    submit: section.locator('form button[type=submit]'),
  };
}
