import { expectAccessible } from './axe';
import { expectReflow, mainPathsIn, openReady } from './everyPage';
import { expect, test } from './fixtures';
import { atOneSize } from './sizes';

test.use({ prerendered: true });

// Every page and every open state in more languages: `npm run audit`.
for (const language of ['es', 'ar'] as const) {
  test(
    `axe finds nothing on the main pages in ${language}`,
    atOneSize(language),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of mainPathsIn(language)) {
        await openReady(page, path);
        await expectAccessible(page, path);
      }
    },
  );
}

// The longest words are German; Arabic is mirrored, with two scripts on a page.
for (const language of ['de', 'ar'] as const) {
  test(
    `nothing scrolls sideways at 400 % with wide text in ${language}`,
    { tag: '@desktop' },
    ({ page }) => expectReflow(page, mainPathsIn(language)),
  );
}

test('the skip link leads past the header', async ({ page }) => {
  await openReady(page, '/ar/contact');
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const path of ['/', '/ar/contact']) {
  test(
    `${path} shows where the focus is, all the way down, in forced colours too`,
    // There is no Tab key on a phone.
    { tag: '@desktop' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
      await openReady(page, path);
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
    },
  );
}

test('nothing moves for who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReady(page, '/');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 50)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(moving).toEqual([]);
});
