/** Calls of the backend that fail, in every way. Which error each is: tests/lib/db.test.ts. */
import type { Request } from '@playwright/test';
import {
  expireTimeoutsOnDemand,
  type Failure,
  FAILURES,
  LOGGED_FAILURES,
} from '../support/backendFailures';
import { expect, test } from '../support/fixtures';
import { nextLayout } from '../support/layout';
import {
  expectNoErrorScreen,
  expectReadable,
  followLink,
  prerenderedTexts,
  TRIED_PATH,
  useOnce,
} from '../support/triedPages';

const WAYS = Object.keys(FAILURES) as Failure[];

/** How a call fails: in the same way whenever the test is run. */
const wayOf = (request: Request): Failure =>
  WAYS[new URL(request.url()).pathname.length % WAYS.length] ?? 'an error 500';

// Without the prerendered data, for each kind of failure, and asking again:
// tests/features/public/blog/posts.test.tsx, tests/features/public/testimonials.
test(
  'the home page stays readable when its calls fail, each in another way',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    // Where a file of texts fails, the app says so in the console and shows its fallback.
    pageErrors.expected.push(...LOGGED_FAILURES, /^Texts of another language are shown: /);
    await expireTimeoutsOnDemand(page);
    // What a page contains is read again when it is more than five minutes old.
    await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
    let failed = 0;
    await page.route(/\/rest\/v1\/|\/locales\//, async (route, request) => {
      await FAILURES[wayOf(request)](route);
      failed += 1;
    });
    await page.goto(TRIED_PATH);
    const texts = await prerenderedTexts(page);
    await useOnce(page);
    await expect.poll(() => failed).toBeGreaterThan(3);
    await nextLayout(page);
    await expectReadable(page, texts);
    await followLink(page);
    await nextLayout(page);
    await expectNoErrorScreen(page);
  },
);
