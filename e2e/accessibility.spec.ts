import type { Page } from '@playwright/test';
import { type Language, LANGUAGES } from '../src/site/languages';
import { pathOf, postPathOf, PRERENDERED } from '../src/site/pages';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { isPhone } from './header';
import { NIE, overflow, SEVERANCE } from './posts';

test.use({ prerendered: true });

/** Every page, a post in its language and one in Spanish only, and the 404 page. */
const pathsIn = (language: Language) => [
  ...PRERENDERED.map((page) => pathOf(page, language)),
  postPathOf(NIE.slug, language),
  postPathOf(SEVERANCE.slug, language),
  language === 'es' ? '/nada' : `/${language}/nada`,
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const language of LANGUAGES) {
  test(`axe finds nothing on any page in ${language}`, async ({ page, pageErrors }) => {
    test.slow();
    pageErrors.expected.push(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of pathsIn(language)) {
      await open(page, path);
      await expectAccessible(page, path);
    }
  });

  test(`nothing scrolls sideways at 400 % with wide text in ${language}`, async ({
    page,
    pageErrors,
  }) => {
    test.skip(!isPhone(page), 'one narrow screen is enough');
    pageErrors.expected.push(/status of 404/);
    // WCAG 1.4.10: 1280 px at 400 %; 1.4.12: the spacing that a reader may ask for.
    await page.setViewportSize({ width: 320, height: 512 });
    for (const path of pathsIn(language)) {
      await open(page, path);
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`,
      });
      expect.soft(await overflow(page), path).toBe(0);
    }
  });
}

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/ar/contact');
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const path of ['/', '/ar/contact']) {
  test(`${path} shows where the focus is, all the way down, in forced colours too`, async ({
    page,
  }) => {
    test.skip(isPhone(page), 'there is no Tab key');
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    await open(page, path);
    const seen = new Set<string>();
    for (let step = 0; step < 120; step += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const box = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const label = element.closest('label');
        const outlines = [style, label && getComputedStyle(label)].map(
          (css) => css?.outlineStyle !== 'none' && Number.parseFloat(css?.outlineWidth ?? '0'),
        );
        return {
          name: `${element.tagName} ${element.id} ${element.textContent.slice(0, 40)} ${box.top + scrollY}`,
          isMarked: outlines.some((width) => width && width >= 2),
          isOnScreen: box.bottom > 0 && box.top < innerHeight,
        };
      });
      if (!focus || seen.has(focus.name)) break;
      seen.add(focus.name);
      expect.soft(focus).toMatchObject({ isMarked: true, isOnScreen: true });
    }
    expect(seen.size).toBeGreaterThan(20);
  });
}

test('nothing moves for who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 50)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(moving).toEqual([]);
});
