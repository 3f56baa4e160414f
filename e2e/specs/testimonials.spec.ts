import { firm } from '../../src/site/firm';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { SEEDED_TESTIMONIALS, TEXTS } from '../support/testimonials';
import { inOneViewport } from '../support/viewports';

// Tests change the testimonials; a prerendered page shows those it was published with.
test.use({ prerendered: false });

const READ = '**/rest/v1/testimonials?*';

for (const texts of Object.values(TEXTS)) {
  const { tag } = inOneViewport(texts.home === '/' ? 'es' : 'ar');

  test.describe(`the page ${texts.page}`, () => {
    test(
      'shows every testimonial and says that the demo invented them',
      { tag },
      async ({ page }) => {
        await page.goto(texts.page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
        const cards = page.locator('main figure');
        await expect(cards).toHaveCount(SEEDED_TESTIMONIALS);
        await expect(cards.first()).toContainText(texts.newest);
        await expect(page.getByText(texts.invented)).toBeVisible();
        const reviews = page.getByRole('link', { name: texts.reviews });
        await expect(reviews).toHaveAttribute('href', firm.reviewsUrl);
        await expect(reviews).toHaveAttribute('target', '_blank');
      },
    );

    test('reports a failure and retries on request', { tag }, async ({ page, pageErrors }) => {
      pageErrors.expected.push(/500/, /testimonials failed to load/);
      let reads = 0;
      await page.route(READ, (route) => {
        reads += 1;
        return route.fulfill({ status: 500, json: { message: 'down' } });
      });
      await page.goto(texts.page);
      await expect(page.getByText(texts.failed)).toBeVisible();
      expect(reads, 'the loader and the page each try twice at most').toBeLessThanOrEqual(4);
      await page.unroute(READ);
      await page.getByRole('button', { name: texts.retry }).click();
      await expect(page.locator('main figure')).toHaveCount(SEEDED_TESTIMONIALS);
    });

    test('shows the empty state', { tag }, async ({ page, site }) => {
      await sql(site, 'update testimonials set active = false');
      try {
        await page.goto(texts.page);
        await expect(page.getByText(texts.empty)).toBeVisible();
      } finally {
        await sql(site, 'update testimonials set active = true');
      }
    });
  });

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

  test(
    `on ${texts.home} the section stays hidden on a failure, which is only logged`,
    { tag },
    async ({ page, pageErrors }) => {
      pageErrors.expected.push(/500/, /testimonials failed to load/);
      await page.route(READ, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('The testimonials failed to load.'),
      );
      await page.goto(texts.home);
      await logged;
      await expect(page.locator('#testimonials')).toHaveCount(0);
      await expect(page.locator('#about')).toBeVisible();
    },
  );

  test(
    `on ${texts.home} the section is hidden without testimonials`,
    { tag },
    async ({ page, site }) => {
      await sql(site, 'update testimonials set active = false');
      try {
        await page.goto(texts.home);
        await expect(page.locator('#testimonials')).toHaveCount(0);
        await expect(page.locator('#about')).toBeVisible();
      } finally {
        await sql(site, 'update testimonials set active = true');
      }
    },
  );
}

test('reads what SPEC 7.1 says', { tag: '@desktop' }, async ({ page }) => {
  const read = page.waitForRequest(READ);
  await page.goto('/de');
  const { searchParams } = new URL((await read).url());
  expect(searchParams.get('active')).toBe('eq.true');
  expect(searchParams.get('order')).toBe('created_at.desc');
});

test('names the platform of a testimonial by what its logo shows', async ({ page, site }) => {
  await page.goto('/testimonios');
  const logo = page.locator('main figure').first().getByRole('img').first();
  await expect(logo).toHaveAccessibleName('Opiniones');
  await sql(
    site,
    `insert into testimonials (name, role, testimonial, platform_logo, platform_name, active, consent_date, verification)
     values ('Otra', 'Cliente', 'Texto', '/images/platforms/default.svg', 'Google', true, '2026-01-01', 'Expediente')`,
  );
  try {
    await page.reload();
    await expect(
      page.locator('figure').filter({ hasText: 'Otra' }).getByRole('img', { name: 'Google' }),
    ).toBeVisible();
  } finally {
    await sql(site, `delete from testimonials where role = 'Cliente'`);
  }
});

test(
  'replaces a missing or broken image by the default',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.expected.push(/404/);
    const insert = (name: string, image: string | null, logo: string | null) =>
      sql(
        site,
        `insert into testimonials (name, role, testimonial, image, platform_logo, active, consent_date, verification)
       values ($1, 'Cliente', 'Texto', $2, $3, true, '2026-01-01', 'Expediente')`,
        [name, image, logo],
      );
    await insert('Sin imágenes', null, null);
    await insert('Rotas', '/images/avatars/none.svg', '/images/platforms/none.svg');
    try {
      await page.goto('/testimonios');
      for (const [name, initials] of [
        ['Sin imágenes', 'Si'],
        ['Rotas', 'R'],
      ] as const) {
        const card = page.locator('figure').filter({ hasText: name });
        const logo = card.locator('img').first();
        const avatar = card.getByText(initials, { exact: true });
        await avatar.scrollIntoViewIfNeeded();
        await expect(logo).toHaveAttribute('src', '/images/platforms/default.svg');
        expect(await avatar.boundingBox()).toMatchObject({ width: 56, height: 56 });
        expect(await logo.boundingBox()).toMatchObject({ width: 120, height: 24 });
      }
    } finally {
      await sql(site, `delete from testimonials where role = 'Cliente'`);
    }
  },
);

test(
  'marks a Spanish fallback with its lang, and keeps a long word in its card',
  { tag: '@phone' },
  async ({ page, site }) => {
    await sql(
      site,
      `insert into testimonials (name, role, testimonial, active, consent_date, verification)
     values ('Solo español', 'Cliente', $1, true, '2026-01-01', 'Expediente')`,
      [`<b>Gracias</b> ${'palabra'.repeat(40)}`],
    );
    try {
      await page.goto('/ar/testimonials');
      const text = page.getByText('<b>Gracias</b>');
      await expect(text).toHaveAttribute('lang', 'es');
      await expect(text).toHaveAttribute('dir', 'ltr');
      await expect(page.getByText('Solo español')).toHaveAttribute('lang', 'es');
      // All the others are marked as translations.
      await expect(page.getByText(/^مترجم عن (الإسبانية|الألمانية)$/)).toHaveCount(
        SEEDED_TESTIMONIALS,
      );
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    } finally {
      await sql(site, `delete from testimonials where role = 'Cliente'`);
    }
  },
);
