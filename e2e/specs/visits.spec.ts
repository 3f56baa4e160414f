import type { Page } from '@playwright/test';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { sql } from '../support/database';
import { clientOf, expect, test } from '../support/fixtures';
import { navigateInApp } from '../support/history';

const STATS = '**/rest/v1/stats_realtime?*';
const YEAR_S = 365 * 24 * 60 * 60;

interface Counters {
  web_visitors: number;
  blog_visitors: number;
  web_unique_visitors: number;
  blog_unique_visitors: number;
}

async function countersOf(backend: EmbeddedBackend): Promise<Counters> {
  const [row] = await sql<Counters>(
    { backend },
    `select web_visitors::int, blog_visitors::int, web_unique_visitors::int, blog_unique_visitors::int
     from stats_realtime order by created_at desc limit 1`,
  );
  if (!row) throw new Error('no row');
  return row;
}

/** What `visit` adds to the counters, once all its requests are answered. */
async function added(backend: EmbeddedBackend, visit: () => Promise<void>): Promise<Counters> {
  const before = await countersOf(backend);
  await visit();
  const after = await countersOf(backend);
  return {
    web_visitors: after.web_visitors - before.web_visitors,
    blog_visitors: after.blog_visitors - before.blog_visitors,
    web_unique_visitors: after.web_unique_visitors - before.web_unique_visitors,
    blog_unique_visitors: after.blog_unique_visitors - before.blog_unique_visitors,
  };
}

const NOTHING: Counters = {
  web_visitors: 0,
  blog_visitors: 0,
  web_unique_visitors: 0,
  blog_unique_visitors: 0,
};

/** Waits for the counter update of one visit. */
const counted = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/rest/v1/stats_realtime') && response.request().method() === 'PATCH',
  );

async function open(page: Page, path: string): Promise<void> {
  const update = counted(page);
  await page.goto(path);
  expect((await update).ok()).toBe(true);
}

test(
  'the home page counts as a web visit, by the calls of SPEC 7.1, and as unique once per session',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const before = await countersOf(site.backend);
    const read = page.waitForRequest(
      (request) => request.url().includes('stats_realtime') && request.method() === 'GET',
    );
    const update = counted(page);
    expect(await added(site.backend, () => open(page, '/'))).toEqual({
      ...NOTHING,
      web_visitors: 1,
      web_unique_visitors: 1,
    });
    const query = new URL((await read).url()).searchParams;
    expect(query.get('order')).toBe('created_at.desc');
    expect(query.get('limit')).toBe('1');
    const patch = (await update).request();
    expect(new URL(patch.url()).searchParams.get('id')).toMatch(/^eq\.[0-9a-f-]{36}$/);
    expect(patch.postDataJSON()).toEqual({
      web_visitors: before.web_visitors + 1,
      web_unique_visitors: before.web_unique_visitors + 1,
    });
    expect(await added(site.backend, () => open(page, '/'))).toEqual({
      ...NOTHING,
      web_visitors: 1,
    });
    expect(await page.evaluate(() => sessionStorage.getItem('visited_web'))).not.toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('visited_blog'))).toBeNull();
  },
);

test(
  'the blog counts as a blog visit, with its own session flag',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const blog = await added(site.backend, async () => {
      await open(page, '/blog');
      await open(page, '/blog/nie-extranjeros-marina-alta-guia-practica');
    });
    expect(blog).toEqual({ ...NOTHING, blog_visitors: 2, blog_unique_visitors: 1 });
    expect(await added(site.backend, () => open(page, '/'))).toEqual({
      ...NOTHING,
      web_visitors: 1,
      web_unique_visitors: 1,
    });
  },
);

test(
  'no other path is counted, in Spanish or in another language',
  { tag: '@phone' },
  async ({ page, site, pageErrors }) => {
    pageErrors.expected.push(/status of 404/);
    const requests: string[] = [];
    await page.route(STATS, (route) => {
      requests.push(new URL(page.url()).pathname);
      return route.continue();
    });
    const sum = await added(site.backend, async () => {
      for (const path of ['/contacto', '/de', '/de/blog', '/ar/testimonials', '/no-existe']) {
        await page.goto(path);
        await expect(page.locator('main')).toBeAttached();
        // Visits are counted when the browser is idle; a later idle callback runs after that.
        await page.evaluate(
          () =>
            new Promise<void>((done) =>
              requestIdleCallback(() => requestIdleCallback(() => done())),
            ),
        );
      }
    });
    expect(sum).toEqual(NOTHING);
    expect(requests).toEqual([]);
    // Only the language's (docs/product.md 3).
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toEqual(['nf_lang']);
  },
);

test(
  'a new path counts again, a new query or hash does not',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const sum = await added(site.backend, async () => {
      await open(page, '/');
      for (const to of ['/#about', '/?campaign=1', '/?campaign=1#services'])
        await navigateInApp(page, to);
      const update = counted(page);
      await navigateInApp(page, '/blog');
      await update;
      await navigateInApp(page, '/contacto');
      await expect(page).toHaveTitle(/Contacto/);
      const again = counted(page);
      await navigateInApp(page, '/');
      await again;
    });
    expect(sum).toEqual({
      web_visitors: 2,
      blog_visitors: 1,
      web_unique_visitors: 1,
      blog_unique_visitors: 1,
    });
  },
);

test('sets a visitor cookie for a year and keeps it', { tag: '@desktop' }, async ({ page }) => {
  const start = Date.now();
  await open(page, '/');
  const [cookie, ...others] = await page.context().cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'visitor_id', path: '/', sameSite: 'Lax', secure: false });
  const [, stamp] = /^v_(\d{13})[0-9a-z]{14}$/.exec(cookie?.value ?? '') ?? [];
  expect(Number(stamp)).toBeGreaterThanOrEqual(start);
  expect(Number(stamp)).toBeLessThanOrEqual(Date.now());
  const life = (cookie?.expires ?? 0) - start / 1000;
  expect(Math.abs(life - YEAR_S)).toBeLessThan(60);

  await open(page, '/blog');
  expect((await page.context().cookies())[0]?.value).toBe(cookie?.value);
});

test('counts a hundred concurrent visits without loss', { tag: '@desktop' }, async ({ site }) => {
  const client = clientOf(site.url);
  const { data } = await client
    .from('stats_realtime')
    .select('id, web_visitors, web_unique_visitors')
    .order('created_at', { ascending: false })
    .limit(1)
    .single();
  if (!data) throw new Error('no row');
  const sum = await added(site.backend, async () => {
    const updates = await Promise.all(
      Array.from({ length: 100 }, () =>
        client
          .from('stats_realtime')
          .update({
            web_visitors: data.web_visitors + 1,
            web_unique_visitors: data.web_unique_visitors + 1,
          })
          .eq('id', data.id),
      ),
    );
    expect(updates.filter(({ error }) => error)).toEqual([]);
  });
  expect(sum).toEqual({ ...NOTHING, web_visitors: 100, web_unique_visitors: 100 });
});

// A failed GET: backend-failures-prerendered.spec.ts.
test(
  'a failed PATCH is only logged and leaves the visit unique',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.expected.push(/503/, /visit was not counted/);
    await page.route(STATS, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 503, json: { message: 'down' } })
        : route.continue(),
    );
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('The visit was not counted.'),
    );
    const failed = await added(site.backend, async () => {
      await page.goto('/blog');
      await logged;
    });
    expect(failed).toEqual(NOTHING);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.unroute(STATS);
    expect(await added(site.backend, () => open(page, '/blog'))).toEqual({
      ...NOTHING,
      blog_visitors: 1,
      blog_unique_visitors: 1,
    });
  },
);
