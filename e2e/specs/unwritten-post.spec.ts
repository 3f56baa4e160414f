/** A static host answers the address of a post without a file with the 404 page. */
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';

test.beforeEach(async ({ page, pageErrors }) => {
  pageErrors.expected.push(/404/);
  await page.route('**/blog/*', async (route) => {
    const url = new URL('/nowhere', route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
});

test(
  'a post can be read before its page is written, an address without one keeps the 404 page',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await sql(
      site,
      `insert into public.blog_posts (slug, title, content) values ('nueva', 'Nueva', 'Recién publicada.')`,
    );
    const response = await page.goto('/blog/nueva');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nueva');
    await expect(page).toHaveTitle(/^Nueva/);
    await expect(page.getByText('Recién publicada.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);

    await page.goto('/blog/nobody-wrote-this');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  },
);
