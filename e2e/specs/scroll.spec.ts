import type { Locator, Page } from '@playwright/test';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { cards } from '../support/blogList';
import { expect, test } from '../support/fixtures';
import { openWithIslands } from '../support/hydratedPage';
import { ANOTHER } from '../support/languages';
import { nextLayout } from '../support/layout';
import { holdRequests } from '../support/requests';
import {
  expectAtOffset,
  openPage,
  recordScrollPositions,
  scrollTo,
  scrollTop,
} from '../support/scroll';
import { POSTS_READ } from '../support/seededPosts';
import { textsOf } from '../support/texts';

const setHash = (page: Page, hash: string) =>
  page.evaluate((value) => {
    location.hash = value;
  }, hash);

/** Everything that a live region says from now on, in order. */
async function heardFrom(region: Locator): Promise<() => Promise<string[]>> {
  const said = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => {
      if (element.textContent) texts.push(element.textContent);
    }).observe(element, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  return () => said.evaluate((texts) => [...texts]);
}

test(
  'a changed hash scrolls to its element, below the header, to the top when empty, and jumps with reduced motion',
  { tag: '@phone' },
  async ({ page }) => {
    // A malformed one is ignored.
    await openPage(page, `${pathOf('service-civil', ANOTHER)}#%`);
    expect(await scrollTop(page)).toBe(0);
    const questions = page.locator('#questions');
    await setHash(page, 'questions');
    await expectAtOffset(questions);
    await setHash(page, '');
    await expect.poll(() => scrollTop(page)).toBe(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const positions = await recordScrollPositions(page);
    await setHash(page, 'questions');
    await expectAtOffset(questions);
    // Scroll events fire with the next frame.
    await expect.poll(positions).toHaveLength(1);
  },
);

test(
  'a page whose data take a second opens at its top with the focus there and is announced by its own title, and so is the previous one on going back, where it was left',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install();
    await openWithIslands(page, '/blog');
    // Without Chromium's scroll anchoring, which Safari does not have.
    await page.addStyleTag({ content: 'html { overflow-anchor: none }' });
    // What is laid out as it comes near may move the link, so that the click scrolls once more.
    await page.evaluate(() => delete document.documentElement.dataset.layOutLater);
    const card = cards(page).nth(6);
    const title = (await card.getByRole('heading').textContent()) ?? '';
    const link = card.getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    // The scroll event fires with the next frame.
    await nextLayout(page);
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(300);
    const said = await heardFrom(page.locator('p[aria-live=polite]'));
    const positions = await recordScrollPositions(page);
    const release = await holdRequests(page, POSTS_READ);
    const asked = page.waitForRequest(POSTS_READ);
    await link.click();
    await asked;
    await page.clock.fastForward(1000);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    release();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect.poll(positions).toEqual([0]);
    await expect(page.locator('main')).toBeFocused();
    await expect.poll(said).toEqual([await page.title()]);

    await scrollTo(page, 100);
    await page.goBack();
    await expect(heading).toBeHidden();
    await expect.poll(said).toHaveLength(2);
    expect((await said())[1]).toBe(await page.title());
    await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThan(3);
  },
);

/** Loads a page with its clock paused, and advances it only until the page is hydrated. */
async function loadWithPausedClock(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  const hydrated = async () => {
    await page.clock.runFor(5);
    return page.locator('html').getAttribute('data-ready');
  };
  // One timer leads to the next.
  await expect.poll(hydrated, { intervals: [10] }).toBe('');
}

const home = pathOf('home', ANOTHER);

test(
  `${home}#services scrolls into view after 0.5 s and gets the focus, unless the visitor scrolls`,
  { tag: '@phone' },
  async ({ page }) => {
    const services = page.locator('#services');
    await page.clock.install({ time: '2026-10-05T10:00:00Z' });
    // Ahead of the installed clock, which runs until it is paused.
    await page.clock.pauseAt('2026-10-05T10:01:00Z');
    await loadWithPausedClock(page, `${home}#services`);
    await page.clock.runFor(400);
    await nextLayout(page);
    await expect(services).not.toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    await page.clock.runFor(200);
    await expectAtOffset(services);
    await expect(services).toBeFocused();

    await page.goto('about:blank', { waitUntil: 'load' });
    await loadWithPausedClock(page, `${home}#services`);
    await scrollTo(page, 50);
    await page.clock.runFor(1000);
    await expect(services).not.toBeFocused();
    expect(await scrollTop(page)).toBe(50);
  },
);

test(
  `${home}#service-labor opens and focuses its card in the centre although what is above it grows during the scroll`,
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${home}#service-labor`);
    // As web fonts do that arrive late, whose lines are higher than the fallback's. In one call,
    // because the scroll lasts less than a second.
    await page.evaluate(async () => {
      while (scrollY <= 100) await new Promise(requestAnimationFrame);
      const ended = new Promise((resolve) => addEventListener('scrollend', resolve));
      document.getElementById('about')?.style.setProperty('padding-top', '30rem');
      await ended;
    });
    // In the middle of the window below the header.
    const distance = () =>
      page.locator('#service-labor').evaluate((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return Math.abs((top + bottom) / 2 - (100 + innerHeight) / 2);
      });
    await expect.poll(distance).toBeLessThan(5);
    const toggle = page.locator('#service-labor-toggle');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toBeFocused();
  },
);

test(
  'once the app has failed to load, the section of the hash is scrolled to, and a tap starts the app again',
  { tag: '@phone' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/Failed to (load resource|fetch)/);
    const isCode = (url: URL) => /\/assets\/(?!index-).*\.js$/.test(url.pathname);
    await page.route(isCode, (route) => route.abort());
    await page.goto('/#services', { waitUntil: 'load' });
    await expectAtOffset(page.locator('#services'));
    await page.unroute(isCode);
    const { openMenu } = textsOf(SOURCE_LANGUAGE, 'navigation');
    await page.getByRole('banner').getByRole('button', { name: openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  },
);
