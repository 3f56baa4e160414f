import type { Page, Request, Route } from '@playwright/test';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { SERVICE_IDS } from '../../src/site/services';
import { expect, test } from '../support/fixtures';
import { nextLayout } from '../support/layout';

/** The file of a chunk: its name, and the hash of its contents. */
const CHUNK = /\/assets\/([\w-]+?)-[\w-]{8}\.js$/;

const CALL = /\/rest\/v1\/|\/locales\//;

/** As after a deployment that has removed it. */
const missing = (route: Route) => route.fulfill({ status: 404 });

/** What the interface would show, or call a method of, has another type; texts do not come at all. */
const answerWrong = (route: Route, request: Request) =>
  request.url().includes('/locales/')
    ? route.abort()
    : route.fulfill({ json: [{ id: {}, title: {}, language_code: {}, namespace: 'common' }] });

/** Follows a link of the page to the next one, which shows no error screen and no key of a text. */
async function followLink(page: Page): Promise<void> {
  const path = pathOf('contact', SOURCE_LANGUAGE);
  const link = page.locator(`a[href="${path}"]:visible`).first();
  // Scrolling to it lays out the whole page, which may move it while it is pressed.
  await link.scrollIntoViewIfNeeded();
  await nextLayout(page);
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await nextLayout(page);
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  const keys = page
    .locator('main :is(h1, h2, h3, p, label, legend, button, a, option)')
    .filter({ hasText: /^\s*[a-z]\w*(\.\w+)+\s*$/ });
  expect(await keys.allTextContents(), 'keys in place of texts').toEqual([]);
}

// One page for all: `src/hydration/codeLoadFailure.ts` decides what stays and what its links do. A
// part whose code is missing: offline.spec.ts. Other answers, and asking again: tests/lib/db.test.ts,
// tests/features/public.
test(
  'a page stays readable and its links work when code of it, or of the next one, is missing, or all calls of the backend fail',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(
      /Failed to (load resource|fetch)/,
      /failed to load\./,
      /was not counted\./,
      // Where a file of texts fails, the app says so in the console and shows its fallback.
      /^Texts of another language are shown: /,
    );
    let answer: (route: Route, request: Request) => Promise<void> = (route) => route.continue();
    let failed = 0;
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const isAsked = () => expect.poll(() => failed, 'one is requested').toBeGreaterThan(0);
    for (const [name, pattern, fails] of [
      ['all code', CHUNK, missing],
      ['calls', CALL, answerWrong],
      ['code of the next page', CHUNK, missing],
    ] as [string, RegExp, typeof answer][]) {
      await test.step(name, async () => {
        const isNext = name === 'code of the next page';
        [failed, documents] = [0, 0];
        answer = isNext ? (route) => route.continue() : fails;
        await page.route(pattern, (route, request) => {
          failed += 1;
          return answer(route, request);
        });
        // What a page contains is read again when it is more than five minutes old.
        if (pattern === CALL) await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
        await page.goto('/', pattern === CALL || isNext ? {} : { waitUntil: 'load' });
        if (pattern === CALL || isNext) {
          await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
          await expect(page.locator('[data-island=""]')).toHaveCount(0);
        }
        if (!isNext) await isAsked();
        await nextLayout(page);
        await expect(page.locator('#home h1')).toBeVisible();
        await expect(page.locator('#services article h3')).toHaveCount(SERVICE_IDS.length);
        await expect(page.locator('#contact h2')).toBeAttached();
        expect(documents, 'nothing reloads the page').toBe(1);
        [failed, answer] = [0, fails];
        await followLink(page);
        if (isNext) await isAsked();
        await page.unroute(pattern);
      });
    }
  },
);
