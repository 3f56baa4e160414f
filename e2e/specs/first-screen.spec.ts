import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from '@playwright/test';
import { pathOf, postPathOf } from '../../src/site/pages';
import { AFTER_FIRST_SCREEN } from '../../src/hydration/firstScreen';
import { type BuiltPage, readPages } from '../support/builtFiles';
import { expect, test } from '../support/fixtures';
import { layoutShift } from '../support/layout';
import { NIE } from '../support/seededPosts';

/** How long the connection delays everything after the header. */
const HELD_MS = 500;

/** Serves a document as a slow connection does: up to `end` first, the rest later. */
async function serveHeld(html: string, end: number, heldMs = HELD_MS) {
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, end));
    setTimeout(() => response.end(html.slice(end)), heldMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test(
  'every prerendered page marks the end of its first screen once',
  { tag: '@desktop' },
  async ({ page }) => {
    const pages = await readPages(page);
    expect(pages.length).toBeGreaterThan(100);
    const marks = ({ ids }: BuiltPage) => ids.filter((id) => id === AFTER_FIRST_SCREEN).length;
    expect(pages.filter((built) => marks(built) !== 1).map(({ path }) => path)).toEqual([]);
  },
);

test(
  'a page is painted once its first screen is parsed',
  { tag: '@phone' },
  async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const pages = ['home', 'blog', 'contact', 'service-family', 'testimonials'] as const;
    for (const path of [...pages.map((id) => pathOf(id, 'es')), postPathOf(NIE.slug, 'es')]) {
      const html = await (await fetch(site.url + path)).text();
      const end = html.lastIndexOf('<', html.indexOf(`id="${AFTER_FIRST_SCREEN}"`));
      expect(end, path).toBeGreaterThan(html.indexOf('</header>'));
      const held = await serveHeld(html, end);
      await page.goto(held.url);
      const painted = () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
      await expect.poll(painted, path).toBeGreaterThan(HELD_MS);
      held.close();
    }
    await context.close();
  },
);

test(
  'content far below the fold is laid out at the first interaction',
  { tag: '@phone' },
  async ({ page }) => {
    const isLaidOut = (target: Locator) =>
      target.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    for (const [path, far] of [
      [pathOf('blog', 'es'), page.getByRole('main').getByRole('article').last().locator('h3')],
      [postPathOf(NIE.slug, 'es'), page.getByRole('article').first().locator('li').last()],
      [pathOf('service-family', 'es'), page.locator('#related h2')],
    ] as const) {
      await page.goto(path);
      expect(await isLaidOut(far), path).toBe(false);
      await page.evaluate(() => scrollBy(0, 10));
      await expect.poll(() => isLaidOut(far), path).toBe(true);
    }
  },
);

test(
  'no layout shift while the rest of a page arrives',
  { tag: '@phone' },
  async ({ browser, site }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    for (const path of [
      pathOf('blog', 'es'),
      pathOf('contact', 'es'),
      postPathOf(NIE.slug, 'es'),
    ]) {
      const html = await (await fetch(site.url + path)).text();
      const start = html.indexOf(`id="${AFTER_FIRST_SCREEN}"`);
      const end = html.indexOf('</main>');
      // Within the content below the fold, early enough that deferred content is not yet laid out.
      for (const share of [0.2, 0.3, 0.6]) {
        const held = await serveHeld(html, Math.round(start + (end - start) * share), 40);
        await page.goto(held.url);
        await page.evaluate(async () => {
          await Promise.all(document.getAnimations().map(({ finished }) => finished));
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
        });
        expect(await layoutShift(page), `${path} ${share}`).toBe(0);
        held.close();
      }
    }
    await context.close();
  },
);
