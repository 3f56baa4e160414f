import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { FAILURES, FUTURE, LOGGED_FAILURES, NIE, POSTS_READ, shortTimeouts, sql } from './posts';

const section = (page: Page) => page.locator('section#blog');
const cards = (page: Page) => section(page).locator('article');

test('shows the posts marked for it, by a read of those alone', async ({ page }) => {
  const reads: URL[] = [];
  page.on('request', (request) => {
    if (POSTS_READ.test(request.url())) reads.push(new URL(request.url()));
  });
  await page.goto('/');
  await expect(section(page).getByRole('heading', { level: 2 })).toBeVisible();
  await expect(cards(page)).toHaveCount(7);
  await expect(cards(page).first()).toContainText(NIE.es);
  await expect(cards(page).first()).toContainText('10 de noviembre de 2026');
  await expect(section(page).getByText(FUTURE.words)).toHaveCount(0);
  expect(reads).toHaveLength(1);
  const params = reads[0]?.searchParams;
  expect(params?.get('hidden')).toBe('eq.false');
  expect(params?.get('show_on_homepage')).toBe('eq.true');
  expect(params?.get('order')).toBe('date.desc');
  for (const image of await cards(page).locator('img').all()) {
    await expect(image).toHaveAttribute('loading', 'lazy');
  }
});

test('is in the language of the page and leads to popup, page and list', async ({ page }) => {
  await page.goto('/de');
  const first = cards(page).first();
  await expect(first).toContainText('10. November 2026');
  await expect(first.getByRole('link', { name: NIE.de, exact: true })).toHaveAttribute(
    'href',
    `/de/blog?post=${NIE.slug}`,
  );
  await expect(first.getByRole('link', { name: /^Lesen/ })).toHaveAttribute(
    'href',
    `/de/blog/${NIE.slug}`,
  );
  await expect(section(page).getByRole('link', { name: 'Alle Beiträge ansehen' })).toHaveAttribute(
    'href',
    '/de/blog',
  );
});

test('shows one, two or three to a view and loops', async ({ page }) => {
  await page.goto('/');
  await section(page).scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(7);
  const perView = async () => {
    const row = await section(page).getByRole('group').first().boundingBox();
    const slide = await section(page).locator('[data-slide]').first().boundingBox();
    return Math.round((row?.width ?? 0) / (slide?.width ?? 1));
  };
  for (const [width, slides] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(perView).toBe(slides);
  }
  await section(page).getByRole('button', { name: 'Entradas anteriores' }).scrollIntoViewIfNeeded();
  await expect(section(page).locator('[data-slide][inert]')).toHaveCount(4);
  await section(page).getByRole('button', { name: 'Entradas anteriores' }).click();
  const last = section(page).locator('[data-slide]').last();
  await expect(last).not.toHaveAttribute('inert');
  await expect(last).toBeInViewport();
});

test('shows a spinner while it waits', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(POSTS_READ, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(section(page).getByRole('status')).toHaveText('Cargando entradas...');
  answer();
  await expect(cards(page)).toHaveCount(7);
  await expect(section(page).getByRole('status')).toHaveCount(0);
});

test('falls back to the latest three, and then to a message', async ({ page, site }) => {
  const reads: URL[] = [];
  page.on('request', (request) => {
    if (POSTS_READ.test(request.url())) reads.push(new URL(request.url()));
  });
  const marked = await sql<{ id: string }>(
    site,
    'select id from blog_posts where show_on_homepage and not hidden',
  );
  const shown = await sql<{ id: string }>(site, 'select id from blog_posts where not hidden');
  const ids = (rows: { id: string }[]) => [rows.map(({ id }) => id)];
  try {
    await sql(site, 'update blog_posts set show_on_homepage = false');
    await page.goto('/');
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).first()).toContainText(NIE.es);
    expect(reads).toHaveLength(2);
    expect(reads[1]?.searchParams.get('limit')).toBe('3');
    expect(reads[1]?.searchParams.get('hidden')).toBe('eq.false');
    expect(reads[1]?.searchParams.has('show_on_homepage')).toBe(false);

    await sql(site, 'update blog_posts set hidden = true');
    await page.goto('/');
    await expect(section(page).getByText('Todavía no hay entradas publicadas.')).toBeVisible();
    await page.goto('/de');
    await expect(
      section(page).getByText('Es sind noch keine Beiträge veröffentlicht.'),
    ).toBeVisible();
  } finally {
    await sql(site, 'update blog_posts set hidden = false where id = any($1)', ids(shown));
    await sql(
      site,
      'update blog_posts set show_on_homepage = true where id = any($1)',
      ids(marked),
    );
  }
});

for (const [name, fail] of Object.entries(FAILURES)) {
  test(`after ${name} the section shows one calm message`, async ({ page, pageErrors }) => {
    pageErrors.expected.push(...LOGGED_FAILURES);
    if (name === 'no answer in time') await shortTimeouts(page);
    await page.route(POSTS_READ, fail);
    await page.goto('/');
    await expect(section(page).getByRole('status')).toHaveText(
      name === 'an aborted connection'
        ? /^Parece que no hay conexión/
        : /^Ahora mismo no podemos mostrar las entradas del blog\./,
    );
    await expect(page.getByRole('main')).toBeVisible();
  });
}
