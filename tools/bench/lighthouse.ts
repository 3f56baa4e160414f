import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '../../e2e/support/chromium.ts';
import type { Language } from '../../src/site/languages.ts';
import { percentile } from './table.ts';

/**
 * Later versions require Node 22. Not a dependency: npx downloads its 100 MB only when it is used.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** The scored categories. The last three have the same score in each round. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];
const FIGURES = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/** Connection and processor really throttled, or Lighthouse's model of a slow phone. */
export const THROTTLINGS = ['devtools', 'simulate'] as const;
export type Throttling = (typeof THROTTLINGS)[number];

export type Figures = Record<keyof typeof FIGURES, number>;

export interface Audited {
  figures: Figures;
  /** By category, for those requested. */
  scores: Partial<Record<Category, number>>;
  /** The titles of the audits that failed. */
  failed: string[];
}

interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<
    string,
    | { title: string; score: number | null; numericValue?: number; displayValue?: string }
    | undefined
  >;
}

const run = promisify(execFile);

/** Resolved once: npx takes two seconds each time. */
let program: Promise<string> | undefined;

async function findLighthouse(): Promise<string> {
  const options = ['--yes', '--package', LIGHTHOUSE, '--call', 'command -v lighthouse'];
  return (await run('npx', options)).stdout.trim();
}

/**
 * Audits one load on a phone, in a browser of the page's language: the site would show a page
 * without prefix in another one.
 */
export async function audit(
  url: string,
  throttling: Throttling,
  language: Language,
  wanted: readonly Category[],
): Promise<Audited> {
  program ??= findLighthouse();
  const { executablePath = '', args = [] } = findChromium();
  const inLanguage = [`--lang=${language}`, `--accept-lang=${language}`];
  const options = [
    '--quiet',
    '--output=json',
    '--disable-full-page-screenshot',
    `--throttling-method=${throttling}`,
    `--only-categories=${wanted.join()}`,
    `--chrome-flags=${['--headless=new', ...inLanguage, ...args].join(' ')}`,
  ];
  const { stdout } = await run(await program, [url, ...options], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64e6,
  });
  const { categories, audits } = JSON.parse(stdout) as Report;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const failed = wanted.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`),
  );
  return {
    figures: {
      lcp: value(FIGURES.lcp),
      tbt: value(FIGURES.tbt),
      cls: value(FIGURES.cls),
      bytes: value(FIGURES.bytes),
    },
    scores: Object.fromEntries(
      wanted.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ),
    failed,
  };
}

/** The median of each figure. */
export function medianOf(runs: readonly Figures[]): Figures {
  const median = (pick: (figures: Figures) => number) => percentile(runs.map(pick), 0.5);
  return {
    lcp: median(({ lcp }) => lcp),
    tbt: median(({ tbt }) => tbt),
    cls: median(({ cls }) => cls),
    bytes: median(({ bytes }) => bytes),
  };
}
