import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { openHydratedWithPausedClock } from '../support/clock';
import { openWithIslands } from '../support/hydratedPage';
import { nextLayout } from '../support/layout';
import {
  expectAtOffset,
  openPage,
  recordScrollBehaviors,
  recordScrollPositions,
  scrollTo,
  scrollTop,
} from '../support/scroll';
import { ANOTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { textsOf } from '../support/texts';

const setHash = (page: Page, hash: string) =>
  page.evaluate((value) => {
    location.hash = value;
  }, hash);

test(
  'a changed hash scrolls smoothly, to the top when empty, and jumps with reduced motion',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, pathOf('service-civil', ANOTHER));
    const behaviors = await recordScrollBehaviors(page);
    const questions = page.locator('#questions');
    await setHash(page, 'questions');
    await expectAtOffset(questions);
    expect(await behaviors()).toContain('smooth');
    await setHash(page, '');
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await behaviors()).toContain('smooth');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const positions = await recordScrollPositions(page);
    await setHash(page, 'questions');
    await expectAtOffset(questions);
    // Scroll events fire with the next frame.
    await expect.poll(positions).toHaveLength(1);
  },
);

test.describe('pages', { tag: '@desktop' }, () => {
  const service = pathOf('service-civil', SOURCE_LANGUAGE);
  const t = textsOf(SOURCE_LANGUAGE, 'services');
  const routes = textsOf(SOURCE_LANGUAGE, 'routes');

  test('open at the top, are announced, move the focus to the start, and restore their position on back', async ({
    page,
  }) => {
    await openWithIslands(page, service);
    const announcer = page.locator('p[aria-live=polite]');
    await expect(announcer).toBeEmpty();
    await expect(page.locator('main')).not.toBeFocused();
    const link = page.locator('#related').getByRole('link', { name: t.family.title });
    // Web fonts may come at any time, and Chromium's scroll anchoring would move the window.
    await page.addStyleTag({ content: 'html { overflow-anchor: none }' });
    // What is laid out as it comes near may move the link, so that the click scrolls once more.
    await page.evaluate(() => delete document.documentElement.dataset.layOutLater);
    await link.scrollIntoViewIfNeeded();
    // The scroll event fires with the next frame.
    await nextLayout(page);
    const positions = await recordScrollPositions(page);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.family.heading);
    await expect.poll(() => scrollTop(page)).toBe(0);
    // Scroll events fire with the next frame.
    await expect.poll(positions).toEqual([0]);
    await expect(page.locator('main')).toBeFocused();
    await expect(announcer).toHaveText(routes['service-family'].title);

    await openWithIslands(page, service);
    await page.addStyleTag({ content: 'html { overflow-anchor: none }' });
    await scrollTo(page, 900);
    await page.locator('#related').getByRole('link', { name: t.labor.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.labor.heading);
    await scrollTo(page, 300);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.civil.heading);
    await expect.poll(() => scrollTop(page)).not.toBe(300);
    const left = await scrollTop(page);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.labor.heading);
    await expect.poll(() => scrollTop(page)).toBe(300);
    expect(left).toBeGreaterThan(300);
  });
});

test(
  'a hash whose element appears late is followed while content above it arrives, unless the visitor does something else',
  { tag: '@desktop' },
  async ({ page }) => {
    const addSection = (id: string, where: 'append' | 'prepend') =>
      page.evaluate(
        ([name, place]) => {
          const section = document.createElement('section');
          section.id = name;
          section.style.height = '1000px';
          document.querySelector('main')?.[place](section);
        },
        [id, where] as const,
      );
    // The target is followed for five seconds.
    await openHydratedWithPausedClock(page, `${pathOf('service-civil', SOURCE_LANGUAGE)}#late`);
    // Without Chromium's scroll anchoring, which Safari does not have.
    await page.addStyleTag({ content: 'html { overflow-anchor: none }' });
    expect(await scrollTop(page)).toBe(0);
    await page.keyboard.press('Shift');
    await addSection('late', 'append');
    await expect(page.locator('#late')).toBeAttached();
    await nextLayout(page);
    expect(await scrollTop(page)).toBe(0);

    await setHash(page, 'later');
    await addSection('later', 'append');
    await expectAtOffset(page.locator('#later'));
    await addSection('above', 'prepend');
    await expectAtOffset(page.locator('#later'));
  },
);

test(
  'a document opens at its top, a reload restores its position, a malformed hash is ignored, a query moves no focus',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, pathOf('service-civil', SOURCE_LANGUAGE));
    await scrollTo(page, 900);
    await openPage(page, pathOf('contact', SOURCE_LANGUAGE));
    expect(await scrollTop(page)).toBe(0);
    await scrollTo(page, 500);
    await page.reload();
    // A row whose height is no whole number may round otherwise before its typeface has loaded.
    await expect.poll(async () => Math.abs((await scrollTop(page)) - 500)).toBeLessThan(2);

    await openPage(page, `${pathOf('service-civil', SOURCE_LANGUAGE)}#%`);
    expect(await scrollTop(page)).toBe(0);
    const summary = page.locator('summary').first();
    await summary.focus();
    await page.evaluate(() => {
      history.pushState(null, '', '?ref=folleto');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL(/ref=folleto/);
    await expect(summary).toBeFocused();
  },
);
