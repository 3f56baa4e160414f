import { expectAccessible, expectReflow } from '../support/accessibility';
import { horizontalOverflow } from '../support/layout';
import { mainPathsIn, openHydrated } from '../support/publicPages';
import { expect, test } from '../support/fixtures';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER, OTHER, LAST } from '../support/languages';
import { pathOf } from '../../src/site/pages';

// `npm run audit` covers every page and open state in more languages. Of the shipped ones, German
// has the longest words; Arabic is mirrored and mixes two scripts; Russian has the tallest form.
// The last may be one of the others.
for (const [language, tag] of new Map([
  [LAST, '@desktop'],
  [SOURCE_LANGUAGE, '@desktop'],
  [ANOTHER, '@phone'],
  [OTHER, '@desktop'],
])) {
  test(
    `the main pages in ${language}: axe, windows and text spacing`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of mainPathsIn(language)) {
        await openHydrated(page, path);
        if (language === SOURCE_LANGUAGE || language === ANOTHER)
          await expectAccessible(page, path);
        if (language === SOURCE_LANGUAGE) {
          // A phone in landscape.
          await page.setViewportSize({ width: 740, height: 360 });
          expect.soft(await horizontalOverflow(page), path).toBe(0);
          await page.setViewportSize({ width: 1280, height: 800 });
          continue;
        }
        if (language === OTHER || language === ANOTHER) await expectReflow(page, path);
      }
    },
  );
}

test(
  'every tab stop has a focus indicator, in forced colours too, and the first leads past the header',
  // There is no Tab key on a phone.
  { tag: '@desktop' },
  async ({ page }) => {
    for (const path of ['/', pathOf('contact', ANOTHER)]) {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
      await openHydrated(page, path);
      const seen = new Set<string>();
      for (let step = 0; step < 120; step += 1) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const box = element.getBoundingClientRect();
          const style = getComputedStyle(element);
          const label = element.closest('label, article');
          const outlines = [style, label && getComputedStyle(label)].map(
            (css) => css?.outlineStyle !== 'none' && Number.parseFloat(css?.outlineWidth ?? '0'),
          );
          return {
            name: `${element.tagName} ${element.id} ${element.textContent.slice(0, 40)} ${box.left} ${box.top + scrollY}`,
            isMarked: outlines.some((width) => width && width >= 2),
            isOnScreen: box.bottom > 0 && box.top < innerHeight,
          };
        });
        if (!focus || seen.has(focus.name)) break;
        seen.add(focus.name);
        expect.soft(focus).toMatchObject({ isMarked: true, isOnScreen: true });
      }
      expect(seen.size).toBeGreaterThan(20);
    }
    await openHydrated(page, pathOf('contact', ANOTHER));
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#main"]');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test('nothing is animated under prefers-reduced-motion', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 50)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(moving).toEqual([]);
});
