import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
import {
  changePosts,
  FAILURES,
  layoutShift,
  LOGGED_FAILURES,
  NIE,
  overflow,
  POSTS_READ,
  SEVERANCE,
} from './posts';

test.fixme('shows the whole post', async ({ page }) => {
  await page.goto(`/blog/${NIE.slug}`);
  await expect(page).toHaveTitle(new RegExp(`^${NIE.es} \\| `));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^Qué es el NIE/,
  );
  const article = page.getByRole('main').getByRole('article').first();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NIE.es);
  await expect(article.locator('time')).toHaveText('Publicado el 10 de noviembre de 2026');
  await expect(article).toContainText('Extranjería · Trámites');
  const cover = article.getByRole('img', { name: 'Ilustración del puerto de Dénia' });
  await expect(cover).toHaveAttribute('loading', 'eager');
  await expect(cover).toHaveAttribute('width', '800');
  // Short lines before a paragraph are its heading, and lists are lists.
  await expect(article.getByRole('heading', { name: 'Dónde se pide', level: 2 })).toBeVisible();
  await expect(article.getByRole('listitem').first()).toHaveText(
    'Impreso EX-15, cumplimentado y firmado.',
  );
  await expect(article.getByRole('button', { name: 'Compartir' })).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});

test('is in the language of the page', async ({ page }) => {
  await page.goto(`/de/blog/${NIE.slug}`);
  await expect(page).toHaveTitle(new RegExp(`^${NIE.de} \\| `));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NIE.de);
  await expect(page.getByText('Veröffentlicht am 10. November 2026')).toBeVisible();
  await expect(page.getByText('Dieser Beitrag ist noch nicht übersetzt.')).toHaveCount(0);
});

test('says where it is only in Spanish, and marks it so', async ({ page }) => {
  await page.goto(`/ar/blog/${SEVERANCE.slug}`);
  await expect(page.getByText('لم يُترجم هذا المقال بعد.')).toBeVisible();
  await expect(page.locator('h1 [lang="es"][dir="ltr"]')).toHaveText(SEVERANCE.es);
  await expect(page.locator('article div[lang="es"][dir="ltr"] p').first()).toBeVisible();
});

test('leads back to the list and on to other posts', async ({ page }) => {
  await page.goto(`/blog/${NIE.slug}`);
  const others = page.locator('#more-posts').getByRole('article');
  await expect(others).toHaveCount(3);
  await expect(others.filter({ hasText: NIE.es })).toHaveCount(0);
  const next = await others.first().getByRole('heading').innerText();
  await others.first().getByRole('link', { name: /^Leer/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Volver al blog' }).click();
  await expect(page).toHaveURL('/blog');
});

for (const path of ['/blog/no-existe', '/de/blog/no-existe']) {
  test(`${path} is a page that does not exist`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  });
}

test('shows what a post holds as text, whatever it is', async ({ page }) => {
  const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await changePosts(page, { title: hostile, excerpt: hostile, content: `${hostile}\n${hostile}` });
  await page.goto(`/blog/${NIE.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile);
  await expect(page.getByRole('article').first().getByText(hostile).last()).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test.fixme('stands long words, empty fields, invalid dates and missing images', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected.push(/status of 404/);
  const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
  await changePosts(page, {
    title: long,
    content: `${long}\n\n${long}`,
    category: long,
    date: 'ayer',
    image: '/images/covers/gone.svg',
  });
  await page.goto(`/blog/${NIE.slug}`);
  await expect(page.getByText('Fecha no disponible')).toBeVisible();
  await expect(page.getByRole('article').first().locator('img')).toHaveAttribute(
    'src',
    /logo-mark/,
  );
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await page.unroute(POSTS_READ);
  await changePosts(page, { content: '', excerpt: '', category: null, image: null });
  await page.goto(`/blog/${NIE.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NIE.es);
  await expect(page.getByRole('article').first()).toContainText('General');
});

for (const name of ['a 500', 'an aborted connection', 'malformed JSON', 'an empty body']) {
  test(`after ${name} the page stands, with a way to try again`, async ({ page, pageErrors }) => {
    pageErrors.expected.push(...LOGGED_FAILURES);
    await page.route(POSTS_READ, FAILURES[name] ?? (() => undefined));
    await page.goto(`/de/blog/${NIE.slug}`);
    const retry = page.getByRole('button', { name: 'Erneut versuchen' });
    await expect(retry).toBeVisible();
    await expect(page.getByText('Oops!')).toHaveCount(0);
    await page.unroute(POSTS_READ);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NIE.de);
  });
}

test('is accessible', async ({ page }) => {
  for (const path of [`/blog/${NIE.slug}`, `/ar/blog/${SEVERANCE.slug}`]) {
    await page.goto(path);
    await expect(page.locator('#more-posts')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
  }
});
