import type { Locator } from '@playwright/test';
import { firm } from '../src/site/firm';
import { expect, test } from './fixtures';
import { openCarousel, position, SEEDED, TEXTS } from './testimonials';

const WIDTHS = [
  { width: 360, visible: 1 },
  { width: 768, visible: 2 },
  { width: 1024, visible: 3 },
];

const visibleSlides = (section: Locator) => section.locator('[data-slide]:not([inert])');

for (const texts of Object.values(TEXTS)) {
  test.describe(`the carousel on ${texts.home}`, () => {
    test('shows one, two or three opinions to a view, newest first', async ({ page }) => {
      const section = await openCarousel(page, texts);
      await expect(section.locator('[data-slide]')).toHaveCount(SEEDED);
      await expect(section.locator('[data-slide]').first()).toContainText(texts.newest);
      await expect(section.locator('[data-slide]').last()).toContainText(texts.oldest);
      for (const { width, visible } of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect(visibleSlides(section)).toHaveCount(visible);
        await expect(visibleSlides(section).first()).toContainText(texts.newest);
      }
    });

    test('turns without end by its buttons', async ({ page }) => {
      const section = await openCarousel(page, texts);
      await section.getByRole('button', { name: texts.previous }).click();
      await expect.poll(() => position(section)).toBe(SEEDED);
      await expect(section.locator('[data-slide]').last()).not.toHaveAttribute('inert');
      for (let place = 1; place <= SEEDED; place++) {
        await section.getByRole('button', { name: texts.next }).click();
        await expect.poll(() => position(section)).toBe(place);
      }
      await section.getByRole('button', { name: texts.next }).click();
      await expect.poll(() => position(section)).toBe(1);
    });

    test('turns by the arrow keys, in the direction of reading', async ({ page }) => {
      const section = await openCarousel(page, texts);
      const [forwards, backwards] =
        texts.home === '/ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      await section.getByRole('button', { name: texts.next }).focus();
      await page.keyboard.press(forwards);
      await expect.poll(() => position(section)).toBe(2);
      await page.keyboard.press(backwards);
      await expect.poll(() => position(section)).toBe(1);
      await page.keyboard.press(backwards);
      await expect.poll(() => position(section)).toBe(SEEDED);
    });

    test('is dragged by a finger or a mouse', async ({ page }, { project }) => {
      const section = await openCarousel(page, texts);
      const slide = visibleSlides(section).first();
      await slide.scrollIntoViewIfNeeded();
      const box = await slide.boundingBox();
      if (!box) throw new Error('no slide');
      const towards = texts.home === '/ar' ? 1 : -1;
      const y = box.y + box.height / 2;
      const from = box.x + box.width / 2;
      const xs = Array.from({ length: 11 }, (_, step) => from + towards * step * (box.width / 15));
      if (project.name === 'phone') {
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
      await expect.poll(() => position(section)).toBe(2);
    });

    test('leads to the review page in a new tab and to all opinions', async ({ page, context }) => {
      await context.route(`${firm.reviewsUrl}**`, (route) => route.fulfill({ body: 'reviews' }));
      const section = await openCarousel(page, texts);
      const popup = context.waitForEvent('page');
      await section.getByRole('link', { name: texts.reviews }).click();
      expect((await popup).url()).toBe(firm.reviewsUrl);
      await (await popup).close();
      await section.getByRole('link', { name: texts.all }).click();
      await expect(page).toHaveURL(texts.page);
    });
  });
}

test('the engine is fetched only when the carousel comes near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const engine = () => scripts.filter((url) => url.includes('CarouselEngine'));
  await page.goto('/');
  const section = page.locator('#testimonials');
  await expect(section.locator('[data-slide]').first()).toBeAttached();
  expect(engine()).toEqual([]);
  await section.scrollIntoViewIfNeeded();
  await expect.poll(engine).toHaveLength(1);
});

test('the engine takes over without moving anything', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const section = await openCarousel(page, TEXTS.es);
  await section.getByRole('button', { name: TEXTS.es.next }).click();
  await expect.poll(() => position(section)).toBe(2);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
});

test('where the engine fails to load, the row scrolls and the buttons work', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expected.push(/Failed to load resource/, /carousel engine failed to load/);
  await page.goto('/de');
  const section = page.locator('#testimonials');
  await expect(section.locator('[data-slide]').first()).toBeAttached();
  await context.setOffline(true);
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('The carousel engine failed to load.'),
  );
  await section.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await logged;
  await section.getByRole('button', { name: 'Nächste Bewertung' }).click();
  await expect.poll(() => position(section)).toBe(2);
  await section.getByRole('button', { name: 'Vorherige Bewertung' }).click();
  await expect.poll(() => position(section)).toBe(1);
});

test('without more slides than fit there are no buttons', async ({ page, site }) => {
  const { driver } = site.backend.connection;
  await driver.exec(
    `update testimonials set active = id in
       (select id from testimonials order by created_at desc limit 2)`,
  );
  try {
    await page.goto('/');
    const next = page.locator('#testimonials').getByRole('button', { name: TEXTS.es.next });
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(next).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(next).toBeHidden();
  } finally {
    await driver.exec('update testimonials set active = true');
  }
});
