import { expect, test } from '../support/fixtures';
import { setOfficeClock, sql } from '../support/database';

/** Monday, 18 January 2027, at three in the night of Shanghai and eight in the evening of the office. */
const NOW = '2027-01-17T19:00:00Z';

// The build is of a firm that offers no hours.
test.use({ prerendered: false, timezoneId: 'Asia/Shanghai' });

test.beforeEach(async ({ site }) => {
  await sql(
    site,
    `update public.appointment_kinds set offered = id <> 'office',
       hours = '{"1": [["09:00", "14:00"]], "2": [["09:00", "14:00"]]}'`,
  );
  await sql(site, `update public.settings set appointment_room = 'https://room.example/firm'`);
  // Not the browser's clock: Playwright's replaces Date by one that no date in a zone can extend.
  await sql(site, setOfficeClock(`'${NOW}'`));
});
test.afterEach(({ site }) => sql(site, setOfficeClock('now()')));

for (const [language, path, here, there] of [
  ['en', '/en/contact', '4:00 PM', '9:00 AM in Dénia'],
  ['ar', '/ar/contact', '16:00', '09:00 في دينيا'],
] as const) {
  test(
    `a client in Shanghai books, moves and cancels in ${language}`,
    { tag: '@phone' },
    async ({ page, site }) => {
      await page.goto(path);
      const section = page.locator('#booking');
      const days = section.getByRole('table').getByRole('button');
      // Two Mondays and Tuesdays a week: the first is the next day, the notice being twelve hours.
      await days.first().click();
      const times = section.locator('ul button');
      await expect(times.first()).toContainText(here);
      await expect(times.first()).toContainText(there);
      await times.first().click();
      await page.locator('#booking-name').fill('Li Wei');
      await page.locator('#booking-email').fill('li.wei@client.example');
      await page.locator('#booking-practice_area').selectOption('immigration');
      await page.locator('#booking-consent').check();
      await page.locator('#booking form button[type=submit]').click();

      const done = section.getByRole('heading', { level: 3 });
      await expect(done).toBeFocused();
      const [row] = await sql<{ status: string; origin: string; language: string }>(
        site,
        `select a.status, s.origin, s.language from public.appointments as a
       join public.contact_surveys as s on s.id = a.survey_id`,
      );
      expect(row).toEqual({ status: 'confirmed', origin: 'booking', language });

      await section.getByRole('link').last().click();
      expect(page.url()).toContain('#appointment=');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        section.locator('button').first().click(),
      ]);
      expect(download.suggestedFilename()).toBe('cita.ics');

      await section.locator('button[aria-expanded]').first().click();
      await section.locator('ul button').last().click();
      await expect(section.locator('ul button')).toHaveCount(0);
      const moved = await sql(site, 'select sequence, status from public.appointments');
      expect(moved).toEqual([{ sequence: 2, status: 'confirmed' }]);

      await section.locator('button[aria-expanded]').last().click();
      await section.locator('textarea').fill('Sorry');
      await section.locator('form button[type=submit]').click();
      await expect(section.locator('form')).toHaveCount(0);
      expect(await sql(site, 'select status, word from public.appointments')).toEqual([
        { status: 'cancelled', word: 'Sorry' },
      ]);
    },
  );
}

test(
  'a firm that offers no hours has the page without it',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await sql(site, 'update public.appointment_kinds set offered = false');
    await page.goto('/contacto');
    await expect(page.locator('#enquiry')).toBeVisible();
    await expect(page.locator('#booking')).toHaveCount(0);
  },
);
