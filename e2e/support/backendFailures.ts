import type { Page, Route } from '@playwright/test';

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
    const request = route.request();
    // Needs `expireTimeoutsOnDemand`. A page that is being left has already aborted.
    await request
      .frame()
      .evaluate((detail) => {
        dispatchEvent(new CustomEvent('time-is-up', { detail }));
      }, request.url())
      .catch(() => undefined);
  },
} satisfies Record<string, (route: Route) => Promise<void>>;

export type Failure = keyof typeof FAILURES;

/** Console messages of the browser and the page for such failures. */
export const LOGGED_FAILURES = [
  /Failed to load resource: (the server responded with a status of 500|net::ERR_FAILED)/,
  /failed to load\./,
  /was not counted\./,
];

/**
 * Makes the timeout of a request expire on a 'time-is-up' event that names its address, and retries
 * run at once.
 */
export async function expireTimeoutsOnDemand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The app sets a timeout just before the request that it is for.
    let next: AbortController | undefined;
    AbortSignal.timeout = () => (next = new AbortController()).signal;
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const controller = next;
      next = undefined;
      const { href } = new URL(input instanceof Request ? input.url : input, location.href);
      addEventListener('time-is-up', (event) => {
        if ((event as CustomEvent<string>).detail !== href) return;
        controller?.abort(new DOMException('signal timed out', 'TimeoutError'));
      });
      return send(input, init);
    };
    const wait = window.setTimeout.bind(window);
    // The delays before retries of the query client, and of i18next for its files.
    const delays = [1000, 350, 700];
    window.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      wait(run, delays.includes(ms) ? 0 : ms, ...rest)) as typeof window.setTimeout;
  });
}
