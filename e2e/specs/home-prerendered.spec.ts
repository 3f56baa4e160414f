import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { ANOTHER, OTHER } from '../support/languages';
import { expect, test } from '../support/fixtures';
import { textsOf } from '../support/texts';

test(
  'without JavaScript the testimonials scroll and have no dead buttons',
  { tag: '@phone' },
  async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const language of [SOURCE_LANGUAGE, ANOTHER]) {
      const { next } = textsOf(language, 'common').testimonials;
      await page.goto(site.url + pathOf('home', language));
      const slides = page.locator('#testimonials [data-slide]');
      await expect(slides).toHaveCount(9);
      await slides.last().scrollIntoViewIfNeeded();
      await expect(slides.last()).toBeInViewport();
      await expect(page.getByRole('button', { name: next })).toBeHidden();
    }
    await context.close();
  },
);

test(
  'the home page has its sections in the order of SPEC 1',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const parts = await page
      .locator('header:not(section *), section[id], footer, aside')
      .evaluateAll((all) => all.map(({ id, localName }) => id || localName));
    expect(parts).toEqual([
      'header',
      'home',
      'about',
      'testimonials',
      'services',
      'blog',
      'contact',
      'footer',
      'aside', // The chat's floating button.
    ]);
  },
);

test(
  'an image that failed before hydration is replaced by the default',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/404/);
    await page.route('**/images/avatars/avatar-1.svg', (route) => route.fulfill({ status: 404 }));
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/app-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const broken = page.waitForResponse('**/images/avatars/avatar-1.svg');
    await page.goto(pathOf('testimonials', OTHER), { waitUntil: 'commit' });
    await broken;
    release();
    await expect(
      page.locator('main figure').first().getByText('MK', { exact: true }),
    ).toBeVisible();
  },
);

test(
  'a page whose app fails to load stays readable and its links work',
  { tag: '@phone' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/Failed to load resource/, /dynamically imported module/);
    let failures = 0;
    await page.route('**/assets/app-*.js', (route) => {
      failures += 1;
      return route.abort();
    });
    await page.goto(pathOf('home', 'fr'), { waitUntil: 'load' });
    // The preload of a chunk fails, or its import, or both.
    await expect.poll(() => failures).toBeGreaterThan(0);
    await expect(page.locator('#home h1')).toBeVisible();
    await page.locator('#home').getByRole('link', { name: 'Visioconsultation' }).first().click();
    await expect(page).toHaveURL(pathOf('contact', 'fr'));
  },
);
