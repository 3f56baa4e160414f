import type { Page, Route } from '@playwright/test';
import type { EmbeddedBackend } from '../backend/embedded';

/** Posts of the seed that the tests of the blog know. */
export const NIE = {
  slug: 'nie-extranjeros-marina-alta-guia-practica',
  es: 'NIE para extranjeros en la Marina Alta: guía práctica',
  de: 'NIE für Ausländer in der Marina Alta: ein praktischer Leitfaden',
};
/** Not translated into German. */
export const SEVERANCE = {
  slug: 'finiquito-que-debe-incluir-como-firmarlo',
  es: 'El finiquito: qué debe incluir y cómo firmarlo',
};
/** Has an additional category that must not be shown. */
export const RESIDENCE = { slug: 'residencia-no-lucrativa-vivir-espana-sin-trabajar' };
export const HIDDEN = {
  slug: 'modificacion-medidas-tras-divorcio-cuando-como-pedirla',
  words: 'Modificación de medidas',
};
export const FUTURE = {
  slug: 'regimen-economico-matrimonios-internacionales-espana',
  words: 'matrimonios internacionales',
};

interface Site {
  backend: EmbeddedBackend;
}

/** Runs SQL on a worker's own database, past its policies. */
export async function sql<T>(site: Site, text: string, params: unknown[] = []): Promise<T[]> {
  const { rows } = await site.backend.connection.driver.query<T>(text, params);
  return rows;
}

/** Reads of posts, by whatever filter. */
export const POSTS_READ = /\/rest\/v1\/blog_posts\?/;

/** The ways in which a read can fail, and what the browser itself logs of each. */
export const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'a 500': (route) => route.fulfill({ status: 500, json: { message: 'boom' } }),
  'an aborted connection': (route) => route.abort(),
  'malformed JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id":' }),
  'an empty body': (route) => route.fulfill({ status: 200, body: '' }),
  // The page gives up by itself: see `shortTimeouts`. Aborted at the end, or the test would wait for it.
  'no answer in time': () => new Promise(() => undefined),
};

export const LOGGED_FAILURES = [
  /The blog failed to load/,
  /Failed to load resource: (the server responded with a status of 500|net::ERR_FAILED)/,
];

/** Makes the page give up on an answer after a second instead of twelve. */
export async function shortTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = () => timeout(1000);
  });
}

/** Changes the posts in every answer, for rows that the database would not accept. */
export async function changePosts(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.route(POSTS_READ, async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as Record<string, unknown>[];
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, ...change })) });
  });
}

/** The sum of all layout shifts so far. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as never as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered in a task of their own.
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
}

export async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
