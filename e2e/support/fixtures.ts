import { expect } from '@playwright/test';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { waitForHydration } from './hydratedPage';
import { interceptingAtOnce } from './requests';
import { test as base } from './served';

interface TestFixtures {
  prerendered: boolean;
  site: { url: string; backend: EmbeddedBackend };
  /** Each test begins with the same database, whatever one before it has left. */
  ownData: undefined;
  /** Fails the test on any page error or console error that it does not expect. */
  pageErrors: { expected: RegExp[] };
}

/**
 * A page gives up a call after twelve seconds, which a loaded machine may take; what the page then
 * lacks, the test misses itself.
 */
const NOT_IN_TIME = /BackendError: TimeoutError/;

/**
 * Pages are the prerendered ones of the build, as visitors get them, and hydrated when `goto` and
 * `reload` return. Where a test is about loading, or about data newer than the build,
 * `test.use({ prerendered: false })` serves the empty shell.
 */
export const test = base.extend<TestFixtures>({
  prerendered: [true, { option: true }],
  site: ({ served, prerendered }, use) =>
    use({ url: prerendered ? served.prerendered : served.shell, backend: served.backend }),
  baseURL: ({ site }, use) => use(site.url),
  page: ({ page, javaScriptEnabled }, use) =>
    use(javaScriptEnabled ? interceptingAtOnce(waitForHydration(page)) : page),
  ownData: [
    async ({ served, restore }, use) => {
      await restore();
      await served.refresh();
      await use(undefined);
    },
    { auto: true },
  ],
  pageErrors: [
    async ({ page }, use) => {
      const expected = [NOT_IN_TIME];
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
