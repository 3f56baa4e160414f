import type { Page } from '@playwright/test';
import type { Language } from '../src/site/languages';
import { pathOf, postPathOf } from '../src/site/pages';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { banner, isPhone } from './header';
import { FAILURES, LOGGED_FAILURES, NIE, POSTS_READ } from './posts';
import { beginWithoutEnquiries, fillIn, submit } from './survey';
import { textsOf } from './texts';

beginWithoutEnquiries();

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const language of ['es', 'de', 'ar', 'zh'] as const) {
  const blog = textsOf(language, 'blog');
  const common = textsOf(language, 'common');
  const contact = textsOf(language, 'contact');
  const navigation = textsOf(language, 'navigation');
  const services = textsOf(language, 'services');
  const button = (page: Page, name: string) => page.getByRole('button', { name }).first();

  test(`axe finds nothing in the menus, cards and carousels in ${language}`, async ({ page }) => {
    await page.goto(pathOf('home', language));
    await banner(page)
      .getByRole('button', { name: `${navigation.language}:` })
      .click();
    await expect(banner(page).getByRole('link', { name: 'Français' })).toBeVisible();
    await expectAccessible(page, 'the language menu');
    await page.keyboard.press('Escape');

    await button(page, services.viewMore).click();
    await expect(button(page, services.viewLess)).toBeVisible();
    await button(page, blog.featured.next).click();
    await button(page, common.testimonials.next).click();
    await expectAccessible(page, 'an open card, carousels moved on');

    await page.evaluate(() => window.scrollTo(0, 0));
    if (isPhone(page)) {
      await button(page, navigation.openMenu).click();
      await page.getByRole('dialog').getByRole('button', { name: navigation.services }).click();
      await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(10);
    } else {
      await banner(page).getByRole('button', { name: navigation.services }).click();
      await expect(
        banner(page).getByRole('link', { name: navigation.areas.inheritance }),
      ).toBeVisible();
    }
    await expectAccessible(page, 'the services menu');
  });

  test(`axe finds nothing in dialogs, popover and notices in ${language}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
    });
    await page.goto(`${pathOf('blog', language)}?post=${NIE.slug}`);
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await button(page, blog.share.action).click();
    await expect(page.getByText(blog.share.copied)).toBeVisible();
    await expectAccessible(page, 'the post dialog with a notice');

    await page.goto(pathOf('contact', language));
    await page.getByRole('contentinfo').getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cerrar' })).toBeVisible();
    await expectAccessible(page, 'a legal text');
    await page.keyboard.press('Escape');

    await button(page, contact.cards.phone.action).click();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expectAccessible(page, 'the phone numbers');
  });

  test(`axe finds nothing in the questionnaire’s states in ${language}`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected.push(/ERR_FAILED|failed/i);
    await page.goto(pathOf('contact', language));
    await submit(page).click();
    await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
    await page.locator('input[name=urgency][value=detained]').check();
    await expectAccessible(page, 'errors, an urgent case');

    await page.route('**/rest/v1/contact_surveys**', (route) => route.abort());
    await fillIn(page);
    await submit(page).click();
    await expect(page.locator('main a[href^="mailto:"][href*="body="]')).toBeVisible();
    await expectAccessible(page, 'a failed send');

    await page.unroute('**/rest/v1/contact_surveys**');
    await submit(page).click();
    await expect(page.locator('form')).toHaveCount(0);
    await expectAccessible(page, 'the confirmation');
  });

  test(`axe finds nothing in empty and failed lists in ${language}`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected.push(...LOGGED_FAILURES, /status of 500/);
    await page.goto(`${pathOf('blog', language)}?q=xyzzy`);
    await expect(page.getByText(blog.list.noMatch)).toBeVisible();
    await expectAccessible(page, 'an empty list');

    await page.route(POSTS_READ, FAILURES['a 500'] ?? (() => undefined));
    await page.goto(postPathOf(NIE.slug, language));
    await expect(page.getByText(blog.failure.server)).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page, 'a post that does not load');
  });
}
