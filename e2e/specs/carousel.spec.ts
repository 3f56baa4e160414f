import type { Locator } from '@playwright/test';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { ANOTHER } from '../support/languages';
import { layoutShift } from '../support/layout';
import { holdRequests } from '../support/requests';
import { textsOf } from '../support/texts';

const WIDTHS = [
  { width: 767, visible: 1 },
  { width: 768, visible: 2 },
  { width: 1023, visible: 2 },
  { width: 1024, visible: 3 },
];

/** The distance of each slide's inline start from the row's. */
const starts = (section: Locator) =>
  section.locator('.slide').evaluateAll((slides) => {
    const row = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
    return slides.map((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      const isRtl = getComputedStyle(slide).direction === 'rtl';
      return Math.abs(isRtl ? right - (row?.right ?? 0) : left - (row?.left ?? 0));
    });
  });

/** The position of the first visible slide, counted from 1. */
async function firstVisible(section: Locator): Promise<number> {
  const distances = await starts(section);
  return distances.indexOf(Math.min(...distances)) + 1;
}

const expectFirst = (section: Locator, place: number) =>
  expect.poll(() => firstVisible(section)).toBe(place);

const visibleSlides = (section: Locator) => section.locator('.slide:not([inert])');

test(
  'the carousel shows one, two or three slides, loops by its buttons, and keeps the focus of a slide that leaves',
  { tag: '@desktop' },
  async ({ page }) => {
    const t = textsOf(SOURCE_LANGUAGE, 'common').testimonials;
    await page.goto('/');
    const section = page.locator('#testimonials');
    await section.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
    await expect(section.locator('.slide[inert]').first()).toBeAttached();
    const count = await section.locator('.slide').count();
    const row = section.locator('[tabindex="0"]', { has: page.locator('.slide') });
    await expect(row).toHaveAccessibleName(t.heading);
    await section.getByRole('button', { name: t.previous }).click();
    await expectFirst(section, count);
    await expect(section.locator('.slide').last()).not.toHaveAttribute('inert');
    await section.getByRole('button', { name: t.next }).click();
    await expectFirst(section, 1);
    for (const { width, visible } of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect(visibleSlides(section)).toHaveCount(visible);
      await expect.poll(async () => (await starts(section))[0]).toBeLessThanOrEqual(1);
    }

    const posts = page.locator('#blog').getByRole('group').first();
    await posts.scrollIntoViewIfNeeded();
    await expect(posts.locator('.slide[inert]').first()).toBeAttached();
    const slide = visibleSlides(posts).first();
    const link = slide.getByRole('link').first();
    await link.focus();
    await page.keyboard.press('ArrowRight');
    await expect(link).not.toBeFocused();
    await expect(posts.getByRole('group').first()).toBeFocused();
  },
);

// Before its code is there the row scrolls by itself, as it does where the code never comes.
test(
  'loads its code near the viewport without layout shift, loses no press before, and follows arrow keys in the reading direction',
  { tag: '@phone' },
  async ({ page }) => {
    const isMirrored = LANGUAGE_FACTS[ANOTHER].dir === 'rtl';
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const engines = () => scripts.filter((url) => url.includes('CarouselEngine'));
    const release = await holdRequests(page, '**/CarouselEngine*');
    await page.goto(pathOf('home', ANOTHER));
    const section = page.locator('#testimonials');
    await expect(section.locator('.slide').first()).toBeAttached();
    expect(engines()).toEqual([]);
    await section.scrollIntoViewIfNeeded();
    await expect.poll(engines).toHaveLength(1);
    const { next } = textsOf(ANOTHER, 'common').testimonials;
    const button = section.getByRole('button', { name: next });
    // The first scroll lays out the page, which may move the section.
    await button.scrollIntoViewIfNeeded();
    await button.click();
    await expectFirst(section, 2);
    const shifted = await layoutShift(page);
    // Embla arrives while the row is still scrolling, which Playwright's click would wait for.
    await button.evaluate((element: HTMLElement) => element.click());
    release();
    await expect(section.locator('[aria-live=polite]')).toBeAttached();
    await expectFirst(section, 3);
    expect(await layoutShift(page)).toBeLessThan(shifted + 0.001);

    const [forwards, backwards] = isMirrored
      ? ['ArrowLeft', 'ArrowRight']
      : ['ArrowRight', 'ArrowLeft'];
    await button.focus();
    for (const [key, place] of [
      [forwards, 4],
      [backwards, 3],
    ] as const) {
      await page.keyboard.press(key);
      await expectFirst(section, place);
    }
  },
);
