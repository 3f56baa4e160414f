/** Opens the states that need interaction and runs axe on each. */
import type { Page } from '@playwright/test';
import type { Language } from '../../src/site/languages';
import { pathOf, postPathOf } from '../../src/site/pages';
import { expectAccessible } from './accessibility';
import { bookingOn } from './booking';
import { expect } from './fixtures';
import { banner, isPhone } from './siteHeader';
import { NIE, POSTS_READ } from './seededPosts';
import { field, fillIn, submit } from './enquiryForm';
import { textsOf } from './texts';

const button = (page: Page, name: string) => page.getByRole('button', { name }).first();

const ENQUIRIES = '**/rest/v1/contact_surveys**';

/**
 * The language menu, an open card, moved carousels, the services menu or the menu panel, an open
 * FAQ entry.
 */
export async function walkMenus(page: Page, language: Language): Promise<void> {
  const { language: menu, openMenu, services: areas } = textsOf(language, 'navigation');
  const services = textsOf(language, 'services');
  await page.goto(pathOf('home', language));
  await banner(page)
    .getByRole('button', { name: `${menu}:` })
    .click();
  await expect(banner(page).getByRole('link', { name: 'Français' })).toBeVisible();
  await expectAccessible(page, 'the language menu');
  await page.keyboard.press('Escape');

  await button(page, services.viewMore).click();
  await expect(button(page, services.viewLess)).toBeVisible();
  await button(page, textsOf(language, 'blog').featured.next).click();
  await button(page, textsOf(language, 'common').testimonials.next).click();
  await expectAccessible(page, 'an open card, carousels moved on');

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const panel = page.getByRole('dialog');
  if (isPhone(page)) await button(page, openMenu).click();
  const root = isPhone(page) ? panel : banner(page);
  await root.getByRole('button', { name: areas }).click();
  const { inheritance } = textsOf(language, 'navigation').areas;
  await expect(root.getByRole('link', { name: inheritance })).toBeVisible();
  await expectAccessible(page, 'the services menu');

  await root.getByRole('link', { name: inheritance }).click();
  await expect(page).toHaveURL(pathOf('service-inheritance', language));
  await expect(page.locator('summary').first()).toBeVisible();
  await page.locator('summary').first().click();
  await expect(page.getByText(services.inheritance.questions[0]?.answer ?? '')).toBeVisible();
  await expectAccessible(page, 'an open question');
}

/** The post popup with a toast, a legal text, the phone numbers. */
export async function walkDialogs(page: Page, language: Language): Promise<void> {
  const blog = textsOf(language, 'blog');
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

  await button(page, textsOf(language, 'contact').cards.phone.action).click();
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  await expectAccessible(page, 'the phone numbers');
}

/** The enquiry form with errors, after a failed send, and sent; needs `beginWithoutEnquiries`. */
export async function walkEnquiryForm(page: Page, language: Language): Promise<void> {
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
}

/** From the free times to the appointment of a link; needs `withFreeTimes`. @param take takes the first day's times. */
export async function walkBooking(
  page: Page,
  language: Language,
  take: () => Promise<unknown>,
): Promise<void> {
  const t = textsOf(language, 'contact').booking;
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

  await take();
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
}

/** A search without a match, and a post that does not load. */
export async function walkFailures(page: Page, language: Language): Promise<void> {
  const { failure, list } = textsOf(language, 'blog');
  await page.goto(`${pathOf('blog', language)}?q=xyzzy`);
  await expect(page.getByRole('status').filter({ hasText: list.noMatch })).toBeVisible();
  await expectAccessible(page, 'an empty list');

  await page.route(POSTS_READ, (route) =>
    route.fulfill({ status: 500, json: { message: 'boom' } }),
  );
  await page.goto(postPathOf(NIE.slug, language));
  await expect(page.getByText(failure.server)).toBeVisible();
  await expectAccessible(page, 'a post that does not load');
}
