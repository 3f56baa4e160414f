/** What the first screens of a phone show. */
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/publicPages';
import { firm } from '../../src/site/firm';
import { lawyerPathOf, type PageId, pathOf } from '../../src/site/pages';
import { ANOTHER, OTHER } from '../support/languages';
import { LANGUAGES } from '../../src/site/languages';

const SCREEN = 740;

test(
  'a phone shows a way to ask and the content soon',
  { tag: '@phone' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/ERR_FAILED|dynamically imported/);
    await page.setViewportSize({ width: 360, height: SCREEN });
    // The page is as high before it is hydrated: islands.spec.ts.
    await page.route('**/*.js', (route) => route.abort());
    const topsOf = (selectors: string[]) =>
      page.evaluate(
        (all) =>
          all.map((one) => {
            const top = document.querySelector(one)?.getBoundingClientRect().top;
            return (top ?? Infinity) + scrollY;
          }),
        selectors,
      );
    for (const language of LANGUAGES) {
      const answers = lawyerPathOf(firm.lawyers[0].id, language);
      const limits = {
        contact: { '#booking h2': 1, '#enquiry form': 1 },
        home: { [`#home a[href="${answers}"]`]: 1, '#home nav li:last-child': 1.5 },
        ...{ blog: { 'main header + *': 0.7 }, privacy: { 'main header + *': 0.7 } },
        glossary: { 'main header + *': 0.7 },
      };
      for (const [name, screens] of Object.entries(limits)) {
        // Its styles are in it; pictures have their height before they arrive.
        await page.goto(pathOf(name as PageId, language), { waitUntil: 'domcontentloaded' });
        const tops = await topsOf(Object.keys(screens));
        for (const [index, [selector, most]] of Object.entries(screens).entries())
          expect.soft(tops[index], `${language} ${selector}`).toBeLessThan(most * SCREEN);
      }
    }
  },
);

test('the chat button covers no text on arrival', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const path of [pathOf('contact', OTHER), pathOf('service-civil', ANOTHER)]) {
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
