import { expectAccessible, expectReflow } from '../support/accessibility';
import { mainPathsIn, openHydrated } from '../support/publicPages';
import { expect, test } from '../support/fixtures';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER, OTHER, LAST } from '../support/languages';
import { pathOf } from '../../src/site/pages';
import { inOneViewport } from '../support/viewports';

// `npm run audit` covers every page and open state in more languages.
for (const language of [SOURCE_LANGUAGE, ANOTHER] as const) {
  test(
    `axe finds no violation on the main pages in ${language}`,
    inOneViewport(language),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of mainPathsIn(language)) {
        await openHydrated(page, path);
        await expectAccessible(page, path);
      }
    },
  );
}

// German has the longest words; Arabic is mirrored and mixes two scripts.
for (const language of [OTHER, ANOTHER] as const) {
  test(
    `pages reflow at 400 % zoom with wide text spacing in ${language}`,
    { tag: '@desktop' },
    ({ page }) => expectReflow(page, mainPathsIn(language)),
  );
}

// Content beyond its placeholder would be measured over what follows. Russian has the tallest form.
test(
  'no part below the first screen is taller than its placeholder',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 512 });
    for (const path of mainPathsIn(LAST)) {
      await openHydrated(page, path);
      const parts = await page.evaluate(() => {
        // As before the idle moments after the start.
        document.documentElement.dataset.idle = '';
        const elements = document.querySelectorAll('[data-island] > *, main section ~ section');
        const placeholders = [...elements].map((element) => {
          const { containIntrinsicBlockSize } = getComputedStyle(element);
          return {
            element,
            placeholder: Number(/([\d.]+)px/.exec(containIntrinsicBlockSize)?.[1]),
          };
        });
        delete document.documentElement.dataset.idle;
        return placeholders.map(({ element, placeholder }) => ({
          placeholder,
          height: element.getBoundingClientRect().height,
        }));
      });
      expect(parts.length, path).toBeGreaterThan(0);
      for (const { height, placeholder } of parts)
        expect(placeholder, path).toBeGreaterThan(height);
    }
  },
);

test('the skip link moves the focus past the header', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, pathOf('contact', ANOTHER));
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const path of ['/', pathOf('contact', ANOTHER)]) {
  test(
    `${path} shows a focus indicator on every tab stop, in forced colours too`,
    // There is no Tab key on a phone.
    { tag: '@desktop' },
    async ({ page }) => {
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
    },
  );
}

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
