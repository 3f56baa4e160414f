/** What the first screens of a phone show. */
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/publicPages';
import { firm } from '../../src/site/firm';
import { lawyerPathOf, type PageId, pathOf } from '../../src/site/pages';
import { ANOTHER, LAST, OTHER } from '../support/languages';
import { LANGUAGES } from '../../src/site/languages';

const SCREEN = 740;

test(
  'a phone shows a way to ask and the content soon',
  { tag: '@phone' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/ERR_FAILED|dynamically imported/);
    test.slow();
    await page.setViewportSize({ width: 360, height: SCREEN });
    // The page is as high before it is hydrated: islands.spec.ts.
    await page.route('**/*.js', (route) => route.abort());
    const topOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => one.getBoundingClientRect().top + scrollY);
    for (const language of LANGUAGES) {
      const open = (name: PageId) => page.goto(pathOf(name, language), { waitUntil: 'load' });
      await open('contact');
      expect.soft(await topOf('#booking h2'), language).toBeLessThan(SCREEN);
      expect.soft(await topOf('#enquiry form'), language).toBeLessThan(SCREEN);
      await open('home');
      const answers = lawyerPathOf(firm.lawyers[0].id, language);
      expect.soft(await topOf(`#home a[href="${answers}"]`), language).toBeLessThan(SCREEN);
      const doors = await topOf('#home nav li:last-child');
      expect.soft(doors, `${language} doors`).toBeLessThan(1.5 * SCREEN);
      for (const name of ['blog', 'privacy', 'glossary'] as const) {
        await open(name);
        const start = await topOf('main header + *');
        expect.soft(start, `${language} ${name}`).toBeLessThan(0.7 * SCREEN);
      }
    }
  },
);

test('the chat button covers no text on arrival', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const path of [
    pathOf('contact', OTHER),
    pathOf('service-civil', LAST),
    pathOf('service-civil', ANOTHER),
  ]) {
    await openHydrated(page, path);
    const covered = () =>
      page.locator('a.fixed[href^="https://wa.me"]').evaluate((button) => {
        if (getComputedStyle(button).opacity === '0') return '';
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (walker.nextNode()) {
          const node = walker.currentNode;
          if (
            button.contains(node) ||
            !node.textContent?.trim() ||
            !node.parentElement?.checkVisibility()
          )
            continue;
          range.selectNode(node);
          const isUnder = [...range.getClientRects()].some(
            (line) =>
              line.left < right && line.right > left && line.top < bottom && line.bottom > top,
          );
          if (isUnder) return node.textContent;
        }
        return '';
      });
    await expect.poll(covered, path).toBe('');
  }
});
