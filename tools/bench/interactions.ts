import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/support/chromium.ts';
import { textsOf } from '../../e2e/support/texts.ts';
import { pathOf } from '../../src/site/pages.ts';
import { type Act, cellsOf, type Measured, onPage, repeat, SLOWED, tap } from './interaction.ts';
import { printTable } from './table.ts';

/** When a first tap comes, in seconds after the first paint. */
const FIRST_TAPS = [1, 3, 8];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** From the end of a scroll to the tap on what it has brought to sight. */
const AIM_MS = 500;

interface Row {
  name: string;
  path: string;
  act: Act;
  /** Selector of what it opens. */
  shown?: string;
}

const tapOn =
  (find: (page: Page) => Locator): Act =>
  (page) =>
    tap(page, find(page));

/** Scrolls to it as the first thing that the visitor does. */
const scrolledTo =
  (find: (page: Page) => Locator, act: Act): Act =>
  async (page) => {
    await find(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(AIM_MS);
    await act(page);
  };

const typed =
  (find: (page: Page) => Locator, text: string): Act =>
  async (page) => {
    await tap(page, find(page));
    await page.keyboard.type(text, { delay: 80 });
  };

const home = pathOf('home', 'es');
const blog = pathOf('blog', 'es');
const contact = pathOf('contact', 'es');
const card = (page: Page) => page.locator('article h3 a').first();
const message = (page: Page) => page.locator('form textarea');
const channel = (page: Page) => page.locator('form label:has(input[value=video])');
const send = (page: Page) => page.locator('form button[type=submit]');
const next = (page: Page) =>
  page.getByRole('button', { name: textsOf('es', 'common').testimonials.next });

export const FIRST: [Row, ...Row[]] = [
  {
    name: 'menu',
    path: home,
    act: tapOn((page) => page.locator('header button[aria-haspopup=dialog]')),
    shown: 'header dialog[open]',
  },
  {
    name: 'language',
    path: home,
    act: tapOn((page) => page.locator('header button[aria-expanded]:not([aria-haspopup])').last()),
    shown: 'header a[lang=zh]',
  },
  {
    name: 'card of a post',
    path: blog,
    act: scrolledTo(card, tapOn(card)),
    shown: 'dialog[open] h2, main:not(:has(#posts-heading)) h1',
  },
  {
    name: 'filter: typing',
    path: blog,
    act: typed((page) => page.locator('main input[type=search]'), 'nie'),
  },
  {
    name: 'enquiry form: typing',
    path: contact,
    act: scrolledTo(message, typed(message, 'Hola')),
  },
  {
    name: 'enquiry form: choosing',
    path: contact,
    act: scrolledTo(channel, tapOn(channel)),
  },
  {
    name: 'enquiry form: sending, with errors',
    path: contact,
    act: scrolledTo(send, tapOn(send)),
    shown: '[aria-invalid=true]',
  },
  { name: 'carousel', path: home, act: scrolledTo(next, tapOn(next)) },
];

/** The first tap, some seconds after the first paint. */
export function firstTap(
  browser: Browser,
  site: string,
  { path, act, shown }: Row,
  rate: number,
  seconds: number,
): Promise<Measured> {
  return onPage(browser, PHONE, shown, async ({ page, slow, measure }) => {
    await slow(rate);
    await page.goto(site + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await page.waitForTimeout(seconds * 1000);
    return measure(act);
  });
}

/** Measures a visitor's first interactions on a slowed phone. */
export async function benchInteractions(site: string, runs: number): Promise<void> {
  const browser = await chromium.launch(findChromium());
  try {
    const rows: (string | number)[][] = [];
    for (const row of FIRST) {
      const columns: Measured[][] = [];
      for (const rate of SLOWED) {
        for (const seconds of FIRST_TAPS)
          columns.push(await repeat(runs, () => firstTap(browser, site, row, rate, seconds)));
      }
      rows.push(...cellsOf(row.name, columns));
    }
    printTable(
      `First tap, some seconds after the first paint: ms until the next frame, medians of ${runs} ` +
        '(limits: 100 at 4x, 200 at 6x; 0 is below 16)',
      ['first tap', ...SLOWED.flatMap((rate) => FIRST_TAPS.map((s) => `${rate}x, ${s} s`))],
      rows,
    );
  } finally {
    await browser.close();
  }
}
