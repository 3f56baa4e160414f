import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { ANOTHER } from '../support/languages';
import { holdRequests } from '../support/requests';
import { textsOf } from '../support/texts';

const LOST = 'Unexpected Application Error!';

// Screens for loading and failing that only the shell has; a prerendered page stays (offline.spec.ts).
test.use({ prerendered: false });

test(
  "the empty shell shows that a page's code loads, and a message below the header when that fails, or the app's",
  { tag: '@phone' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/Failed to load resource/, /dynamically imported module/);
    const { loading, hero } = textsOf(SOURCE_LANGUAGE, 'common');
    const status = page.getByRole('status').getByText(loading);
    const release = await holdRequests(page, '**/assets/HomePage-*.js');
    await page.goto(pathOf('home', SOURCE_LANGUAGE));
    await expect(status).toBeVisible();
    release();
    await expect(page.locator('#home h1')).toBeVisible();
    await expect(status).toHaveCount(0);

    const releaseNext = await holdRequests(page, '**/assets/ContactPage-*.js');
    await page.locator('#home').getByRole('link', { name: hero.videoCall }).first().click();
    await expect(status).toBeVisible();
    await expect(page.locator('#home h1'), 'the last page stays meanwhile').toBeVisible();
    releaseNext();
    await expect(page).toHaveURL(pathOf('contact', SOURCE_LANGUAGE));
    await expect(page.locator('#enquiry')).toBeAttached();

    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.route('**/assets/HomePage-*.js', (route) => route.abort());
    await page.goto(pathOf('home', ANOTHER));
    await expect(page.getByRole('heading', { name: LOST })).toBeVisible();
    await expect(page).toHaveTitle(LOST);
    await expect(page.getByRole('banner').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(documents, 'nothing reloads the page').toHaveLength(1);
    await page.unroute('**/assets/HomePage-*.js');
    await page
      .getByRole('main')
      .getByRole('button', { name: textsOf(ANOTHER, 'common').retry })
      .click();
    await expect(page.locator('#home h1')).toBeVisible();

    await page.route('**/assets/app-*.js', (route) => route.abort());
    await page.goto(pathOf('home', SOURCE_LANGUAGE));
    await expect(page.getByRole('heading', { name: LOST })).toBeVisible();
  },
);
