import type { Page } from '@playwright/test';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';

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
