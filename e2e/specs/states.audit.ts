/** Opens the states that need interaction, and runs axe on each. */
import type { Page } from '@playwright/test';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf, postPathOf } from '../../src/site/pages';
import { expectAccessible } from '../support/accessibility';
import { bookingOn, withFreeTimes } from '../support/booking';
import { sql } from '../support/database';
import { field, fillIn, submit } from '../support/enquiryForm';
import { expect, test } from '../support/fixtures';
import { ANOTHER, LAST, OTHER } from '../support/languages';
import { TAKES_PICTURES } from '../support/pictures';
import { NIE, POSTS_READ } from '../support/seededPosts';
import { banner } from '../support/siteHeader';
import { textsOf } from '../support/texts';

// Failed and empty lists: a prerendered page contains its data.
test.use({ prerendered: false });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const button = (page: Page, name: string) => page.getByRole('button', { name }).first();

const ENQUIRIES = '**/rest/v1/contact_surveys**';

const SAMPLE = new Set([SOURCE_LANGUAGE, OTHER, ANOTHER, LAST]);

for (const language of TAKES_PICTURES ? LANGUAGES : SAMPLE) {
  const navigation = textsOf(language, 'navigation');
  const services = textsOf(language, 'services');
  const blog = textsOf(language, 'blog');
  const contact = textsOf(language, 'contact');

  test.describe(`axe finds no violation in ${language}`, () => {
    test('in open menus, cards and questions', async ({ page }) => {
      await page.goto(pathOf('home', language));
      const languages = banner(page).getByRole('button', { name: `${navigation.language}:` });
      await languages.click();
      await expect(banner(page).getByRole('link', { name: 'Français' })).toBeVisible();
      await expectAccessible(page, 'the language menu');
      await page.keyboard.press('Escape');

      await button(page, services.viewMore).click();
      await expect(button(page, services.viewLess)).toBeVisible();
      await button(page, blog.featured.next).click();
      await button(page, textsOf(language, 'common').testimonials.next).click();
      await expectAccessible(page, 'an open card, carousels moved on');

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const isPhone = await button(page, navigation.openMenu).isVisible();
      if (isPhone) await button(page, navigation.openMenu).click();
      const root = isPhone ? page.getByRole('dialog') : banner(page);
      await root.getByRole('button', { name: navigation.services }).click();
      const area = root.getByRole('link', { name: navigation.areas.inheritance });
      await expect(area).toBeVisible();
      await expectAccessible(page, 'the services menu');

      await area.click();
      await expect(page).toHaveURL(pathOf('service-inheritance', language));
      await page.locator('summary').first().click();
      await expect(page.getByText(services.inheritance.questions[0]?.answer ?? '')).toBeVisible();
      await expectAccessible(page, 'an open question');
    });

    test('in dialogs, notices, and lists that are empty or fail', async ({ page, pageErrors }) => {
      pageErrors.expected.push(/status of 500/, /failed to load\./, /was not counted\./);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.resolve() },
        });
      });
      await page.goto(`${pathOf('blog', language)}?post=${NIE.slug}`);
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await button(page, blog.share.action).click();
      // Exact, since a live region repeats the toast's text.
      await expect(page.getByText(blog.share.copied, { exact: true })).toBeVisible();
      await expectAccessible(page, 'the post dialog with a notice');

      await page.goto(pathOf('contact', language));
      await page.getByRole('contentinfo').locator('a[aria-haspopup=dialog]').first().click();
      await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
      await expectAccessible(page, 'a legal text');
      await page.keyboard.press('Escape');
      await button(page, contact.cards.phone.action).click();
      await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
      await expectAccessible(page, 'the phone numbers');

      await page.goto(`${pathOf('blog', language)}?q=xyzzy`);
      await expect(page.getByRole('status').filter({ hasText: blog.list.noMatch })).toBeVisible();
      await expectAccessible(page, 'an empty list');
      await page.route(POSTS_READ, (route) =>
        route.fulfill({ status: 500, json: { message: 'boom' } }),
      );
      await page.goto(postPathOf(NIE.slug, language));
      await expect(page.getByText(blog.failure.server)).toBeVisible();
      await expectAccessible(page, 'a post that does not load');
    });

    test('in the enquiry form: errors, a failed send, the confirmation', async ({
      page,
      pageErrors,
    }) => {
      pageErrors.expected.push(/ERR_FAILED/);
      await page.clock.install();
      await page.goto(pathOf('contact', language));
      await submit(page).click();
      await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
      await page.locator('input[name=urgency][value=detained]').check();
      await expectAccessible(page, 'errors, an urgent case');

      await page.route(ENQUIRIES, (route) => route.abort());
      await fillIn(page);
      await field(page, 'phone').fill('+34 600 000 001');
      await submit(page).click();
      await expect(page.locator('main a[href^="mailto:"][href*="body="]')).toBeVisible();
      await expectAccessible(page, 'a failed send');

      await page.unroute(ENQUIRIES);
      await submit(page).click();
      await expect(page.locator('form')).toHaveCount(0);
      await expectAccessible(page, 'the confirmation');
    });

    test.describe('in booking', () => {
      withFreeTimes();
      test.use({ timezoneId: 'Asia/Shanghai' });

      test('from the free times to a cancellation', async ({ page, site }) => {
        const t = contact.booking;
        const { section, open, heading, days, times, fillIn, submit: book } = bookingOn(page);
        await page.goto(pathOf('contact', language));
        await open();
        await days.first().click();
        await expect(times.first()).toBeVisible();
        await expectAccessible(page, 'the free times');
        await times.first().click();
        await book.click();
        await expect(section.locator('[aria-invalid=true]').first()).toBeVisible();
        await expectAccessible(page, 'errors in the form of an appointment');

        await sql(
          site,
          `insert into public.absences (starts_at, ends_at) values ('2027-01-18Z', '2027-01-19Z')`,
        );
        await fillIn();
        await book.click();
        await expect(heading).toHaveText(t.taken);
        await expectAccessible(page, 'a time that was taken');
        await times.first().click();
        await expect(heading).toHaveText(t.done.confirmed);
        await expectAccessible(page, 'the booked appointment');
        await section.getByRole('link', { name: t.my.manage }).click();
        await section.getByRole('button', { name: t.my.cancel, exact: true }).click();
        await expectAccessible(page, 'an appointment that is being cancelled');
      });
    });
  });
}
