import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import {
  failRequests,
  type Failure,
  expireTimeoutsOnDemand,
  LOGGED_FAILURES,
} from '../support/backendFailures';
import { expect, test } from '../support/fixtures';
import { textsOf } from '../support/texts';
import { inOneViewport } from '../support/viewports';

// Only the empty shell has no data while every call fails; prerendered pages contain theirs.
test.use({ prerendered: false });

const API = /\/rest\/v1\//;

/**
 * Home page and testimonials while every call fails, then the testimonials once the backend is
 * back.
 */
async function expectCalm(page: Page, language: 'es' | 'zh', failure: Failure) {
  const common = textsOf(language, 'common');
  await expireTimeoutsOnDemand(page);
  const backend = await failRequests(page, API, failure);

  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('The testimonials failed to load.'),
  );
  await page.goto(pathOf('home', language));
  await logged;
  await expect(page.locator('#home h1')).toBeVisible();
  await expect(page.locator('#about').getByText(common.about.tagline)).toBeVisible();
  await expect(page.locator('#testimonials')).toHaveCount(0);
  const { server } = textsOf(language, 'blog').failure;
  await expect(page.locator('#blog').getByRole('status')).toHaveText(server);
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);

  await page.goto(pathOf('testimonials', language));
  await expect(page.getByRole('alert')).toContainText(common.testimonials.failed);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  backend.way = undefined;
  await page.getByRole('button', { name: common.retry }).click();
  await expect(page.locator('main figure').first()).toBeVisible();
}

// Every other way: tests/lib/db.test.ts, and backend-failures-prerendered.spec.ts.
for (const [language, failure] of [
  ['es', 'rows of another shape'],
  ['zh', 'a lost connection'],
] as const) {
  test(
    `pages stay usable in ${language} when every backend call ends in ${failure}`,
    inOneViewport(language),
    async ({ page, pageErrors }) => {
      pageErrors.expected.push(...LOGGED_FAILURES);
      await expectCalm(page, language, failure);
    },
  );
}
