import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { TEXTS } from '../support/testimonials';
import { ANOTHER } from '../support/languages';
import { pathOf } from '../../src/site/pages';
import { inOneViewport } from '../support/viewports';

// What a list shows in each state: tests/features/public/testimonials. Tests change the testimonials; a prerendered page shows those it was published with.
test.use({ prerendered: false });

const READ = '**/rest/v1/testimonials?*';

for (const texts of Object.values(TEXTS)) {
  const { tag } = inOneViewport(texts.language);

  test(
    `on ${texts.home} the section is hidden while loading, without layout shift`,
    { tag },
    async ({ page }) => {
      let answer: (() => void) | undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(READ, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(texts.home);
      await expect(page.locator('#about')).toBeVisible();
      await expect(page.locator('#testimonials')).toBeHidden();
      await expect(page.getByText(texts.heading)).toHaveCount(0);
      answer?.();
      await expect(page.getByRole('heading', { name: texts.heading })).toBeVisible();
    },
  );
}

test('a long word stays in its card', { tag: '@phone' }, async ({ page, site }) => {
  await sql(
    site,
    `insert into testimonials (name, role, testimonial, active, consent_date, verification)
     values ('Solo español', 'Cliente', $1, true, '2026-01-01', 'Expediente')`,
    [`<b>Gracias</b> ${'palabra'.repeat(40)}`],
  );
  await page.goto(pathOf('testimonials', ANOTHER));
  const text = page.getByText('<b>Gracias</b>');
  await expect(text).toHaveAttribute('dir', 'ltr');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
