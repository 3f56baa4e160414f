import { expect, test } from '../support/fixtures';
import { textsOf } from '../support/texts';
import { readEnquiries } from '../support/database';
import { withFakeClock, field, fillIn, MESSAGE, submit } from '../support/enquiryForm';
import { pathOf } from '../../src/site/pages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { holdRequests } from '../support/requests';

withFakeClock();

test(
  'pretends success to a bot that fills in the honeypot',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    const honeypot = page.locator('form [name="subject"]');
    await expect(honeypot).toHaveAttribute('tabindex', '-1');
    await expect(honeypot).toHaveAttribute('autocomplete', 'off');
    const unseen = page.locator('[aria-hidden=true]');
    await expect(unseen.filter({ has: page.locator('[name="subject"]') })).toHaveCount(1);
    await fillIn(page);
    await honeypot.fill('Buy now', { force: true });
    await submit(page).click();
    await expect(
      page.getByRole('heading', { name: textsOf(SOURCE_LANGUAGE, 'contact').survey.sent.heading }),
    ).toBeFocused();
    expect(requests.filter((url) => url.includes('contact_surveys'))).toEqual([]);
    expect(await readEnquiries(site)).toEqual([]);
  },
);

test.describe('in the empty shell', () => {
  // The clock stands still from the first moment on, so that a prerendered page would not start.
  test.use({ prerendered: false });

  test(
    'delays a submission within three seconds instead of refusing it',
    { tag: '@phone' },
    async ({ page, site }) => {
      await page.goto(pathOf('contact', SOURCE_LANGUAGE));
      await expect(field(page, 'name')).toBeVisible();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await page.reload();
      await expect(field(page, 'name')).toBeVisible();
      const now = () => page.evaluate(() => performance.now());
      const shownAt = await now();
      await field(page, 'practice_area').selectOption('civil');
      await field(page, 'message').fill(MESSAGE);
      await field(page, 'name').fill('Ana Pérez');
      await field(page, 'email').fill('ana@example.com');
      await field(page, 'consent').check();
      await submit(page).click();
      // The validation rules load in real time; everything after them waits for the fake clock.
      await expect
        .poll(async () => {
          await page.clock.runFor(10);
          return submit(page).textContent();
        })
        .toBe(textsOf(SOURCE_LANGUAGE, 'contact').survey.sending);
      await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
      await page.clock.runFor(2900 - ((await now()) - shownAt));
      await expect(submit(page)).toHaveText(textsOf(SOURCE_LANGUAGE, 'contact').survey.sending);
      expect(await readEnquiries(site)).toEqual([]);
      await page.clock.runFor(200);
      await expect(
        page.getByRole('heading', {
          name: textsOf(SOURCE_LANGUAGE, 'contact').survey.sent.heading,
        }),
      ).toBeFocused();
      expect(await readEnquiries(site)).toMatchObject([{ fill_seconds: 3, overflow: false }]);
    },
  );
});

test('a double click submits once', { tag: '@phone' }, async ({ page, site }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('contact_surveys'))
      sent.push(request.url());
  });
  await page.goto(pathOf('contact', SOURCE_LANGUAGE));
  await fillIn(page);
  // Otherwise a fast answer could come between the two clicks.
  const release = await holdRequests(page, '**/rest/v1/contact_surveys*');
  await submit(page).dblclick();
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(
    page.getByRole('heading', { name: textsOf(SOURCE_LANGUAGE, 'contact').survey.sent.heading }),
  ).toBeFocused();
  expect(sent).toHaveLength(1);
  expect(await readEnquiries(site)).toHaveLength(1);
});
