import type { Page } from '@playwright/test';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf, postPathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { LAST, MIRRORED } from '../support/languages';
import { NIE } from '../support/seededPosts';

/** Records what moves up or down by a pixel or more once the web fonts are applied. */
async function observeVerticalMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const { startTime, sources } of list.getEntries() as never as Shift[]) {
        if (!document.querySelector('[data-web-fonts]')) continue;
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeValue;
          if (Math.abs(currentRect.top - previousRect.top) >= 1)
            moves.push(`${startTime}: ${previousRect.top} to ${currentRect.top}: ${name}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Shifts are reported after the frame in which they happen.
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return (window as unknown as { moves: string[] }).moves;
    });
}

interface Shift {
  startTime: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

test(
  'the web fonts load without an interaction and keep all line breaks',
  { tag: '@phone' },
  async ({ page }) => {
    // A route turns the cache off, so that every visit counts as the first.
    await page.route('**/*.js', (route) => route.continue());
    const movesByFonts = await observeVerticalMoves(page);
    for (const path of [
      // First: the next ones choose a language.
      postPathOf(NIE.slug, SOURCE_LANGUAGE),
      pathOf('home', LAST),
      pathOf('contact', MIRRORED ?? SOURCE_LANGUAGE),
    ]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-web-fonts', '');
      expect(await movesByFonts(), path).toEqual([]);
      // Block by block, so that a tap meanwhile waits for one of them.
      const blocks = page.locator('#root [data-web-fonts]');
      expect(await blocks.count(), path).toBeGreaterThan(1);
    }
  },
);
