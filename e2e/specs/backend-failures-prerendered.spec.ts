import type { Page, Request } from '@playwright/test';
import {
  expireTimeoutsOnDemand,
  FAILURES,
  type Failure,
  LOGGED_FAILURES,
} from '../support/backendFailures';
import { expect, test } from '../support/fixtures';
import { nextLayout } from '../support/layout';
import { NIE } from '../support/seededPosts';
import {
  expectNoErrorScreen,
  expectReadable,
  followLink,
  prerenderedTexts,
  TRIED_PAGES,
  type TriedPage,
  useOnce,
} from '../support/triedPages';

const ON_EVERY_PAGE = ['GET language_settings?is_active=eq.true', 'POST rpc/count_step'];
const POST_READ = `GET blog_posts?slug=eq.${NIE.slug}&limit=1`;
const LIST_READ = 'GET blog_posts?offset=0&limit=13';
const HOME_READS = ['GET testimonials?active=eq.true', 'GET blog_posts?show_on_homepage=eq.true'];
const overridesIn = (language: string) =>
  `GET text_overrides?language=eq.${language}&offset=0&limit=1000`;

/** What a page asks the API and the text files for, itself and for the next one. */
const CALLS: Record<keyof typeof TRIED_PAGES, { own: string[]; next: string[] }> = {
  home: {
    own: [
      ...ON_EVERY_PAGE,
      overridesIn('es'),
      ...HOME_READS,
      'GET stats_realtime?limit=1',
      'PATCH stats_realtime',
    ],
    next: ['GET appointment_kinds', 'GET es/contact.json'],
  },
  blog: {
    own: [...ON_EVERY_PAGE, overridesIn('de'), LIST_READ, POST_READ],
    next: [...HOME_READS, 'GET de/services.json'],
  },
  post: {
    own: [...ON_EVERY_PAGE, overridesIn('ar'), POST_READ, 'GET blog_posts?limit=4'],
    next: [LIST_READ],
  },
  contact: {
    own: [...ON_EVERY_PAGE, overridesIn('de'), 'GET appointment_kinds'],
    next: [LIST_READ, 'GET categories', 'GET de/blog.json'],
  },
};

/** A request without its columns, order and row; undefined for other files. */
function callOf(request: Request): string | undefined {
  const url = new URL(request.url());
  const [, name] = /\/(?:rest\/v1|locales)\/(.+)$/.exec(url.pathname) ?? [];
  if (!name) return undefined;
  for (const key of ['select', 'order', 'id', 'hidden', 'deleted_at']) url.searchParams.delete(key);
  return `${request.method()} ${name}${decodeURIComponent(url.search)}`;
}

const ANSWERED: readonly Failure[] = ['an error 500', 'a lost connection', 'no answer in time'];
const READ: readonly Failure[] = [...ANSWERED, 'JSON that is none', 'rows of another shape'];

/** Each call of a page fails in one way, and a list of posts in all. */
function waysByCall(): { tried: TriedPage; call: string; isNext: boolean; ways: Failure[] }[] {
  return Object.entries(CALLS).flatMap(([id, { own, next }], page) =>
    [...own, ...next].map((call, index) => {
      // What is written is not shown, whatever the answer.
      const ways = call.startsWith('GET') ? READ : ANSWERED;
      const one = ways[(page + index) % ways.length] ?? 'an error 500';
      return {
        tried: TRIED_PAGES[id as keyof typeof TRIED_PAGES],
        call,
        isNext: index >= own.length,
        ways: call === LIST_READ && index < own.length ? [...ways] : [one],
      };
    }),
  );
}

/** How often the app makes a call that fails. */
function attempts(call: string, way: Failure): number {
  const isCount = /stats_realtime|count_step/.test(call);
  if (isCount) return 1;
  if (!call.endsWith('.json')) return 2;
  return way === 'an error 500' || way === 'a lost connection' ? 3 : 1;
}

test.beforeEach(async ({ page }) => {
  // What a page contains is read again when it is more than five minutes old.
  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
});

for (const [id, { own, next }] of Object.entries(CALLS)) {
  const tried: TriedPage = TRIED_PAGES[id as keyof typeof TRIED_PAGES];
  test(`${tried.name} makes the calls that fail below`, tried.details, async ({ page }) => {
    const calls = new Set<string>();
    page.on('request', (request) => {
      const call = callOf(request);
      if (call) calls.add(call);
    });
    await page.goto(tried.path);
    await useOnce(page, tried);
    await expect.poll(() => [...calls].sort()).toEqual([...own].sort());
    await followLink(page, tried);
    await expect.poll(() => [...calls].sort()).toEqual([...new Set([...own, ...next])].sort());
  });
}

for (const { tried, call, isNext, ways } of waysByCall()) {
  test(
    `${tried.name} stays readable when '${call}' fails`,
    tried.details,
    async ({ page, pageErrors }) => {
      pageErrors.expected.push(...LOGGED_FAILURES);
      await expireTimeoutsOnDemand(page);
      const texts = await prerenderedTexts(page, tried.path);
      const calls = await failCall(page, call);
      for (const [index, way] of ways.entries()) {
        await test.step(way, async () => {
          calls.way = way;
          calls.failed = 0;
          const isMade = () =>
            expect
              .poll(() => calls.failed, `'${call}' is made`)
              .toBeGreaterThanOrEqual(attempts(call, way));
          await page.goto(tried.path);
          await useOnce(page, tried);
          if (!isNext) await isMade();
          await nextLayout(page);
          await expectReadable(page, texts);
          // That its own call has failed is nothing new to the next page.
          if (!isNext && index < ways.length - 1) return;
          await followLink(page, tried);
          if (isNext) await isMade();
          await nextLayout(page);
          await expectNoErrorScreen(page);
        });
      }
    },
  );
}

/** Fails one kind of call, in the way that is set. */
async function failCall(page: Page, call: string) {
  const state: { way: Failure; failed: number } = { way: 'an error 500', failed: 0 };
  await page.route(/\/rest\/v1\/|\/locales\//, async (route, request) => {
    if (callOf(request) !== call) return route.continue();
    await FAILURES[state.way](route);
    state.failed += 1;
  });
  return state;
}
