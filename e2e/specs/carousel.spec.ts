import type { Locator, Page } from '@playwright/test';
import { firm } from '../../src/site/firm';
import { sql } from '../support/database';
import { isPhone } from '../support/siteHeader';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/requests';
import {
  openCarousel,
  firstVisibleSlide,
  SEEDED_TESTIMONIALS,
  TEXTS,
} from '../support/testimonials';
import { pathOf } from '../../src/site/pages';
import { OTHER } from '../support/languages';
import { LANGUAGE_FACTS } from '../../src/site/languages';
import { inOneViewport } from '../support/viewports';
import { textsOf } from '../support/texts';

const WIDTHS = [
  { width: 360, visible: 1 },
  { width: 767, visible: 1 },
  { width: 768, visible: 2 },
  { width: 1023, visible: 2 },
  { width: 1024, visible: 3 },
];

/** The distance of the first slide's inline start from the row's. */
const offStart = (section: Locator) =>
  section
    .locator('.slide')
    .first()
    .evaluate((slide) => {
      const row = slide.parentElement?.parentElement?.getBoundingClientRect();
      const { left, right } = slide.getBoundingClientRect();
      if (!row) return NaN;
      return Math.abs(
        getComputedStyle(slide).direction === 'rtl' ? row.right - right : left - row.left,
      );
    });

const visibleSlides = (section: Locator) => section.locator('.slide:not([inert])');

/** Drags the first visible slide by two thirds of its width, by touch on a phone. */
async function drag(page: Page, section: Locator, towards: 1 | -1): Promise<void> {
  const slide = visibleSlides(section).first();
  await slide.scrollIntoViewIfNeeded();
  const box = await slide.boundingBox();
  if (!box) throw new Error('no slide');
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2;
  const xs = Array.from({ length: 11 }, (_, step) => from + towards * step * (box.width / 15));
  if (isPhone(page)) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', from);
    for (const x of xs) await touch('touchMove', x);
    await touch('touchEnd');
  } else {
    await page.mouse.move(from, y);
    await page.mouse.down();
    for (const x of xs) await page.mouse.move(x, y);
    await page.mouse.up();
  }
}

for (const texts of Object.values(TEXTS)) {
  const isArabic = LANGUAGE_FACTS[texts.language].dir === 'rtl';

  test(
    `the carousel on ${texts.home}`,
    inOneViewport(texts.language),
    async ({ page, context }) => {
      const section = await openCarousel(page, texts);
      const previous = section.getByRole('button', { name: texts.previous });
      const next = section.getByRole('button', { name: texts.next });

      await test.step('moves with the arrow keys in the reading direction', async () => {
        const [forwards, backwards] = isArabic
          ? ['ArrowLeft', 'ArrowRight']
          : ['ArrowRight', 'ArrowLeft'];
        await next.focus();
        for (const [key, place] of [
          [backwards, SEEDED_TESTIMONIALS],
          [forwards, 1],
        ] as const) {
          await page.keyboard.press(key);
          await expect.poll(() => firstVisibleSlide(section)).toBe(place);
        }
      });
      await test.step('can be dragged by touch and mouse', async () => {
        await drag(page, section, isArabic ? 1 : -1);
        await expect.poll(() => firstVisibleSlide(section)).toBe(2);
        await previous.click();
        await expect.poll(() => firstVisibleSlide(section)).toBe(1);
      });
      // What follows is the same in both directions.
      if (isArabic) return;
      await test.step('loops with its buttons', async () => {
        await previous.click();
        await expect.poll(() => firstVisibleSlide(section)).toBe(SEEDED_TESTIMONIALS);
        await expect(section.locator('.slide').last()).not.toHaveAttribute('inert');
        await next.click();
        await expect.poll(() => firstVisibleSlide(section)).toBe(1);
      });
      await test.step('says what its row is, which takes the focus', async () => {
        const row = section.locator('[tabindex="0"]', { has: page.locator('.slide') });
        await expect(row).toHaveAccessibleName(texts.heading);
      });
      await test.step('shows one, two or three testimonials per view, newest first', async () => {
        await expect(section.locator('.slide')).toHaveCount(SEEDED_TESTIMONIALS);
        await expect(section.locator('.slide').first()).toContainText(texts.newest);
        await expect(section.locator('.slide').last()).toContainText(texts.oldest);
        for (const { width, visible } of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expect(visibleSlides(section)).toHaveCount(visible);
          await expect(visibleSlides(section).first()).toContainText(texts.newest);
          await expect.poll(() => offStart(section)).toBeLessThanOrEqual(1);
        }
      });
      await test.step('keeps the focus when the slide with the focused link leaves', async () => {
        const row = page.locator('#blog').getByRole('group').first();
        await row.scrollIntoViewIfNeeded();
        await expect(row.locator('.slide[inert]').first()).toBeAttached();
        const slide = visibleSlides(row).first();
        const link = slide.getByRole('link').first();
        await link.focus();
        await page.keyboard.press('ArrowRight');
        await expect(link).not.toBeFocused();
        await expect(row.getByRole('group').first()).toBeFocused();
        const label = String(await slide.getAttribute('aria-label'));
        await page.keyboard.press('ArrowRight');
        await expect(slide).not.toHaveAttribute('aria-label', label);
      });
      await test.step('links to the review page in a new tab and to all testimonials', async () => {
        await context.route(`${firm.reviewsUrl}**`, (route) => route.fulfill({ body: 'reviews' }));
        const popup = context.waitForEvent('page');
        await section.getByRole('link', { name: texts.reviews }).click();
        expect((await popup).url()).toBe(firm.reviewsUrl);
        await (await popup).close();
        await section.getByRole('link', { name: texts.all }).click();
        await expect(page).toHaveURL(texts.page);
      });
    },
  );
}

