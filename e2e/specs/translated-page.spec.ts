/** The journeys of a visitor whose browser has translated the page: nothing dies, all is shown. */
import { expect, test } from '../support/fixtures';
import { readEnquiries } from '../support/database';
import { choose, field, fillIn, submit, withFakeClock } from '../support/enquiryForm';
import { textsOf } from '../support/texts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { translatePage } from '../support/translatedPage';

/** React's note that it renders a part anew which was translated before it was hydrated. */
const RENDERED_ANEW = /React error #418/;

test.describe('the form', { tag: '@phone' }, () => {
  withFakeClock();

  test('shows its errors, a failure and what was sent', async ({ page, site, pageErrors }) => {
    pageErrors.expected.push(/Failed to load resource/, RENDERED_ANEW);
    const { survey } = textsOf(SOURCE_LANGUAGE, 'contact');
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    await field(page, 'name').focus();
    await expect(page.locator('[data-island=""] form')).toHaveCount(0);
    await translatePage(page);

    await submit(page).click();
    await expect(page.getByText(survey.errors.messageShort)).toBeVisible();
    await field(page, 'channel').selectOption('video');
    await choose(page, 'urgency', 'detained');
    await expect(page.getByText(survey.urgent.detained.slice(0, 30))).toBeVisible();
    await choose(page, 'urgency', 'normal');
    await field(page, 'channel').selectOption('email');
    await fillIn(page);
    await expect(page.getByText(survey.errors.messageShort)).toHaveCount(0);

    await page.route('**/rest/v1/contact_surveys*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await submit(page).click();
    await expect(page.getByText(survey.failed.heading)).toBeVisible();
    await expect(page.getByRole('link', { name: survey.failed.chat })).toBeInViewport();
    await expect(submit(page)).toContainText(survey.retry);
    await page.unroute('**/rest/v1/contact_surveys*');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: survey.sent.heading })).toBeVisible();
    expect(await readEnquiries(site)).toHaveLength(1);
  });
});

test(
  'filters, pages, popup and cards follow what is pressed',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(RENDERED_ANEW);
    await page.goto('/blog');
    await expect(page.getByRole('article').first()).toBeVisible();
    await translatePage(page);
    const { list } = textsOf(SOURCE_LANGUAGE, 'blog');
    await page.getByLabel(list.search).fill('zzzz');
    await expect(page.getByText(list.noMatch)).toBeVisible();
    await page.getByRole('link', { name: list.clear }).click();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.goto('/#services');
    await expect(page.locator('[data-island=""]')).toHaveCount(0);
    await translatePage(page);
    const { viewMore, viewLess } = textsOf(SOURCE_LANGUAGE, 'services');
    const card = page.locator('#service-civil');
    await card.getByRole('button').click();
    await expect(card.getByRole('button')).toContainText(viewLess);
    await card.getByRole('button').click();
    await expect(card.getByRole('button')).toContainText(viewMore);
  },
);
