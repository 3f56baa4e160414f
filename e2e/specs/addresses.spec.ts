import { type Language, LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { addressOf, pathOf, postPathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { WILL } from '../support/seededPosts';
import { navigateInApp } from '../support/history';
import { switcher } from '../support/languageSwitcher';
import { expectAtOffset } from '../support/scroll';
import { textsOf } from '../support/texts';
import { ANOTHER, OTHER } from '../support/languages';

// Every path, and its document: tests/site/pages.test.ts, tests/app/routes.test.tsx, tests/built/seo.test.ts.
test(
  'the bare services base shows their section, and pages open in the app at their path',
  { tag: '@phone' },
  async ({ page }) => {
    const language = ANOTHER;
    const routes = textsOf(language, 'routes');
    await page.goto(pathOf('services', language));
    await expect(page).toHaveURL(`${pathOf('home', language)}#services`);
    await expectAtOffset(page.locator('#services'));
    await expect(page.locator('#services h2')).toHaveText(textsOf(language, 'services').heading);
    const html = page.locator('html');
    for (const id of ['blog', 'privacy'] as const) {
      await navigateInApp(page, pathOf(id, language));
      await expect(page).toHaveTitle(routes[id].title);
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('dir', LANGUAGE_FACTS[language].dir);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  },
);

test(
  'unknown paths and slugs of another language show the 404 page',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    for (const path of [
      `/${SOURCE_LANGUAGE}`,
      `/${SOURCE_LANGUAGE}${pathOf('contact', SOURCE_LANGUAGE)}`,
      '/xx',
      `/${OTHER}/xx`,
      `${pathOf('testimonials', OTHER)}/x`,
      `${pathOf('glossary', OTHER)}/x`,
    ]) {
      expect(addressOf(path), path).toBeUndefined();
      expect((await request.get(path)).status(), path).toBe(404);
    }
    // Every one in the app: tests/app/routes.test.tsx.
    for (const path of ['/xx', `${pathOf('glossary', OTHER)}/x`]) {
      await navigateInApp(page, path);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute(
        'href',
        path.startsWith(pathOf('home', OTHER)) ? pathOf('home', OTHER) : '/',
      );
      // Leaves the 404 page, so that the next one is not mistaken for it.
      await navigateInApp(page, pathOf('contact', SOURCE_LANGUAGE));
      await expect(page.locator('form')).toBeVisible();
    }
  },
);

test(
  'a post has an address in each language, to which those of other languages lead',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const pathIn = (language: Language, slugs: Language = language) =>
      postPathOf(WILL.slugs[slugs], language);
    for (const slugs of [SOURCE_LANGUAGE, 'en'] as const) {
      const answer = await request.get(`${pathIn('fr', slugs)}?a=1`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([301, `${pathIn('fr')}?a=1`]);
    }
    await page.goto(pathIn('fr', SOURCE_LANGUAGE));
    await expect(page).toHaveURL(pathIn('fr'));
    await expect(page.locator('link[hreflang=en]')).toHaveAttribute(
      'href',
      new RegExp(`${pathIn('en')}$`),
    );
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    await switcher(page, 'fr').button.click();
    await switcher(page, 'fr').item('en').click();
    await expect(page).toHaveURL(pathIn('en'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
    // In the app, without the host.
    await navigateInApp(page, pathIn('fr', SOURCE_LANGUAGE));
    await expect(page).toHaveURL(pathIn('fr'));
    await navigateInApp(page, `/blog?post=${WILL.slugs.en}`);
    await expect(page).toHaveURL(`/blog?post=${WILL.slugs['fr']}`);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  },
);
