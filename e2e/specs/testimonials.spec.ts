import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/requests';
import { TEXTS } from '../support/testimonials';

// What a list shows in each state: tests/features/public/testimonials. A prerendered page has its testimonials.
test.use({ prerendered: false });

test(
  'the section of the home page is hidden while it loads',
  { tag: '@phone' },
  async ({ page }) => {
    const { home, heading } = TEXTS.other;
    const answer = await holdRequests(page, '**/rest/v1/testimonials?*');
    await page.goto(home);
    await expect(page.locator('#about')).toBeVisible();
    await expect(page.locator('#testimonials')).toBeHidden();
    await expect(page.getByText(heading)).toHaveCount(0);
    answer();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  },
);
