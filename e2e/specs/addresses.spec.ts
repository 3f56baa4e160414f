import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { postPathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { WILL } from '../support/seededPosts';
import { navigateInApp } from '../support/history';
import { switcher } from '../support/languageSwitcher';

// Every path, and its document: tests/site/pages.test.ts, tests/app/routes.test.tsx, tests/built/seo.test.ts.
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
