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
const FREE_TIMES = 'POST rpc/free_slots';
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
    next: ['GET appointment_kinds', FREE_TIMES, 'GET es/contact.json'],
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
    own: [...ON_EVERY_PAGE, overridesIn('de'), FREE_TIMES],
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

/** Not made once the read before it has failed (visits.spec.ts). */
const AFTER_ANOTHER = { own: 'PATCH stats_realtime', next: FREE_TIMES };

/** How a call fails in a round: each in another way than its neighbours, a read in all of them. */
function wayOf(calls: readonly string[], call: string, round: number): Failure {
  // What is written is not shown, whatever the answer.
  const ways = call.startsWith('GET') || call === FREE_TIMES ? READ : ANSWERED;
  return ways[(calls.indexOf(call) + round) % ways.length] ?? 'an error 500';
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
  test(
    `${tried.name} stays readable when its calls fail, each in every way`,
    tried.details,
    async ({ page, pageErrors }) => {
      test.slow();
      pageErrors.expected.push(...LOGGED_FAILURES);
      await expireTimeoutsOnDemand(page);
      await test.step('these are its calls', async () => {
        const calls = new Set<string>();
        const record = (request: Request) => {
          const call = callOf(request);
          if (call) calls.add(call);
        };
        page.on('request', record);
        await page.goto(tried.path);
        await useOnce(page, tried);
        await expect.poll(() => [...calls].sort()).toEqual([...own].sort());
        await followLink(page, tried);
        await expect.poll(() => [...calls].sort()).toEqual([...new Set([...own, ...next])].sort());
        page.off('request', record);
      });
      const texts = await prerenderedTexts(page, tried.path);
      const failing = await failCalls(page, [...own, ...next]);
      const expectMade = async (calls: readonly string[], timesOf: (call: string) => number) => {
        for (const call of calls)
          await expect
            .poll(() => failing.failed.get(call) ?? 0, `'${call}' is made`)
            .toBeGreaterThanOrEqual(timesOf(call));
      };
      for (const round of READ.keys()) {
        await test.step(`round ${round + 1}`, async () => {
          failing.begin(round);
          await page.goto(tried.path);
          await useOnce(page, tried);
          await expectMade(
            own.filter((call) => call !== AFTER_ANOTHER.own),
            (call) => attempts(call, failing.wayOf(call)),
          );
          await nextLayout(page);
          await expectReadable(page, texts);
        });
      }
      await followLink(page, tried);
      // Once the texts have failed the next page is opened as a document, which ends the retries.
      await expectMade(
        next.filter((call) => !own.includes(call) && call !== AFTER_ANOTHER.next),
        () => 1,
      );
      await nextLayout(page);
      await expectNoErrorScreen(page);
    },
  );
}

/** Fails the calls of a page from the first round that begins. */
async function failCalls(page: Page, calls: string[]) {
  const failed = new Map<string, number>();
  let current = 0;
  const ways = (call: string) => wayOf(calls, call, current);
  await page.route(/\/rest\/v1\/|\/locales\//, async (route, request) => {
    const call = callOf(request);
    if (!call || !calls.includes(call)) return route.continue();
    await FAILURES[ways(call)](route);
    failed.set(call, (failed.get(call) ?? 0) + 1);
  });
  const begin = (round: number) => {
    current = round;
    failed.clear();
  };
  return { failed, wayOf: ways, begin };
}
