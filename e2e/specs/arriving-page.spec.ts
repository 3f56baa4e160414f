import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from '@playwright/test';
import { pathOf, postPathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { layoutShift } from '../support/layout';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { NIE } from '../support/seededPosts';

/** Serves a document as a slow connection does: up to `end` first, the rest when it is told to. */
async function serveHeld(html: string, end: number) {
  let release!: () => void;
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, end));
    release = () => response.end(html.slice(end));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  return { url, release: () => release(), close: () => server.close() };
}

test(
  'what is below is laid out when it comes near, and all of a page that is navigated to',
  { tag: '@phone' },
  async ({ page }) => {
    const isLaidOut = (target: Locator) =>
      target.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    const far = page.locator('#contact h2');
    await page.goto(pathOf('home', SOURCE_LANGUAGE));
    expect(await isLaidOut(far)).toBe(false);
    await far.scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(far)).toBe(true);

    await page.goto(pathOf('service-family', SOURCE_LANGUAGE));
    const footer = page.locator('footer p').first();
    expect(await isLaidOut(footer)).toBe(false);
    const header = page.locator('header');
    await header
      .locator(`a[href="${pathOf('home', SOURCE_LANGUAGE)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(/\/$/);
    // With the next frame.
    await expect.poll(() => isLaidOut(footer)).toBe(true);
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
      for (const share of [0.02, 0.2, 0.5]) {
        const held = await serveHeld(html, Math.round(start + (end - start) * share));
        await page.goto(held.url, { waitUntil: 'commit' });
        // The first part is painted before the rest comes.
        await expect(page.locator('main')).toBeAttached();
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        held.release();
        await page.waitForLoadState('load');
        expect(await layoutShift(page), `${path} ${share}`).toBe(0);
        held.close();
      }
    }
    await context.close();
  },
);
