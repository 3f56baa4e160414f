/**
 * `npm run bench:web`: the built site under Lighthouse, page by page, interleaved with a hand-written reference
 * page on the same machine in the same run; the ratio to that page is what counts, since machines differ.
 *
 *   --runs=5               measured rounds; one more comes first and is thrown away
 *   --throttling=simulate  Lighthouse's model of a slow phone, or `devtools`: the line really slowed down
 *   --lang=es,de           languages of the five pages
 *   --reference=FOLDER     the hand-written page (default ../shared/perf/limit); left out where there is none
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findChromium } from '../e2e/chromium.ts';
import { isLanguage } from '../src/site/languages.ts';
import { pathOf, postPathOf } from '../src/site/pages.ts';
import { startEmbedded } from './embedded.ts';
import { DIST, ROOT } from './paths.ts';
import { type Listening, listen, originApp } from './server.ts';
import { printTable } from './table.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const POST = 'nie-extranjeros-marina-alta-guia-practica';

interface Result {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  kib: number;
}

interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    throttling: { type: 'string', default: 'simulate' },
    lang: { type: 'string', default: 'es' },
    reference: { type: 'string', default: '../shared/perf/limit' },
  },
});

async function audit(url: string): Promise<Result> {
  const { executablePath = '', args = [] } = findChromium();
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--throttling-method=${options.throttling}`,
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64e6 },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
      Math.round((categories[id]?.score ?? 0) * 100),
    ),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kib: value('total-byte-weight') / 1024,
  };
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const backend = await startEmbedded();
const servers: Listening[] = [await listen(originApp(backend, DIST), 0)];
const pages: { name: string; url: string; results: Result[] }[] = [];

const referenceFolder = resolve(ROOT, options.reference);
if (existsSync(join(referenceFolder, 'index.html'))) {
  const { serveStatic } = await import('@hono/node-server/serve-static');
  const { Hono } = await import('hono');
  const { compress } = await import('hono/compress');
  const app = new Hono();
  app.use(compress());
  app.use(serveStatic({ root: referenceFolder }));
  const server = await listen(app, 0);
  servers.push(server);
  pages.push({ name: 'reference', url: server.url, results: [] });
}

for (const language of options.lang.split(',').filter(isLanguage)) {
  const paths = {
    home: pathOf('home', language),
    blog: pathOf('blog', language),
    post: postPathOf(POST, language),
    contact: pathOf('contact', language),
    service: pathOf('service-immigration', language),
  };
  for (const [name, path] of Object.entries(paths)) {
    pages.push({ name: `${name} ${language}`, url: (servers[0]?.url ?? '') + path, results: [] });
  }
}

try {
  for (let round = 0; round <= Number(options.runs); round += 1) {
    for (const page of pages) {
      const result = await audit(page.url);
      if (round > 0) page.results.push(result);
    }
  }
  const medianOf = (results: Result[], pick: (result: Result) => number) =>
    median(results.map(pick));
  const reference = pages.find(({ name }) => name === 'reference');
  const referenceLcp = reference && medianOf(reference.results, ({ lcp }) => lcp);
  printTable(
    `Lighthouse, mobile, throttling ${options.throttling}, medians of ${options.runs}`,
    ['page', 'scores', 'LCP ms', 'x reference', 'TBT ms', 'CLS', 'KiB'],
    pages.map(({ name, results }) => {
      const lcp = medianOf(results, (result) => result.lcp);
      return [
        name,
        [0, 1, 2, 3].map((i) => medianOf(results, ({ scores }) => scores[i] ?? 0)).join('/'),
        lcp.toFixed(0),
        referenceLcp === undefined ? '–' : (lcp / referenceLcp).toFixed(2),
        medianOf(results, ({ tbt }) => tbt).toFixed(0),
        medianOf(results, ({ cls }) => cls).toFixed(3),
        medianOf(results, ({ kib }) => kib).toFixed(1),
      ];
    }),
  );
} finally {
  await Promise.all(servers.map((server) => server.close()));
  await backend.close();
}
