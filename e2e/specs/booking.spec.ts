import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { instantAt, loadLocale, timeOf } from '../../src/site/dates';
import { firm } from '../../src/site/firm';
import { pathOf } from '../../src/site/pages';
import { expectAccessible } from '../support/accessibility';
import { bookingOn, withFreeTimes } from '../support/booking';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { ANOTHER, MIRRORED } from '../support/languages';
import { horizontalOverflow } from '../support/layout';
import { textsOf } from '../support/texts';

withFreeTimes();

/** The first free time. */
const FIRST = instantAt('2027-01-18T09:00', { zone: firm.timeZone });
const VISITOR = 'Asia/Shanghai';

test.use({ timezoneId: VISITOR });

// Also by the keys of another language, with what is said: transcripts.spec.ts.
test(
  'a client elsewhere books by keyboard, moves and cancels in another language, at 400 % zoom',
  { tag: '@phone' },
  async ({ page, site }) => {
    const language = MIRRORED ?? ANOTHER;
    const t = textsOf(language, 'contact').booking;
    const locale = await loadLocale(language);
    const here = timeOf(FIRST, { zone: VISITOR, locale });
    const there = timeOf(FIRST, { zone: firm.timeZone, locale });
    const { section, heading, days, times, fillIn, submit } = bookingOn(page);
    const stored = () =>
      sql(site, 'select status, sequence, word, starts_at, time_zone from public.appointments');
    const press = async (target: Locator) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    };
    /** Nothing is beside the page (WCAG 1.4.10). */
    const expectFits = async (what: string) =>
      expect.soft(await horizontalOverflow(page), what).toBe(0);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(pathOf('contact', language));
    const card = page.getByRole('listitem').getByRole('link', { name: t.heading });
    await expect(card).toHaveAttribute('href', /#booking$/);
    await expect(days.first()).toBeHidden();
    await card.click();
    await expect(days.first()).toBeVisible();
    await expectAccessible(page, 'the free times', '#booking');
    // The chosen day, in forced colours too.
    await page.emulateMedia({ forcedColors: 'active' });
    const colourOf = (day: number) =>
      days.nth(day).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colourOf(0)).not.toBe(await colourOf(1));
    await page.emulateMedia({ forcedColors: 'none' });
    await press(days.first());
    await expect(heading).toBeFocused();
    await expect(times.first()).toContainText(here);
    await expect(times.first()).toContainText(t.inOffice.replace('{{time}}', there));
    await expectFits('the times');
    await press(times.first());
    await expect(heading).toBeFocused();
    await tabTo(page, section.locator('[name=name]'));
    await fillIn();
    await expectFits('the form');
    await press(submit);

    await expect(heading).toHaveText(t.done.confirmed);
    await expect(heading).toBeFocused();
    await expect(section).toHaveAccessibleName(t.my.heading);
    await expect(section).toContainText(here);
    await expectFits('the confirmation');
    const link = section.getByRole('link', { name: t.my.manage });
    const booked = await stored();
    expect(booked).toMatchObject([{ status: 'confirmed', sequence: 1, time_zone: VISITOR }]);
    // As from a mail, and twice.
    await page.goto(await link.evaluate((element: HTMLAnchorElement) => element.href));
    await page.reload();
    await expect(heading).toHaveText(t.my.confirmed);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectFits('the appointment');
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
