import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { bookingOn, withFreeTimes } from '../support/booking';
import { sql } from '../support/database';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { expectTabStopsMarked, tabTo } from '../support/keyboard';
import { horizontalOverflow } from '../support/layout';
import { instantAt, loadLocale, timeOf } from '../../src/site/dates';
import { firm } from '../../src/site/firm';
import { ANOTHER, MIRRORED } from '../support/languages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { textsOf } from '../support/texts';

withFreeTimes();

/** The first free time. */
const FIRST = instantAt('2027-01-18T09:00', { zone: firm.timeZone });
const VISITOR = 'Asia/Shanghai';

/** Nothing is cut or beside the page, on a small phone and at 400 % zoom (WCAG 1.4.10). */
async function expectFits(page: Page, what: string): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await horizontalOverflow(page), `${what} at ${width} px`).toBe(0);
  }
}

test.describe(() => {
  test.use({ timezoneId: VISITOR });

  test(
    'a client elsewhere books, moves and cancels in another language',
    { tag: '@phone' },
    async ({ page, site }) => {
      const language = MIRRORED ?? ANOTHER;
      const t = textsOf(language, 'contact').booking;
      const locale = await loadLocale(language);
      const here = timeOf(FIRST, { zone: VISITOR, locale });
      const there = timeOf(FIRST, { zone: firm.timeZone, locale });
      const { section, heading, days, times, fillIn, submit } = bookingOn(page);
      const stored = () =>
        sql(site, 'select status, sequence, word, starts_at from public.appointments');
      await page.goto(pathOf('contact', language));
      const card = page.getByRole('listitem').getByRole('link', { name: t.heading });
      await expect(card).toHaveAttribute('href', /#booking$/);
      await expect(days.first()).toBeHidden();
      await card.click();
      await days.first().click();
      await expect(times.first()).toContainText(here);
      await expect(times.first()).toContainText(t.inOffice.replace('{{time}}', there));
      await expectFits(page, 'the times');
      await times.first().click();
      await fillIn();
      await expectFits(page, 'the form');
      await submit.click();

      await expect(heading).toHaveText(t.done.confirmed);
      await expect(heading).toBeFocused();
      await expect(section).toHaveAccessibleName(t.my.heading);
      await expect(section).toContainText(here);
      await expectFits(page, 'the confirmation');
      const [row] = await sql<{ origin: string; language: string; time_zone: string }>(
        site,
        `select s.origin, s.language, a.time_zone from public.appointments as a
           join public.contact_surveys as s on s.id = a.survey_id`,
      );
      expect(row).toEqual({ origin: 'booking', language, time_zone: VISITOR });

      const link = section.getByRole('link', { name: t.my.manage });
      const booked = await stored();
      expect(booked).toMatchObject([{ status: 'confirmed', sequence: 1 }]);
      // As from a mail, and twice.
      await page.goto(await link.evaluate((element: HTMLAnchorElement) => element.href));
      await page.reload();
      await expect(heading).toHaveText(t.my.confirmed);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expectFits(page, 'the appointment');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        section.getByRole('button', { name: t.my.calendar }).click(),
      ]);
      expect(await readFile(await download.path(), 'utf8')).toContain(
        `DTSTART:${FIRST.toISOString().replaceAll(/[-:]|\.000/g, '')}`,
      );
      expect(await stored()).toEqual(booked);

      await section.getByRole('button', { name: t.otherTime }).click();
      await times.last().click();
      await expect(times).toHaveCount(0);
      expect(await stored()).toMatchObject([{ status: 'confirmed', sequence: 2 }]);

      await section.getByRole('button', { name: t.my.cancel, exact: true }).click();
      await section.locator('textarea').fill('Sorry');
      await submit.click();
      await expect(heading).toHaveText(t.my.cancelled);
      expect(await stored()).toMatchObject([{ status: 'cancelled', word: 'Sorry' }]);
    },
  );
});

test(
  'is done by keyboard alone, with each stop marked and the chosen day told in forced colours',
  { tag: '@desktop' },
  async ({ page }) => {
    const { section, heading, days, times, submit } = bookingOn(page);
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    await expect(days.first()).toBeVisible();
    await expectAccessible(page, 'booking', '#booking');
    await page.emulateMedia({ forcedColors: 'active' });
    const colourOf = (day: number) =>
      days.nth(day).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colourOf(0)).not.toBe(await colourOf(1));

    const kind = section.getByRole('radio').first();
    await kind.focus();
    // Days, times, zone and phones.
    await expectTabStopsMarked(page, 'booking', 16);
    await kind.focus();
    await page.keyboard.press('ArrowDown');
    await expect(section.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await tabTo(page, days.nth(1));
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    // On the office's own clock, which is named nowhere then.
    await expect(times.first()).not.toContainText(firm.address.city);
    await tabTo(page, times.first());
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    for (const [name, keys] of [
      ['name', 'Li Wei'],
      ['email', 'li.wei@client.example'],
      ['practice_area', textsOf(SOURCE_LANGUAGE, 'navigation').areas.immigration.charAt(0)],
    ] as const) {
      await tabTo(page, section.locator(`[name=${name}]`));
      await page.keyboard.type(keys);
    }
    await tabTo(page, section.locator('[name=consent]'));
    await page.keyboard.press('Space');
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(textsOf(SOURCE_LANGUAGE, 'contact').booking.done.confirmed);
    await expect(heading).toBeFocused();
  },
);
