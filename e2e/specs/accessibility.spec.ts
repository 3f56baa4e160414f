import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { ANOTHER } from '../support/languages';
import { tabStops } from '../support/keyboard';
import { openHydrated } from '../support/publicPages';

// `npm run audit` covers every page and open state in more languages. The contact page from right
// to left: contact.spec.ts; a post: post.spec.ts; the list of posts: blog-filters.spec.ts.
test(
  'axe finds nothing, every tab stop has a focus indicator, also in forced colours, the first leads past the header, and nothing is animated',
  // There is no Tab key on a phone.
  { tag: '@desktop' },
  async ({ page }) => {
    for (const path of ['/', pathOf('contact', ANOTHER)]) {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
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
      const stops = await tabStops(page);
      const wrong = stops.filter(({ isMarked, isOnScreen }) => !isMarked || !isOnScreen);
      expect.soft(wrong, path).toEqual([]);
      expect(stops.length).toBeGreaterThan(20);
      await skip.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      if (path !== pathOf('home', SOURCE_LANGUAGE)) continue;
      await page.emulateMedia({ forcedColors: 'none' });
      await expectAccessible(page, path);
    }
  },
);
