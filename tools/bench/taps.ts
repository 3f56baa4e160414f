import type { Browser } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { onPhone, SAMPLE_PAGES, withSite } from './site.ts';
import { printTable } from './table.ts';

/** Seconds from the load event to the tap. */
const DELAYS = [0, 0.2, 0.5, 1, 3, 8];
/** How many times slower than this machine's CPU; the limits are 100 and 200 ms. */
const SLOWED = [4, 6];
/** A tap without an answer counts as much. */
const PATIENCE_MS = 10_000;

interface Target {
  page: keyof typeof SAMPLE_PAGES;
  /** Selector of the first element that is tapped on; it is scrolled to as the page loads. */
  tapped: string;
  /** Selector that matches once the tap is answered; 'scroll' for a row of slides that moves. */
  answer: string;
  /** What is typed after the tap; the answer is then to the key. */
  key?: string;
}

const TARGETS: Record<string, Target> = {
  menu: {
    page: 'home',
    tapped: 'header button[aria-haspopup=dialog]',
    answer: 'dialog[open] nav a',
  },
  language: { page: 'home', tapped: 'header div.relative > button', answer: 'header a[lang=zh]' },
  'card of a post': { page: 'blog', tapped: 'article h3 a', answer: 'dialog[open] button' },
  filter: { page: 'blog', tapped: 'main input[type=search]', answer: 'input:focus', key: 'n' },
  'form field': { page: 'contact', tapped: 'form textarea', answer: 'textarea:focus', key: 'h' },
  carousel: { page: 'home', tapped: '#testimonials button + button', answer: 'scroll' },
  'service card': {
    page: 'home',
    tapped: '#services article button',
    answer: '#services article button[aria-expanded=true]',
  },
};

/** In ms: until the next frame after the tap (Event Timing), until the frame that answers it. */
interface Tap {
  next: number;
  answered: number;
}

type Observed = Window & { next: number; pressed: number; answered: number };

/** Runs in every document, also in the one that a tapped link leads to. */
function observe({ tapped, answer, key }: Target): void {
  const store = Object.assign(window as unknown as Observed, { next: 0, pressed: 0, answered: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId && store.pressed && entry.startTime >= store.pressed)
        store.next = Math.max(store.next, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const onPress = ({ timeStamp }: Event) => {
    if (store.pressed) return;
    store.pressed = timeStamp;
    sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
  };
  addEventListener(key ? 'keydown' : 'pointerdown', onPress, { capture: true });
  const left = Number(sessionStorage.getItem('pressed') ?? 0);
  if (left) store.pressed = left - performance.timeOrigin;
  addEventListener('DOMContentLoaded', () => {
    const element = document.querySelector(tapped);
    if (!left) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const row = element?.closest('[role=group]')?.querySelector('.slide');
    const start = row?.getBoundingClientRect().left;
    let place = '';
    const frame = () => {
      const {
        left: x = 0,
        top = 0,
        width = 0,
        height = 0,
      } = element?.getBoundingClientRect() ?? {};
      const now = `${document.readyState} ${x + width / 2} ${top + height / 2}`;
      if (!store.pressed && (top < 0 || top + height > innerHeight))
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Asking the page for it would wait until its main thread is free.
      if (now !== place) console.debug((place = now));
      const isAnswered = left
        ? performance.getEntriesByName('first-contentful-paint').length > 0
        : answer === 'scroll'
          ? row?.getBoundingClientRect().left !== start
          : document.querySelector(answer)?.checkVisibility();
      // The frame is painted once the task after it runs.
      if (!store.pressed || !isAnswered) requestAnimationFrame(frame);
      else setTimeout(() => (store.answered = performance.now()));
    };
    requestAnimationFrame(frame);
  });
}

async function firstTap(
  browser: Browser,
  site: string,
  target: Target,
  slowed: number,
  seconds: number,
  isLineSlow: boolean,
): Promise<Tap> {
  return onPhone(browser, { slowed, isLineSlow, deviceScaleFactor: 1 }, async (page) => {
    await page.addInitScript(observe, target);
    const place: number[] = [];
    page.on('console', (message) => {
      const [state, ...now] = message.text().split(' ');
      if (state === 'complete') place.splice(0, 2, ...now.map(Number));
    });
    const url = site + SAMPLE_PAGES[target.page](SOURCE_LANGUAGE);
    await Promise.all([page.waitForEvent('load'), page.goto(url, { waitUntil: 'commit' })]);
    await wait(seconds * 1000);
    // The first frame after the load event says where it is.
    while (place.length === 0) await wait(1);
    const [x = 0, y = 0] = place;
    await page.touchscreen.tap(x, y);
    if (target.key) await page.keyboard.press(target.key);
    const answered = () => (window as unknown as Observed).answered > 0;
    await page.waitForFunction(answered, undefined, { timeout: PATIENCE_MS }).catch(() => null);
    // Event Timing reports after the frame, and a touch has later events.
    await wait(300);
    return page.evaluate((patience) => {
      const { next, pressed, answered: at } = window as unknown as Observed;
      return { next, answered: at ? Math.round(at - pressed) : patience };
    }, PATIENCE_MS);
  });
}

/**
 * Prints how long a slowed phone takes to answer the first tap, by the time since the load event.
 * @param isLineSlow whether the connection is slow too; otherwise the page comes from this machine.
 */
export async function benchTaps(runs = 3, isLineSlow = false): Promise<void> {
  const rows: string[][] = [];
  await withSite(async (browser, site) => {
    for (const [name, target] of Object.entries(TARGETS)) {
      for (const rate of SLOWED) {
        const taps = DELAYS.map((): Tap[] => []);
        for (let run = 0; run < runs; run += 1) {
          for (const [column, seconds] of DELAYS.entries()) {
            taps[column]?.push(await firstTap(browser, site, target, rate, seconds, isLineSlow));
          }
        }
        const worst = (measured: Tap[], figure: keyof Tap) =>
          Math.max(...measured.map((tap) => tap[figure]));
        const cells = taps.map((all) => `${worst(all, 'next')} / ${worst(all, 'answered')}`);
        rows.push([name, `${rate}x`, ...cells]);
      }
    }
  });
  printTable(
    `First tap, seconds after the load event${isLineSlow ? ' on a slow connection' : ''}, worst of ${runs}: ` +
      'ms until the next frame / until the frame that answers it (limits: 100 at 4x, 200 at 6x)',
    ['first tap', 'CPU', ...DELAYS.map((seconds) => `${seconds} s`)],
    rows,
  );
}
