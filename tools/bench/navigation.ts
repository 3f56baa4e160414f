import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/support/chromium.ts';
import { pathOf, postPathOf } from '../../src/site/pages.ts';
import { percentile, printTable, round } from './table.ts';
import { POST } from './samplePages.ts';

const TIMES = 10;
/** How long the pointer rests on a link before the click. */
const HOVER_MS = 150;

const MOVES: [from: string, to: string][] = [
  [pathOf('home', 'es'), pathOf('blog', 'es')],
  [pathOf('blog', 'es'), postPathOf(POST, 'es')],
  [pathOf('blog', 'es'), pathOf('contact', 'es')],
  [pathOf('contact', 'es'), pathOf('service-civil', 'es')],
  [pathOf('home', 'es'), pathOf('service-immigration', 'es')],
  [pathOf('testimonials', 'es'), pathOf('home', 'es')],
];

/** The time from the click until the frame with the new page's heading is painted, in ms. */
function untilPainted(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        const link = [...document.querySelectorAll('a')].find(
          ({ pathname, hash }) => pathname === target && !hash,
        );
        if (!link) throw new Error(`No link to ${target}`);
        const before = document.querySelector('main h1');
        const start = performance.now();
        // That frame is painted when the next one begins.
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('main h1');
          if (location.pathname !== target || !heading || heading === before) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(performance.now() - start)),
          );
        }).observe(document, { childList: true, subtree: true, characterData: true });
        link.click();
      }),
    path,
  );
}

async function move(browser: Browser, site: string, from: string, to: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'es',
  });
  try {
    const page = await context.newPage();
    await page.goto(site + from);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    // The last thing that a page loads without an interaction.
    await page.locator('html[data-web-fonts]').waitFor({ state: 'attached' });
    // The links to the services are rendered once their menu is open.
    await page.locator('header nav button').first().hover();
    await page.locator('header nav ul ul a').first().waitFor();
    await page.evaluate((target) => {
      const link = [...document.querySelectorAll('a')].find(({ pathname }) => pathname === target);
      link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    }, to);
    await page.waitForTimeout(HOVER_MS);
    return await untilPainted(page, to);
  } finally {
    await context.close();
  }
}

/** Measures navigations between idle pages (limit: 100 ms). */
export async function benchNavigation(site: string): Promise<void> {
  const browser = await chromium.launch(findChromium());
  const rows = [];
  try {
    for (const [from, to] of MOVES) {
      const times: number[] = [];
      for (let turn = 0; turn < TIMES; turn += 1) times.push(await move(browser, site, from, to));
      rows.push([from, to, ...[0.5, 0.95].map((share) => round(percentile(times, share)))]);
    }
  } finally {
    await browser.close();
  }
  printTable(
    `From the click until the new page is painted, ms, ${TIMES} of each (limit: 100)`,
    ['from', 'to', 'median', '95 %'],
    rows,
  );
}
