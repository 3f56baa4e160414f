import { firm } from '../../src/site/firm';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { expectAtOffset } from '../support/scroll';
import { textsOf } from '../support/texts';
import { ANOTHER } from '../support/languages';

test.use({ javaScriptEnabled: false });

const language = ANOTHER;
const t = textsOf(language, 'contact');

test(
  'without JavaScript the menu is the footer’s, the contact page says how to reach the firm, hashes and testimonials scroll',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(pathOf('contact', language));

    await test.step('the form says how to reach the firm, and cannot be sent', async () => {
      // Playwright finds elements within <noscript>, but not by their text.
      const notice = page.locator('#enquiry noscript p').first();
      await expect(notice).toHaveText(t.survey.noScript.replace('{{email}}', firm.email));
      await expect(page.locator('form')).toBeHidden();
      const mail = page.locator(`#enquiry a[href^="mailto:${firm.email}?subject="]`);
      await expect(mail).toBeVisible();
      await expect(page.locator('#enquiry a[href^="tel:"]').first()).toBeVisible();
    });

    await test.step('the menu leads to the footer, whose links work; buttons that need JavaScript are hidden', async () => {
      for (const button of await page.locator('header button').all()) {
        await expect(button).toBeHidden();
      }
      await page.locator('header noscript a').click();
      const family = pathOf('service-family', language);
      await expect(page.locator('footer')).toBeInViewport();
      await page.locator(`footer a[href="${family}"]`).click();
      await expect(page).toHaveURL(family);
    });

    await test.step('the testimonials scroll and have no dead buttons', async () => {
      await page.goto(pathOf('home', language));
      const slides = page.locator('#testimonials .slide');
      await slides.last().scrollIntoViewIfNeeded();
      await expect(slides.last()).toBeInViewport();
      const { next } = textsOf(language, 'common').testimonials;
      await expect(page.getByRole('button', { name: next })).toBeHidden();
    });

    await test.step('a hash leads to its section', async () => {
      await page.goto(pathOf('contact', language));
      await page.goto(`${pathOf('home', language)}#services`);
      await expectAtOffset(page.locator('#services'));
    });
  },
);
