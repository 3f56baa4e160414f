/**
 * `npm run bench:web`: Lighthouse on the built site, alternating with a hand-written reference
 * page, since only the ratio to that is comparable between machines; then first taps on a slowed
 * machine. It asserts nothing.
 *
 *   --parts=loads,interactions       what is measured
 *   --runs=5                         measured rounds, after a warm-up round of which only the scores
 *                                    for accessibility, best practices and search are kept
 *   --throttling=devtools,simulate   the connection really throttled, Lighthouse's model of it
 *   --languages=es,de,ar,zh          languages of the pages
 *   --pages=home,blog,…              which of home, blog, post, contact, service; by default all
 *   --interactions=3                 rounds of each interaction
 *   --reference=FOLDER               another hand-written page than tools/bench/reference
 *   --builds=name:FOLDER,…           instead of all that, compares these builds of the site
 */
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SOURCE_LANGUAGE, isLanguage, type Language } from '../src/site/languages.ts';
import {
  audit,
  type Audited,
  CATEGORIES,
  medianOf,
  type Throttling,
  THROTTLINGS,
} from './bench/lighthouse.ts';
import { benchBuilds } from './bench/builds.ts';
import { benchInteractions } from './bench/interactions.ts';
import { SAMPLE_PAGES } from './bench/samplePages.ts';
import { startEmbedded } from '../server/embedded/embedded.ts';
import { DIST, ROOT } from '../server/paths.ts';
import { compressFolder } from '../build/precompress.ts';
import { type Listening, listen, originApp } from '../server/origin/originServer.ts';
import { percentile, printTable, round } from './bench/table.ts';

const REFERENCE = 'reference';

interface Measured {
  name: string;
  url: string;
  language: Language;
  warmUp?: Audited;
  runs: Audited[];
}

const { values: options } = parseArgs({
  options: {
    parts: { type: 'string', default: 'loads,interactions' },
    runs: { type: 'string', default: '5' },
    interactions: { type: 'string', default: '3' },
    throttling: { type: 'string', default: THROTTLINGS.join() },
    languages: { type: 'string', default: 'es,de,ar,zh' },
    pages: { type: 'string', default: Object.keys(SAMPLE_PAGES).join() },
    reference: { type: 'string', default: join(ROOT, 'tools/bench/reference') },
    builds: { type: 'string' },
  },
});

/** Serves the reference page with the home page's own image, compressed like the site. */
async function serveReference(copy: string): Promise<Listening> {
  await cp(resolve(options.reference), copy, { recursive: true });
  await cp(join(ROOT, 'public/images/hero-wide.svg'), join(copy, 'hero.svg'));
  compressFolder(copy);
  const app = new Hono();
  app.use(serveStatic({ root: copy, precompressed: true }));
  return listen(app, 0);
}

/** Runs the warm-up and the measured rounds over all pages. */
async function measure(pages: readonly Measured[], throttling: Throttling): Promise<void> {
  for (const page of pages) {
    page.warmUp = await audit(page.url, throttling, page.language, CATEGORIES);
    page.runs = [];
  }
  for (let turn = 0; turn < runs; turn += 1) {
    for (const page of pages)
      page.runs.push(await audit(page.url, throttling, page.language, ['performance']));
  }
}

function print(pages: readonly Measured[], throttling: Throttling): void {
  const medians = pages.map(({ name, warmUp, runs }) => {
    const performance = percentile(
      runs.map(({ scores }) => scores.performance ?? 0),
      0.5,
    );
    const scores = { ...warmUp?.scores, performance };
    return { name, scores, ...medianOf(runs.map(({ figures }) => figures)) };
  });
  const reference = medians.find(({ name }) => name === REFERENCE);
  const limit = throttling === 'devtools' ? '1.10' : '1.20';
  printTable(
    `Lighthouse, mobile, ${throttling}, medians of ${options.runs} (limits: all scores 100, LCP ${limit} x the ` +
      'reference, TBT within 50 ms of it, CLS 0, home 200 KiB)',
    ['page', 'scores', 'LCP ms', 'x reference', 'TBT ms', 'CLS', 'KiB'],
    medians.map(({ name, scores, lcp, tbt, cls, bytes }) => [
      name,
      CATEGORIES.map((id) => scores[id]).join('/'),
      Math.round(lcp),
      reference ? round(lcp / reference.lcp, 2) : '–',
      Math.round(tbt),
      round(cls, 3),
      round(bytes / 1024),
    ]),
  );
  for (const { name, warmUp, runs } of pages) {
    const measured = runs.flatMap(({ failed }) => failed);
    const others = warmUp?.failed.filter((failed) => !failed.startsWith('performance')) ?? [];
    for (const failed of new Set([...measured, ...others])) console.log(`${name}: ${failed}`);
  }
}

const parts = options.builds ? [] : options.parts.split(',');
const wanted = parts.includes('loads') ? options.pages.split(',') : [];
const interactions = Number(options.interactions);
const runs = Number(options.runs);
const languages = options.languages.split(',').filter(isLanguage);
const copy = await mkdtemp(join(tmpdir(), 'reference-'));
const backend = await startEmbedded({ captureEmails: true });
const site = await listen(originApp(backend, DIST), 0);
const reference = await serveReference(copy);
try {
  const pages: Measured[] = languages.flatMap((language) =>
    Object.entries(SAMPLE_PAGES)
      .filter(([name]) => wanted.includes(name))
      .map(([name, pathIn]) => ({
        name: `${name} ${language}`,
        url: site.url + pathIn(language),
        language,
        runs: [],
      })),
  );
  if (options.builds)
    await benchBuilds(options.builds.split(','), backend, options.pages.split(','), runs);
  if (pages.length > 0)
    pages.unshift({ name: REFERENCE, url: reference.url, language: SOURCE_LANGUAGE, runs: [] });
  if (pages.length > 0) {
    for (const throttling of THROTTLINGS.filter((name) => options.throttling.includes(name))) {
      await measure(pages, throttling);
      print(pages, throttling);
    }
  }
  if (parts.includes('interactions')) await benchInteractions(site.url, interactions);
} finally {
  await site.close();
  await reference.close();
  await backend.close();
  await rm(copy, { recursive: true, force: true });
}
