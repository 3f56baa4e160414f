import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { ACTIVE, READ, switcher } from '../support/languageSwitcher';
import { holdRequests } from '../support/requests';
import { openPage } from '../support/scroll';
import { inOneViewport } from '../support/viewports';

// A prerendered page contains the list of languages, so neither loading nor failing shows.
test.use({ prerendered: false });

test.describe('the switcher is hidden', () => {
  test('while the list loads', async ({ page }) => {
    const answer = await holdRequests(page, READ);
    await openPage(page, pathOf('service-civil', 'es'));
    await expect(switcher(page).button).toHaveCount(0);
    answer();
    await expect(switcher(page).button).toBeVisible();
  });

  for (const [name, rows] of [
    ['with one language', [{ language_code: 'es', language_name: 'Español', is_default: true }]],
    ['with none', []],
  ] as const) {
    test(name, async ({ page }) => {
      const answered = page.waitForResponse(READ);
      await page.route(READ, (route) => route.fulfill({ json: rows }));
      await openPage(page, pathOf('service-civil', 'es'));
      await (await answered).finished();
      await expect(page.getByRole('banner').getByText('Español')).toHaveCount(0);
    });
  }
});

test(
  'a language without pages has a globe and no link (SPEC 3.1)',
  { tag: '@desktop' },
  async ({ page }) => {
    const row = (code: string, name: string) => ({ language_code: code, language_name: name });
    await page.route(READ, (route) =>
      route.fulfill({ json: [row('es', 'Español'), row('pt', 'Português')] }),
    );
    await page.goto('/contacto');
    await switcher(page).button.click();
    await expect(switcher(page).list.getByRole('listitem')).toHaveText([
      '🇪🇸Español',
      '🌐Português',
    ]);
    await expect(switcher(page).list.getByRole('link')).toHaveCount(1);
  },
);

test('retries a list that fails to load once', { tag: '@phone' }, async ({ page, pageErrors }) => {
  pageErrors.expected.push(/500/);
  let failed = 0;
  await page.route(READ, (route) =>
    (failed += 1) === 1 ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.goto('/contacto');
  await switcher(page).button.click();
  await expect(switcher(page).list.getByRole('link')).toHaveCount(ACTIVE.length);
});

for (const language of ['es', 'de'] as const) {
  test(
    `offers Spanish and English when the list fails to load, and logs it: ${language}`,
    inOneViewport(language),
    async ({ page, pageErrors }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      pageErrors.expected.push(/list of languages failed to load/, /500/);
      await page.route(READ, (route) =>
        route.fulfill({ status: 500, json: { message: 'broken' } }),
      );
      await page.goto(pathOf('contact', language));
      await switcher(page, language).button.click();
      await expect(switcher(page, language).list.getByRole('link')).toHaveText([
        '🇪🇸Español',
        '🇬🇧English',
      ]);
      expect(logged.some((text) => text.includes('list of languages failed'))).toBe(true);
      await switcher(page, language).item('en').click();
      await expect(page).toHaveURL('/en/contact');
    },
  );
}
