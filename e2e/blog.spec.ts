import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { clientOf, expect, test } from './fixtures';
import {
  changePosts,
  FAILURES,
  FUTURE,
  HIDDEN,
  layoutShift,
  LOGGED_FAILURES,
  NIE,
  overflow,
  POSTS_READ,
  SEVERANCE,
  shortTimeouts,
  sql,
} from './posts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, title: string) => cards(page).filter({ hasText: title });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

test('lists twelve posts a page, the newest first, with links to the pages', async ({ page }) => {
  const reads: URL[] = [];
  page.on('request', (request) => {
    if (POSTS_READ.test(request.url())) reads.push(new URL(request.url()));
  });
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog jurídico');
  await expect(cards(page)).toHaveCount(12);
  await expect(status(page)).toHaveText('12 entradas · Página 1');
  await expect(cards(page).first()).toContainText(NIE.es);
  await expect(cards(page).first()).toContainText('10 de noviembre de 2026');
  await expect(page.getByRole('link', { name: 'Página anterior' })).toHaveCount(0);
  const dates = await cards(page)
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual([...dates].sort().reverse());
  // One row more than is shown, and no contents.
  expect(reads).toHaveLength(1);
  expect(reads[0]?.searchParams.get('limit')).toBe('13');
  expect(reads[0]?.searchParams.get('select')).not.toContain('content');

  await page.getByRole('link', { name: 'Página siguiente' }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(cards(page)).toHaveCount(3);
  await expect(status(page)).toHaveText('3 entradas · Página 2');
  await expect(page.getByRole('link', { name: 'Página siguiente' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Página anterior' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(cards(page)).toHaveCount(12);
});

test('speaks the language of the page and marks what is only in Spanish', async ({ page }) => {
  await page.goto('/de/blog');
  await expect(page).toHaveTitle(/Rechtsblog/);
  await expect(cards(page)).toHaveCount(12);
  const translated = card(page, NIE.de);
  await expect(translated).toContainText('10. November 2026');
  await expect(translated).toContainText('Ausländerrecht · Behördengänge');
  await expect(translated.getByText('Auf Spanisch')).toHaveCount(0);
  const fallback = card(page, SEVERANCE.es);
  await expect(fallback.getByText('Auf Spanisch')).toBeVisible();
  await expect(fallback.getByRole('heading')).toHaveAttribute('lang', 'es');
  await expect(fallback.getByRole('heading')).toHaveAttribute('dir', 'ltr');
});

test.fixme('holds the place of the posts, so that nothing moves when they come', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(POSTS_READ, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/blog');
  await expect(status(page)).toHaveText('Cargando entradas...');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  answer();
  await expect(cards(page)).toHaveCount(12);
  const images = cards(page).locator('img');
  expect(
    await images.evaluateAll((all) => all.map((image) => image.getAttribute('loading'))),
  ).toEqual(Array<string>(12).fill('lazy'));
  expect(await images.first().getAttribute('width')).toBe('800');
  expect(await images.first().getAttribute('height')).toBe('450');
  const grown = await page.evaluate(() => document.documentElement.scrollHeight);
  // The links to the pages come below the posts.
  expect(grown - height).toBeLessThan(200);
  expect(await layoutShift(page)).toBe(0);
});

for (const [name, fail] of Object.entries(FAILURES)) {
  test(`after ${name} a message with a way to try again`, async ({ page, pageErrors }) => {
    pageErrors.expected.push(...LOGGED_FAILURES);
    if (name === 'no answer in time') await shortTimeouts(page);
    await page.route(POSTS_READ, fail);
    await page.goto('/de/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechtsblog');
    const retry = page.getByRole('button', { name: 'Erneut versuchen' });
    await expect(retry).toBeVisible();
    await page.unroute(POSTS_READ, fail);
    await retry.click();
    await expect(cards(page)).toHaveCount(12);
  });
}

test.fixme('says that there is no connection, and goes on when it is back', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/blog');
  await expect(cards(page)).toHaveCount(12);
  await context.setOffline(true);
  await page.getByLabel('Categoría').selectOption({ label: 'Vivienda' });
  await expect(page.getByText('Parece que no hay conexión a internet.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Parece que no hay conexión a internet.')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(3);
});

for (const [state, { slug, words }] of Object.entries({ hidden: HIDDEN, future: FUTURE })) {
  test(`a ${state} post is nowhere`, async ({ page, site }) => {
    const [row] = await sql<{ id: string }>(site, 'select id from blog_posts where slug = $1', [
      slug,
    ]);
    if (!row) throw new Error(`the seed has no ${slug}`);
    const client = clientOf(site.url);
    const bySlug = await client.from('blog_posts').select('id').eq('slug', slug);
    expect([bySlug.data, bySlug.error]).toEqual([[], null]);
    const byId = await client.from('blog_posts').select('id').eq('id', row.id);
    expect([byId.data, byId.error]).toEqual([[], null]);
    const found = await client.rpc('search_posts', { query: words, lang: 'es' });
    expect(found.data?.map((post) => post.slug)).not.toContain(slug);

    for (const address of ['/blog', '/blog?page=2', `/blog?q=${encodeURIComponent(words)}`]) {
      await page.goto(address);
      await expect(status(page)).not.toHaveText('Cargando entradas...');
      await expect(page.locator(`a[href*="${slug}"]`)).toHaveCount(0);
    }
    for (const key of [slug, row.id]) {
      await page.goto(`/blog?post=${key}`);
      await expect(page.getByRole('dialog')).toContainText('No se ha seleccionado ninguna entrada');
    }
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  });
}

test('shows what a post holds as text, whatever it is', async ({ page, pageErrors }) => {
  pageErrors.expected.push(/ERR_UNKNOWN_URL_SCHEME|violates the following Content Security Policy/);
  const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await changePosts(page, {
    title: hostile,
    excerpt: hostile,
    category: hostile,
    date: '<b>ayer</b>',
    image: 'javascript:window.hacked=1',
  });
  await page.goto('/blog');
  await expect(cards(page).first().getByRole('heading')).toHaveText(hostile);
  await expect(cards(page).first().locator('time')).toHaveText('<b>ayer</b>');
  await expect(page.locator('script', { hasText: 'hacked' })).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test.fixme('stands long words, empty fields and missing images', async ({ page, pageErrors }) => {
  pageErrors.expected.push(/status of 404/);
  const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
  await changePosts(page, {
    title: long,
    excerpt: long,
    category: long,
    additional_categories: [long],
    show_additional_categories: true,
    date: long,
    image: '/images/covers/gone.svg',
  });
  await page.goto('/blog');
  await expect(cards(page)).toHaveCount(12);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await cards(page).first().scrollIntoViewIfNeeded();
  await expect(cards(page).first().locator('img')).toHaveAttribute('src', /logo-mark/);

  await page.unrouteAll();
  await changePosts(page, { title: '', excerpt: null, category: null, date: null, image: '' });
  await page.goto('/en/blog');
  await expect(cards(page).first()).toContainText('General');
  await expect(cards(page).first().locator('img')).toHaveAttribute('src', /logo-mark/);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

for (const path of ['/blog', '/ar/blog']) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(cards(page)).toHaveCount(12);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
  });
}
