import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from '@playwright/test';
import { pathOf, postPathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { layoutShift } from '../support/layout';
import { holdRequests } from '../support/requests';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { NIE } from '../support/seededPosts';

/** How long the connection delays the rest of a page. */
const HELD_MS = 300;

/** Serves a document as a slow connection does: up to `end` first, the rest later. */
async function serveHeld(html: string, end: number) {
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, end));
    setTimeout(() => response.end(html.slice(end)), HELD_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test(
  'sections below the first are laid out at the first interaction',
  { tag: '@phone' },
  async ({ page }) => {
    // They are laid out when the browser is idle too, once these are there.
    await holdRequests(page, '**/*.woff2');
    const isLaidOut = (target: Locator) =>
      target.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    for (const [path, far] of [
      [pathOf('home', SOURCE_LANGUAGE), page.locator('#contact h2')],
      [pathOf('service-family', SOURCE_LANGUAGE), page.locator('#related h2')],
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
      pathOf('blog', SOURCE_LANGUAGE),
      pathOf('contact', SOURCE_LANGUAGE),
      postPathOf(NIE.slug, SOURCE_LANGUAGE),
    ]) {
      const html = await (await fetch(site.url + path)).text();
      const start = html.indexOf('<main');
      const end = html.indexOf('</main>');
      for (const share of [0.02, 0.1, 0.2, 0.3, 0.6]) {
        const held = await serveHeld(html, Math.round(start + (end - start) * share));
        await page.goto(held.url);
        expect(await layoutShift(page), `${path} ${share}`).toBe(0);
        held.close();
      }
    }
    await context.close();
  },
);
