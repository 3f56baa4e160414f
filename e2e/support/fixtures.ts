import { test as base, expect } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import ws from 'ws';
import { startEmbedded, type EmbeddedBackend } from '../../server/embedded/embedded';
import { DIST } from '../../server/paths';
import { listen, originApp } from '../../server/server';
import type { Database } from '../../src/lib/database.types';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded';
import { readSnapshot } from './snapshot';

interface WorkerFixtures {
  /** A backend in this worker's memory behind two servers of the production build. */
  served: { shell: string; prerendered: string; backend: EmbeddedBackend };
}

interface TestFixtures {
  prerendered: boolean;
  site: { url: string; backend: EmbeddedBackend };
  /**
   * Deletes the posts that a test has added, so that the worker's next test finds only the seed.
   */
  ownPosts: undefined;
  /** Fails the test on any page error or console error that it does not expect. */
  pageErrors: { expected: RegExp[] };
}

/**
 * Every worker has its own backend and data. Pages start from the empty shell, so that a test sees
 * the data of its own backend; `test.use({ prerendered: true })` serves the prerendered pages.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  served: [
    // eslint-disable-next-line no-empty-pattern -- Playwright parses this parameter.
    async ({}, use) => {
      const backend = await startEmbedded({ captureEmails: true, snapshot: readSnapshot() });
      const [shell, prerendered] = await Promise.all(
        [false, true].map((built) => listen(originApp(backend, DIST, { prerendered: built }), 0)),
      );
      if (!shell || !prerendered) throw new Error('no server');
      await use({ shell: shell.url, prerendered: prerendered.url, backend });
      await Promise.all([shell.close(), prerendered.close()]);
      await backend.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  prerendered: [false, { option: true }],
  site: ({ served, prerendered }, use) =>
    use({ url: prerendered ? served.prerendered : served.shell, backend: served.backend }),
  baseURL: ({ site }, use) => use(site.url),
  ownPosts: [
    async ({ served }, use) => {
      const { driver } = served.backend.connection;
      const { rows } = await driver.query<{ ids: string[] }>(
        'select array_agg(id) as ids from public.blog_posts',
      );
      await use(undefined);
      await driver.query('delete from public.blog_posts where not id = any($1)', [rows[0]?.ids]);
    },
    { auto: true },
  ],
  pageErrors: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use({ expected });
      const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A supabase-js client for a worker's backend, anonymous unless it signs in. */
export function clientOf(url: string): SupabaseClient<Database> {
  return createClient<Database>(url, EMBEDDED_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
  });
}
