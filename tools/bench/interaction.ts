import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';
import { percentile, round } from './table.ts';

/**
 * How many times slower than this machine; the limits of the worst interaction are 100 and 200 ms.
 */
export const SLOWED = [4, 6];
/** After an act, for the events that a touch causes later. */
const TOUCH_MS = 300;

export type Act = (page: Page) => Promise<void>;

/**
 * In ms: the slowest interaction (0 below 16), and from the press until what it opens is painted.
 */
export interface Measured {
  worst: number;
  shown?: number;
}

/** A page with the CPU at full speed until `slow` is called. */
interface Opened {
  page: Page;
  slow: (times: number) => Promise<void>;
  client: CDPSession;
  /** Measures what `act` does. */
  measure: (act: Act) => Promise<Measured>;
}

type Reporting = Window & { reportFigure: (name: string, value: number) => void };

/**
 * Runs in every document: reports the durations of interactions (Event Timing), the time of the
 * first press, and that of the frame which shows `selector`. Functions without names of their own,
 * for which the compiler would need a helper that the page lacks.
 */
function observe(selector: string): void {
  const { reportFigure } = window as unknown as Reporting;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) reportFigure('interaction', duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  for (const name of ['pointerdown', 'keydown']) {
    addEventListener(
      name,
      ({ timeStamp }) => reportFigure('pressed', performance.timeOrigin + timeStamp),
      { capture: true, once: true },
    );
  }
  if (!selector) return;
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    // That frame is painted when the next one begins.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        reportFigure('shown', performance.timeOrigin + performance.now()),
      ),
    );
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Waits until a touch has had all its events and the page has nothing more to do. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForTimeout(TOUCH_MS);
  const idle = () =>
    page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50))),
    );
  // A tap may have left the page, and with it this script.
  await idle().catch(() => page.waitForLoadState().then(idle));
}

/** Opens a page of its own. `shown` is the selector of what its interaction opens. */
export async function onPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  shown: string | undefined,
  run: (opened: Opened) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'es', ...options });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const figures: Record<string, number[]> = {};
    await page.exposeFunction('reportFigure', (name: string, value: number) =>
      (figures[name] ??= []).push(value),
    );
    await page.addInitScript(observe, shown ?? '');
    const slow = async (rate: number) => {
      await client.send('Emulation.setCPUThrottlingRate', { rate });
    };
    const measure = async (act: Act): Promise<Measured> => {
      await act(page);
      // Without it the interaction has no figure.
      if (shown) await page.locator(shown).first().waitFor().catch(console.error);
      await untilIdle(page);
      const worst = Math.max(0, ...(figures.interaction ?? []));
      const [pressed = NaN] = figures.pressed ?? [];
      return shown ? { worst, shown: (figures.shown?.at(-1) ?? Infinity) - pressed } : { worst };
    };
    return await run({ page, slow, client, measure });
  } finally {
    await context.close();
  }
}

/** A tap without the checks that Playwright runs in the page before its own. */
export async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to tap on');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Runs a measure some times, one after the other. */
export async function repeat<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let turn = 0; turn < times; turn += 1) results.push(await run());
  return results;
}

/** The cells of a table: medians of the interaction, and of what is shown after it. */
export function cellsOf(name: string, columns: readonly Measured[][]): (string | number)[][] {
  const rowOf = (title: string, valueOf: (measured: Measured) => number | undefined) => [
    title,
    ...columns.map((runs) =>
      round(
        percentile(
          runs.map((run) => valueOf(run) ?? Infinity),
          0.5,
        ),
        0,
      ),
    ),
  ];
  const rows = [rowOf(name, ({ worst }) => worst)];
  if (columns[0]?.[0]?.shown !== undefined)
    rows.push(rowOf(`${name}: until it is shown`, ({ shown }) => shown));
  return rows;
}
