// What is counted as what, and when not: tests/features/public/visits and tests/database/visits.test.ts.
import type { Page } from '@playwright/test';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';

/** Opens the home page. @returns the requests that read and raise the counters. */
async function visit(page: Page) {
  const [read, update] = [
    page.waitForRequest((sent) => sent.url().includes('stats_realtime') && sent.method() === 'GET'),
    page.waitForResponse(
      (response) =>
        response.url().includes('stats_realtime') && response.request().method() === 'PATCH',
    ),
  ];
  await page.goto('/');
  expect((await update).ok()).toBe(true);
  return { read: new URL((await read).url()), patch: (await update).request() };
}

test(
  'the home page counts as a web visit, by the calls of SPEC 7.1, and as unique once per session',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const counters = () =>
      sql(
        site,
        `select web_visitors::int, blog_visitors::int, web_unique_visitors::int
         from stats_realtime order by created_at desc limit 1`,
      ).then(([row]) => row);
    const before = (await counters()) as { web_visitors: number; web_unique_visitors: number };
    const { read, patch } = await visit(page);
    expect(read.searchParams.get('order')).toBe('created_at.desc');
    expect(read.searchParams.get('limit')).toBe('1');
    expect(new URL(patch.url()).searchParams.get('id')).toMatch(/^eq\.[0-9a-f-]{36}$/);
    const once = {
      web_visitors: before.web_visitors + 1,
      web_unique_visitors: before.web_unique_visitors + 1,
    };
    expect(patch.postDataJSON()).toEqual(once);
    expect(await counters()).toEqual({ ...before, ...once });
    await visit(page);
    expect(await counters()).toEqual({
      ...before,
      ...once,
      web_visitors: before.web_visitors + 2,
    });
    expect(await page.evaluate(() => sessionStorage.getItem('visited_web'))).not.toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('visited_blog'))).toBeNull();
  },
);
