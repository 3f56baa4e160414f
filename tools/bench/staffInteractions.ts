import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/support/chromium.ts';
import { addPost, contentOf, openPostEditor } from '../../e2e/support/postEditor.ts';
import { signIn } from '../../e2e/support/session.ts';
import type { EmbeddedBackend } from '../../server/embedded/embedded.ts';
import { adminPath } from '../../src/site/adminPaths.ts';
import { fillEnquiries } from './fill.ts';
import { type Act, cellsOf, type Measured, onPage, repeat, SLOWED } from './interaction.ts';
import { printTable } from './table.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const ENQUIRIES = 50_000;
const WORDS = 10_000;
/** From key to key, as a quick typist. */
const KEY_MS = 120;
const ROWS = 'section[aria-label="Lista de consultas"] a';

interface Row {
  name: string;
  open: (page: Page) => Promise<void>;
  act: Act;
  /** Selector of what it shows. */
  shown?: string;
}

async function openEnquiries(page: Page): Promise<void> {
  await page.goto(adminPath('enquiries'));
  await page.locator(ROWS).first().waitFor();
}

const rowsOf = (post: string): Row[] => [
  {
    name: `typing in a post of ${WORDS} words`,
    open: async (page) => {
      await openPostEditor(page, post);
      await contentOf(page).click();
    },
    act: (page) => page.keyboard.type('Una frase más. ', { delay: KEY_MS }),
  },
  {
    name: `opening the list of ${ENQUIRIES} enquiries`,
    open: async (page) => {
      await page.goto(adminPath('dashboard'));
      await page.locator('h1').waitFor();
    },
    act: (page) =>
      page
        .locator(`nav a[href="${adminPath('enquiries')}"]`)
        .first()
        .click(),
    shown: ROWS,
  },
  {
    name: 'searching in it',
    open: openEnquiries,
    act: async (page) => {
      await page.locator('input[type=search]').focus();
      await page.keyboard.type('persona 4321', { delay: KEY_MS });
    },
  },
  {
    name: 'opening an enquiry',
    open: openEnquiries,
    act: (page) => page.locator(ROWS).first().click(),
    shown: 'article[aria-label="Consulta"] h2',
  },
];

function interaction(browser: Browser, site: string, row: Row, rate: number): Promise<Measured> {
  const options = { ...DESKTOP, baseURL: site };
  return onPage(browser, options, row.shown, async ({ page, slow, measure }) => {
    await signIn(page, site, 'admin');
    await row.open(page);
    await slow(rate);
    return measure(row.act);
  });
}

/** Measures the staff's interactions with much data, on a slowed computer. */
export async function benchStaffInteractions(
  site: string,
  backend: EmbeddedBackend,
  runs: number,
): Promise<void> {
  await fillEnquiries(backend, ENQUIRIES);
  const paragraph = `${'Una casa en la costa de la comarca. '.repeat(14).trim()}\n\n`;
  const content = paragraph.repeat(Math.ceil(WORDS / 98)).trim();
  const { id } = await addPost(site, { slug: 'largo', title: 'Largo', content });
  const browser = await chromium.launch(findChromium());
  try {
    const rows: (string | number)[][] = [];
    for (const row of rowsOf(id)) {
      const columns: Measured[][] = [];
      for (const rate of SLOWED)
        columns.push(await repeat(runs, () => interaction(browser, site, row, rate)));
      rows.push(...cellsOf(row.name, columns));
    }
    printTable(
      `Interactions of the staff, ms until the next frame, medians of ${runs}`,
      ['interaction', ...SLOWED.map((rate) => `${rate}x`)],
      rows,
    );
  } finally {
    await browser.close();
  }
}
