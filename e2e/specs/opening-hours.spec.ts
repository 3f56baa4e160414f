import type { Browser } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { pathOf } from '../../src/site/pages';
import { HOME_LOCALE } from '../support/homeLocale';
import { ANOTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { hourOf, instantAt } from '../../src/site/dates';
import { firm } from '../../src/site/firm';
import { textsOf } from '../support/texts';

/** Opens the contact page in a time zone at a given time. */
async function visit(
  browser: Browser,
  url: string,
  { at, timezoneId = firm.timeZone, locale = HOME_LOCALE }: Record<string, string>,
) {
  const context = await browser.newContext({ timezoneId, locale });
  const page = await context.newPage();
  // Playwright's own clock leaves nothing of `Date` to inherit, as the dates of a zone do.
  await page.addInitScript(
    (now) => {
      globalThis.Date = new Proxy(Date, {
        construct: (date, args: unknown[], self) =>
          Reflect.construct(date, args.length > 0 ? args : [now], self) as Date,
        get: (date, name) => (name === 'now' ? () => now : (Reflect.get(date, name) as unknown)),
      });
    },
    Date.parse(at ?? ''),
  );
  // The opening hours are an island.
  await page.goto(`${url}#enquiry`);
  return page;
}

const { hours } = textsOf(ANOTHER, 'contact');
const tomorrow = new Intl.RelativeTimeFormat(ANOTHER, { numeric: 'auto' }).format(1, 'day');
const tomorrowAt = (sentence: string, time: string) =>
  sentence.replace('{{day}}', tomorrow).replace('{{time}}', time);

const office = { zone: firm.timeZone };
/** When the office opens on a day, on a visitor's clock. */
const opening = (day: string, zone: string) => hourOf(instantAt(`${day}T09:00`, office), { zone });

// 12 January 2026 is a Monday.
const CASES = [
  {
    name: 'for a visitor in California, whose Monday begins as the office opens',
    at: instantAt('2026-01-17T12:00', office).toISOString(),
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
    path: pathOf('contact', 'en'),
    seen: ['Closed at the moment', `Next opening: Monday, 09:00 (${firm.address.city} time)`],
    own: `In your time zone: Monday, ${opening('2026-01-19', 'America/Los_Angeles')}`,
  },
  {
    name: 'for a visitor in Riyadh, in another language',
    at: instantAt('2026-01-12T20:00', office).toISOString(),
    timezoneId: 'Asia/Riyadh',
    locale: 'ar-SA',
    path: pathOf('contact', ANOTHER),
    seen: [hours.closed, tomorrowAt(hours.next, '09:00')],
    own: tomorrowAt(hours.nextYours, opening('2026-01-13', 'Asia/Riyadh')),
  },
] as const;

for (const { name, path, seen, own, ...visitor } of CASES) {
  // Times do not depend on the viewport.
  const tag = path === pathOf('contact', ANOTHER) ? '@phone' : '@desktop';
  test(name, { tag }, async ({ browser, site }) => {
    const page = await visit(browser, site.url + path, visitor);
    const main = page.locator('#enquiry');
    for (const text of seen) await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByText(own)).toHaveCount(1);
    for (const time of await main.getByText(seen[1]).locator('bdi').all()) {
      await expect(time).toHaveAttribute('dir', 'ltr');
    }
    await page.context().close();
  });
}

test(
  "'open' changes to 'closed' on the minute, without a reload",
  { tag: '@phone' },
  async ({ page }) => {
    await page.clock.install({ time: instantAt('2026-01-12T13:58:30', office) });
    await page.goto(`${pathOf('contact', SOURCE_LANGUAGE)}#enquiry`);
    const texts = textsOf(SOURCE_LANGUAGE, 'contact').hours;
    const open = page.getByText(texts.open.replace('{{time}}', '14:00'));
    await expect(open).toBeVisible();
    await page.clock.fastForward('01:00');
    await expect(open).toBeVisible();
    await page.clock.fastForward('01:00');
    await expect(page.getByText(texts.closed)).toBeVisible();
    await expect(open).toHaveCount(0);
  },
);
