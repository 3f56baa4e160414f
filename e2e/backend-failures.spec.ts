import type { Page } from '@playwright/test';
import { firm } from '../src/site/firm';
import { expect, test } from './fixtures';

const API = '**/rest/v1/**';

/** Every way in which a backend can fail its callers. */
const FAILURES: Record<string, (page: Page) => Promise<unknown>> = {
  'an error 500': (page) =>
    page.route(API, (route) => route.fulfill({ status: 500, json: { message: 'down' } })),
  'a lost connection': (page) => page.route(API, (route) => route.abort()),
  'JSON that is none': (page) =>
    page.route(API, (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '<html>' }),
    ),
  'an empty answer': (page) => page.route(API, (route) => route.fulfill({ status: 200, body: '' })),
  'no answer in time': async (page) => {
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      // The code's own twelve seconds, made short.
      AbortSignal.timeout = () => timeout(200);
    });
    await page.route(API, () => undefined);
  },
};

const HOMES = [
  ['/', 'Quiénes somos'],
  ['/zh', '关于我们'],
] as const;

const LISTS = [
  ['/testimonios', 'No hemos podido cargar las opiniones.', 'Volver a intentarlo'],
  ['/zh/testimonials', '评价未能加载。', '重试'],
] as const;

for (const [failure, arrange] of Object.entries(FAILURES)) {
  for (const [home, about] of HOMES) {
    test(`${home} stands when every call ends in ${failure}`, async ({ page, pageErrors }) => {
      pageErrors.expected.push(/Failed to load resource/, /failed to load\./, /was not counted\./);
      await arrange(page);
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('The testimonials failed to load.'),
      );
      await page.goto(home);
      await logged;
      await expect(page.locator('#home h1')).toHaveText(firm.name);
      await expect(page.locator('#about').getByText(about)).toBeVisible();
      await expect(page.locator('#testimonials')).toHaveCount(0);
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    });
  }

  for (const [path, sentence, retry] of LISTS) {
    test(`${path} says so calmly when every call ends in ${failure}`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.expected.push(/Failed to load resource/, /failed to load\./);
      await arrange(page);
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unroute(API);
      await page.getByRole('button', { name: retry }).click();
      await expect(page.locator('main figure').first()).toBeVisible();
    });
  }
}
