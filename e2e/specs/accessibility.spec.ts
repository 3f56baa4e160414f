import { expectAccessible, expectReflow } from '../support/accessibility';
import { horizontalOverflow } from '../support/layout';
import { mainPathsIn, openHydrated } from '../support/publicPages';
import { expect, test } from '../support/fixtures';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER, OTHER } from '../support/languages';
import { pathOf } from '../../src/site/pages';

// What differs by language is direction, script and length: `npm run audit` covers every page and
// open state in more languages. A post: post.spec.ts; the contact page, written from right to left
// too: contact.spec.ts.
for (const [tag, paths] of [
  ['@desktop', (['home', 'blog', 'contact'] as const).map((id) => pathOf(id, SOURCE_LANGUAGE))],
  ['@phone', [pathOf('home', ANOTHER)]],
] as const) {
  test(`axe finds nothing on ${paths.join(', ')}`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of paths) {
      await openHydrated(page, path);
      await expectAccessible(page, path);
    }
  });
}

// Of the shipped languages, German has the longest words; Arabic is mirrored and mixes two scripts.
test(
  'the main pages fit a phone in landscape, and 320 px with wide spacing',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const language of [SOURCE_LANGUAGE, OTHER, ANOTHER]) {
      // A phone in landscape.
      await page.setViewportSize({ width: 740, height: 360 });
      for (const path of mainPathsIn(language)) {
        await page.goto(path, { waitUntil: 'load' });
        expect.soft(await horizontalOverflow(page), path).toBe(0);
        if (language !== SOURCE_LANGUAGE) await expectReflow(page, path);
      }
    }
  },
);

test(
  'every tab stop has a focus indicator, in forced colours too, the first leads past the header, and nothing is animated',
  // There is no Tab key on a phone.
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    for (const path of ['/', pathOf('contact', ANOTHER)]) {
      await openHydrated(page, path);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 50)
          .map((animation) => (animation as CSSAnimation).animationName),
      );
      expect(moving).toEqual([]);
      await page.keyboard.press('Tab');
      const skip = page.locator('a[href="#main"]');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      // From here on in one call: after a key, what a script focuses has its indicator.
      const stops = await page.evaluate(() => {
        const controls = document.querySelectorAll<HTMLElement | SVGElement>('*');
        const able = [...controls].filter((element) => {
          if (element.tabIndex < 0 || !element.checkVisibility()) return false;
          element.focus();
          return document.activeElement === element;
        });
        return able.map((element) => {
          element.focus();
          const box = element.getBoundingClientRect();
          const label = element.closest('label, article');
          const outlines = [element, label ?? element].map((one) => getComputedStyle(one));
          return {
            name: element.outerHTML.slice(0, 160),
            isMarked: outlines.some(
              ({ outlineStyle, outlineWidth }) =>
                outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
            ),
            isOnScreen: box.bottom > 0 && box.top < innerHeight,
          };
        });
      });
      const wrong = stops.filter(({ isMarked, isOnScreen }) => !isMarked || !isOnScreen);
      expect.soft(wrong, path).toEqual([]);
      expect(stops.length).toBeGreaterThan(20);
      await skip.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    }
  },
);