test(
  'Embla loads when the carousel nears the viewport, without layout shift; a press before is not lost',
  { tag: '@phone' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const carouselChunks = () => scripts.filter((url) => url.includes('CarouselEngine'));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as { value?: number }).value ?? 0);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const section = page.locator('#testimonials');
    await expect(section.locator('.slide').first()).toBeAttached();
    expect(carouselChunks()).toEqual([]);
    const release = await holdRequests(page, '**/CarouselEngine*');
    await section.scrollIntoViewIfNeeded();
    await expect.poll(carouselChunks).toHaveLength(1);
    const next = section.getByRole('button', { name: TEXTS.source.next });
    // The first scroll lays out the page, which may move the section.
    await next.scrollIntoViewIfNeeded();
    // Embla arrives while the row is still scrolling, which Playwright's click would wait for.
    await next.evaluate((button: HTMLElement) => button.click());
    release();
    await expect(section.locator('[aria-live=polite]')).toBeAttached();
    await expect.poll(() => firstVisibleSlide(section)).toBe(2);
    await next.click();
    await expect.poll(() => firstVisibleSlide(section)).toBe(3);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
  },
);

test.describe('in the empty shell', () => {
  // A prerendered page has its testimonials and loads the carousel's code later.
  test.use({ prerendered: false });

  test(
    'the row scrolls natively when Embla fails to load',
    { tag: '@desktop' },
    async ({ page, context, pageErrors }) => {
      pageErrors.expected.push(/Failed to load resource/, /carousel engine failed to load/);
      await page.goto(pathOf('home', OTHER));
      const section = page.locator('#testimonials');
      await expect(section.locator('.slide').first()).toBeAttached();
      await context.setOffline(true);
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('The carousel engine failed to load.'),
      );
      await section.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
      await logged;
      await section
        .getByRole('button', { name: textsOf(OTHER, 'common').testimonials.next })
        .click();
      await expect.poll(() => firstVisibleSlide(section)).toBe(2);
      await section
        .getByRole('button', { name: textsOf(OTHER, 'common').testimonials.previous })
        .click();
      await expect.poll(() => firstVisibleSlide(section)).toBe(1);
    },
  );

  test('has no buttons when all slides fit', { tag: '@desktop' }, async ({ page, site }) => {
    await sql(
      site,
      `update testimonials set active = id in
       (select id from testimonials order by created_at desc limit 2)`,
    );
    await page.goto('/');
    const next = page.locator('#testimonials').getByRole('button', { name: TEXTS.source.next });
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(next).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(next).toBeHidden();
  });
});
