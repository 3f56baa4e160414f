import { expect, type Locator, type Page, type Route, test } from '@playwright/test';

/** The ways in which a backend request can fail. */
export const FAILURES = {
  'an error 500': (route) => route.fulfill({ status: 500, json: { message: 'boom' } }),
  'a lost connection': (route) => route.abort(),
  'JSON that is none': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id":' }),
  'an empty answer': (route) => route.fulfill({ status: 200, body: '' }),
  // What the interface would show, or call a method of, has another type.
  'rows of another shape': (route) =>
    route.fulfill({
      json: [{ id: {}, title: {}, language_code: {}, language_name: {}, namespace: 'common' }],
    }),
  'no answer in time': async (route) => {
    const page = route.request().frame().page();
    // Needs `expireTimeoutsOnDemand`. A page that is being left has already aborted.
    await page.evaluate(() => dispatchEvent(new Event('time-is-up'))).catch(() => undefined);
  },
} satisfies Record<string, (route: Route) => Promise<void>>;

export type Failure = keyof typeof FAILURES;

export const FAILURE_NAMES = Object.keys(FAILURES) as Failure[];

/** Console messages of the browser and the page for such failures. */
export const LOGGED_FAILURES = [
  /Failed to load resource: (the server responded with a status of 500|net::ERR_FAILED)/,
  /failed to load\./,
  /was not counted\./,
];

/** Makes request timeouts expire on a 'time-is-up' event, and query retries run at once. */
export async function expireTimeoutsOnDemand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      const reason = new DOMException('signal timed out', 'TimeoutError');
      addEventListener('time-is-up', () => controller.abort(reason), { once: true });
      return controller.signal;
    };
    const wait = window.setTimeout.bind(window);
    // The query client's delay before its retry.
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      wait(run, ms === 1000 ? 0 : ms, ...rest)) as typeof window.setTimeout;
  });
}

interface FailingRequests {
  way: Failure | undefined;
  failed: number;
}

/** Fails requests to `pattern` in the way of `state.way`, until that is undefined. */
export async function failRequests(
  page: Page,
  pattern: string | RegExp,
  first: Failure,
): Promise<FailingRequests> {
  const state: FailingRequests = { way: first, failed: 0 };
  await page.route(pattern, (route) => {
    if (!state.way) return route.continue();
    state.failed += 1;
    return FAILURES[state.way](route);
  });
  return state;
}

/** Retries by a button after all ways of failing but the first, then with success. */
export async function retryAfterEachFailure(
  retry: Locator,
  requests: FailingRequests,
): Promise<void> {
  for (const way of FAILURE_NAMES.slice(1)) {
    await test.step(way, async () => {
      const before = requests.failed;
      requests.way = way;
      await retry.click();
      // One automatic retry.
      await expect.poll(() => requests.failed).toBe(before + 2);
      await expect(retry).toBeVisible();
    });
  }
  requests.way = undefined;
  await retry.click();
}
