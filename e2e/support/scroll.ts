import { expect, type Locator, type Page } from '@playwright/test';

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls at once, and returns when the page has handled it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  // The scroll event fires in the next frame; wait so that its listeners have run.
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        if (window.scrollY === y) resolve();
        else window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
  // The browser keeps the content in view where fonts or styles change what is above it by a pixel.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(3);
}

/**
 * The target's top is 100 px below the viewport's (SPEC 9), within a pixel, since windows scroll by
 * whole pixels.
 */
export async function expectAtOffset(target: Locator): Promise<void> {
  const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 100)).toBeLessThanOrEqual(1);
}

/** Records every scroll position from now on: a jump gives one. */
export async function recordScrollPositions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions: number[] = [];
    let last = Math.round(scrollY);
    Object.assign(window, { positions });
    addEventListener('scroll', () => {
      if (last !== Math.round(scrollY)) positions.push((last = Math.round(scrollY)));
    });
  });
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}

/**
 * Records how the page asks the browser to scroll. Not the positions: a busy browser paints few of
 * a smooth scroll's, and the app ends it by a jump where content above the target arrives.
 * @returns a function that gives, and forgets, the behaviours asked for.
 */
export async function recordScrollBehaviors(page: Page): Promise<() => Promise<ScrollBehavior[]>> {
  const key = 'askedBehaviors';
  await page.evaluate((name) => {
    const asked: (ScrollBehavior | undefined)[] = [];
    Object.assign(window, { [name]: asked });
    const record = (owner: object, method: string) => {
      const apply = (scroll: () => void, self: unknown, args: [ScrollOptions?]) => {
        asked.push(args[0]?.behavior);
        Reflect.apply(scroll, self, args);
      };
      const scroll = Reflect.get(owner, method) as () => void;
      Object.assign(owner, { [method]: new Proxy(scroll, { apply }) });
    };
    record(window, 'scrollTo');
    record(Element.prototype, 'scrollIntoView');
  }, key);
  return () =>
    page.evaluate(
      (name) => (window as unknown as Record<string, ScrollBehavior[]>)[name]?.splice(0) ?? [],
      key,
    );
}

/** Opens a page and waits for its content, so that there is something to scroll. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
}
