/** Calls of the backend that fail, in every way. Which error each is: tests/lib/db.test.ts. */
import type { Request } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import {
  expireTimeoutsOnDemand,
  type Failure,
  FAILURES,
  failRequests,
  LOGGED_FAILURES,
} from '../support/backendFailures';
import { expect, test } from '../support/fixtures';
import { nextLayout } from '../support/layout';
import { textsOf } from '../support/texts';
import { OTHER } from '../support/languages';
import {
  expectNoErrorScreen,
  expectReadable,
  followLink,
  prerenderedTexts,
  TRIED_PAGES,
  type TriedPage,
  useOnce,
} from '../support/triedPages';

test.beforeEach(async ({ page, pageErrors }) => {
  pageErrors.expected.push(...LOGGED_FAILURES);
  await expireTimeoutsOnDemand(page);
});

// Each kind of failure, and asking again: tests/features/public/blog/posts.test.tsx.
test.describe('in the empty shell', { tag: '@desktop' }, () => {
  // It alone has no data while every call fails; prerendered pages contain theirs.
  test.use({ prerendered: false });

  test('home page and testimonials stay usable when every call is lost', async ({ page }) => {
    const common = textsOf(OTHER, 'common');
    const backend = await failRequests(page, /\/rest\/v1\//, 'a lost connection');
    await page.goto(pathOf('home', OTHER));
    await expect(page.locator('#blog').getByRole('status')).toHaveText(
      textsOf(OTHER, 'blog').failure.server,
    );
    await expect(page.locator('#testimonials')).toHaveCount(0);
    await expectNoErrorScreen(page);
    await page.goto(pathOf('testimonials', OTHER));
    await expect(page.getByRole('alert')).toContainText(common.testimonials.failed);
    backend.way = undefined;
    await page.getByRole('button', { name: common.retry }).click();
    await expect(page.locator('main figure').first()).toBeVisible();
  });
});

const WAYS = Object.keys(FAILURES) as Failure[];

/** How a call fails on a page: in the same way whenever the test is run. */
function wayOf(request: Request, { name }: TriedPage): Failure {
  const { pathname } = new URL(request.url());
  return WAYS[(pathname.length + name.length) % WAYS.length] ?? 'an error 500';
}

// Both viewports, and what is read again in each: the home page, and a list with a popup.
for (const tried of [TRIED_PAGES.home, TRIED_PAGES.blog] satisfies TriedPage[]) {
  test(
    `${tried.name} stays readable when its calls fail, each in another way`,
    tried.details,
    async ({ page, pageErrors }) => {
      // Where a file of texts fails, the app says so in the console and shows its fallback.
      pageErrors.expected.push(/^Texts of another language are shown: /);
      // What a page contains is read again when it is more than five minutes old.
      await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
      const texts = await prerenderedTexts(page, tried.path);
      let failed = 0;
      await page.route(/\/rest\/v1\/|\/locales\//, async (route, request) => {
        await FAILURES[wayOf(request, tried)](route);
        failed += 1;
      });
      await page.goto(tried.path);
      await useOnce(page, tried);
      await expect.poll(() => failed).toBeGreaterThan(3);
      await nextLayout(page);
      await expectReadable(page, texts);
      await followLink(page, tried);
      await nextLayout(page);
      await expectNoErrorScreen(page);
    },
  );
}
