/** What a page does before the visitor has touched it, for which the app does not start. */
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { sql } from '../support/database';
import { choose, field } from '../support/enquiryForm';
import { expect, test } from '../support/fixtures';
import { OTHER } from '../support/languages';
import { holdRequests } from '../support/requests';
import { NIE } from '../support/seededPosts';
import { banner } from '../support/siteHeader';

const UNTOUCHED = { waitUntil: 'load' } as const;

test(
  'without the app a page counts the visit and, as it is scrolled, darkens its header and hides the chat button',
  { tag: '@phone' },
  async ({ page }) => {
    await holdRequests(page, '**/assets/app-*.js');
    const counted = page.waitForRequest(
      (request) => request.url().includes('/stats_realtime') && request.method() === 'PATCH',
    );
    const seen = page.waitForRequest('**/count_step');
    await page.goto('/', UNTOUCHED);
    expect((await counted).postDataJSON()).toHaveProperty('web_unique_visitors');
    expect((await seen).postDataJSON()).toMatchObject({ pages: ['home'], reached: 'seen' });

    const chat = page.locator('.chat-button');
    await expect(chat).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect(chat).toHaveCSS('opacity', '0');
    await expect(banner(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  },
);

test(
  'what is published since a page was written, and the draft of an enquiry, are shown without a touch',
  { tag: '@phone' },
  async ({ page, site }) => {
    const started = page.locator('html[data-ready]');
    // The pages of the build were written for another database.
    const [revision] = await sql<{ revision: string }>(
      site,
      'select public.publication_revision() as revision',
    );
    await page.route('**/revision.json', (route) =>
      route.fulfill({
        json: { revision: revision?.revision, at: '2026-01-01T00:00:00Z' },
        headers: { Date: new Date().toUTCString() },
      }),
    );
    await page.goto(pathOf('blog', SOURCE_LANGUAGE), UNTOUCHED);
    await expect(page.locator('html[data-web-fonts]')).toBeAttached();
    await expect(started).toHaveCount(0);
    await sql(site, `update public.blog_posts set title = 'Otro título' where slug = $1`, [
      NIE.slug,
    ]);
    await page.goto(pathOf('blog', SOURCE_LANGUAGE), UNTOUCHED);
    await expect(page.getByRole('heading', { name: 'Otro título' })).toBeVisible();

    // Kept although the page is left before its form is hydrated.
    const release = await holdRequests(page, '**/assets/app-*.js');
    await page.goto(pathOf('contact', SOURCE_LANGUAGE), UNTOUCHED);
    await field(page, 'name').fill('Jörg');
    await choose(page, 'urgency', 'deadline');
    await field(page, 'consent').check();
    await page.goto('/', UNTOUCHED);
    release();
    await page.goto(pathOf('contact', OTHER), UNTOUCHED);
    await expect(field(page, 'name')).toHaveValue('Jörg');
    await expect(page.locator('form [name=urgency][value=deadline]')).toBeChecked();
    await expect(field(page, 'language')).toHaveValue(OTHER);
    await expect(field(page, 'consent')).not.toBeChecked();
  },
);
