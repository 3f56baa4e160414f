import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { ANOTHER } from '../support/languages';
import { textsOf } from '../support/texts';

const OFFLINE = [
  /ERR_INTERNET_DISCONNECTED/,
  /Failed to fetch/,
  /Failed to load/,
  /was not counted/,
];

const HELD = textsOf(SOURCE_LANGUAGE, 'common').stalled;

test(
  'a link tapped offline, also in a part that is not hydrated yet, keeps the page, says so and opens later, unless another one replaces it',
  { tag: '@desktop' },
  async ({ page, context, pageErrors }) => {
    pageErrors.expected.push(...OFFLINE);
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await context.setOffline(true);
    await page.getByRole('contentinfo').locator('a[href="/blog"]').click();
    await expect(page.locator('#home h1')).toBeAttached();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.locator('#home a[href^="/contacto"]').first().click();
    const notice = page.getByRole('status').getByText(HELD);
    await expect(notice).toBeVisible();
    await expect(page.locator('#home h1'), 'the page stays').toBeVisible();
    await expect(page).toHaveURL('/');
    await page.getByRole('banner').first().locator('a[href="/blog"]').first().click();
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL('/');

    await context.setOffline(false);
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText(HELD)).toBeHidden();
  },
);

test(
  'a link tapped offline before the app is loaded keeps the page, says so and opens later',
  { tag: '@phone' },
  async ({ page, context, pageErrors }) => {
    const notice = textsOf(ANOTHER, 'common').stalled;
    pageErrors.expected.push(...OFFLINE, /ERR_FAILED/);
    await page.route(/\/assets\/app-/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(pathOf('home', ANOTHER), { waitUntil: 'load' });
    await failed;
    await context.setOffline(true);
    const link = page.locator(`#home a[href^="${pathOf('contact', ANOTHER)}"]`).first();
    await link.click();
    await expect(page.getByRole('status').getByText(notice)).toBeInViewport();
    await expect(page.locator('#home h1'), 'the page stays').toBeVisible();
    await expect(page).toHaveURL(pathOf('home', ANOTHER));

    await page.unroute(/\/assets\/app-/);
    await context.setOffline(false);
    await expect(page).toHaveURL(pathOf('contact', ANOTHER));
    await expect(page.getByText(notice)).toBeHidden();
  },
);

test(
  'a part whose code fails to load stays readable and is retried',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/status of 503/, /Failed to load resource/);
    let fails = true;
    // Before the page: on a busy machine it is asked for as soon as the app is ready.
    await page.route(/\/assets\/EnquiryForm-/, (route) =>
      fails ? route.fulfill({ status: 503 }) : route.continue(),
    );
    const failed = page.waitForResponse(/\/assets\/EnquiryForm-/);
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    await page.mouse.click(5, 300);
    await failed;
    const name = page.getByRole('main').locator('form input[autocomplete="name"]');
    await name.fill('Ana');
    await expect(page.locator('[data-island]').first()).toBeAttached();
    fails = false;
    // A key counts once the failure has been handled.
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(page.locator('main [data-island]')).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(name).toHaveValue('Ana');
  },
);
