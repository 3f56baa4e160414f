import { firm } from '../../src/site/firm';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { textsOf } from '../support/texts';
import { inOneViewport } from '../support/viewports';

test.use({ prerendered: true, javaScriptEnabled: false });

for (const language of ['es', 'ar'] as const) {
  const t = textsOf(language, 'contact');
  const navigation = textsOf(language, 'navigation');

  test(
    `without JavaScript menu and contact keep what they promise: ${language}`,
    inOneViewport(language),
    async ({ page }) => {
      await page.goto(pathOf('contact', language));

      await test.step('the form says how to reach the firm, and cannot be sent', async () => {
        const notice = page.getByText(t.survey.noScript.split('{{email}}')[0] ?? '');
        await expect(notice).toContainText(firm.email);
        await expect(page.locator('form')).toBeHidden();
        const mail = page.locator(`#enquiry a[href^="mailto:${firm.email}?subject="]`);
        await expect(mail).toBeVisible();
        await expect(page.locator('#enquiry a[href^="tel:"]').first()).toBeVisible();
      });

      await test.step('the header is dark wherever the page is scrolled to', async () => {
        const header = page.locator('body header').first();
        await expect(header).toHaveCSS('background-color', 'rgb(11, 31, 44)');
      });

      await test.step('the menu opens and leads on; buttons that could not work are away', async () => {
        await expect(page.getByRole('button', { name: navigation.language })).toBeHidden();
        await page.locator('header summary').click();
        await page.locator('header').getByRole('link', { name: navigation.areas.family }).click();
        await expect(page).toHaveURL(pathOf('service-family', language));
      });
    },
  );
}
