import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../server/paths';
import { pathOf, postPathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { MIRRORED } from '../support/languages';
import { SOURCE_LANGUAGE, type Translation, TRANSLATIONS } from '../../src/site/languages';
import { NIE } from '../support/seededPosts';

/** Records what moves up or down by a pixel or more once the web fonts are applied. */
async function observeVerticalMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: { at: number; what: string }[] = [];
    const applied = { at: Infinity };
    new MutationObserver(() => (applied.at = Math.min(applied.at, performance.now()))).observe(
      document,
      { subtree: true, attributeFilter: ['data-web-fonts'] },
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as {
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeValue;
          const what = `${previousRect.top} to ${currentRect.top}: ${name}`;
          if (Math.abs(currentRect.top - previousRect.top) >= 1)
            moves.push({ at: entry.startTime, what });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const movesByFonts = () => moves.filter(({ at }) => at >= applied.at).map(({ what }) => what);
    Object.assign(window, { movesByFonts });
  });
  return async () => {
    // Shifts are reported after the frame in which they happen.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    return page.evaluate(() =>
      (window as unknown as { movesByFonts: () => string[] }).movesByFonts(),
    );
  };
}

const familiesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );

/** The families whose glyphs a text is drawn with, according to the DevTools protocol. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** The typefaces of src/styles/fonts.css, in their order there. */
const [SERIF = '', , ARABIC = ''] = new Set(
  Array.from(
    readFileSync(join(ROOT, 'src/styles/fonts.css'), 'utf8').matchAll(/font-family: '([^']+)'/g),
    ([, name = '']) => name,
  ),
);

/** The translations whose letters the serif typeface has. */
const withSerif = TRANSLATIONS.filter((code) =>
  ['Latn', 'Cyrl'].includes(new Intl.Locale(code).maximize().script ?? ''),
);
const [FIRST, LAST] = [withSerif[0], withSerif.at(-1)] as [Translation, Translation];

for (const [tag, visits] of [
  [
    '@phone',
    [
      [pathOf('home', LAST), SERIF],
      [pathOf('contact', MIRRORED ?? FIRST), MIRRORED ? ARABIC : SERIF],
    ],
  ],
  ['@desktop', [[postPathOf(NIE.slug, SOURCE_LANGUAGE), SERIF]]],
] as const) {
  test(
    `the web fonts load without an interaction and keep all line breaks ${tag}`,
    { tag },
    async ({ page }) => {
      // A route turns the cache off, so that every visit counts as the first.
      await page.route('**/*.js', (route) => route.continue());
      for (const [path, family] of visits) {
        const moves = await observeVerticalMoves(page);
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-web-fonts', '');
        expect(await familiesOf(page)).toContain(family);
        expect(await drawnWith(page, 'h1, h1 *')).not.toContain('Liberation Serif');
        expect(await moves(), path).toEqual([]);
        // Block by block, so that a tap meanwhile waits for one of them.
        const blocks = page.locator('#root [data-web-fonts]');
        expect(await blocks.count(), path).toBeGreaterThan(1);
      }
    },
  );
}

test(
  'a page keeps its fallback fonts when the web fonts do not load',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/Failed to load resource/);
    await page.route('**/*.woff2', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('.woff2'));
    await page.goto('/');
    await failed;
    // Pending while any font loads.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(page.locator('html')).not.toHaveAttribute('data-web-fonts');
  },
);

test(
  'on the next visit the web fonts, now cached, do not wait for the app',
  { tag: '@desktop' },
  async ({ page }) => {
    const html = page.locator('html');
    await page.goto('/');
    await expect(html).toHaveAttribute('data-web-fonts', '');
    // Without the load event only an interaction starts the app.
    await page.addInitScript(() =>
      addEventListener('load', (event) => event.stopImmediatePropagation()),
    );
    await page.goto(pathOf('contact', SOURCE_LANGUAGE), { waitUntil: 'load' });
    await expect(html).toHaveAttribute('data-web-fonts', '');
    await expect(html).not.toHaveAttribute('data-ready');
    await page.keyboard.press('Tab');
    await expect(html).toHaveAttribute('data-ready', '');
  },
);
