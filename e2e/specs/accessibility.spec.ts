import { expectAccessible } from '../support/accessibility';
import { openHydrated } from '../support/publicPages';
import { expect, test } from '../support/fixtures';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER } from '../support/languages';
import { pathOf } from '../../src/site/pages';

// `npm run audit` covers every page and open state in more languages. The contact page, also from
// right to left: contact.spec.ts; a post: post.spec.ts.
test(
  'axe finds nothing on the home page and in the blog',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', pathOf('blog', SOURCE_LANGUAGE)]) {
      await openHydrated(page, path);
      await expectAccessible(page, path);
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
