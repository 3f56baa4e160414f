import type { Page, Route } from '@playwright/test';

/** Every way in which a backend can fail its callers. */
export const FAILURES = {
  'an error 500': (route) => route.fulfill({ status: 500, json: { message: 'boom' } }),
  'a lost connection': (route) => route.abort(),
  'JSON that is none': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id":' }),
  'an empty answer': (route) => route.fulfill({ status: 200, body: '' }),
  'no answer in time': async (route) => {
    const page = route.request().frame().page();
    // See `hurry`. A page that is being left has given up already.
    await page.evaluate(() => dispatchEvent(new Event('time-is-up'))).catch(() => undefined);
  },
} satisfies Record<string, (route: Route) => Promise<void>>;

export type Failure = keyof typeof FAILURES;

export const FAILURE_NAMES = Object.keys(FAILURES) as Failure[];

/** What the browser and the page log of such failures. */
export const LOGGED_FAILURES = [
  /Failed to load resource: (the server responded with a status of 500|net::ERR_FAILED)/,
  /failed to load\./,
  /was not counted\./,
];

/** Lets a test say when the page has waited long enough, and the page try again at once. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      const reason = new DOMException('signal timed out', 'TimeoutError');
      addEventListener('time-is-up', () => controller.abort(reason), { once: true });
      return controller.signal;
    };
    const wait = window.setTimeout.bind(window);
    // The query client's second before it tries again.
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      wait(run, ms === 1000 ? 0 : ms, ...rest)) as typeof window.setTimeout;
  });
}

/** Fails the requests to `pattern` in the way that is set, until it is undefined. */
export async function failing(page: Page, pattern: string | RegExp, first: Failure) {
  const state: { way: Failure | undefined; failed: number } = { way: first, failed: 0 };
  await page.route(pattern, (route) => {
    if (!state.way) return route.continue();
    state.failed += 1;
    return FAILURES[state.way](route);
  });
  return state;
}
