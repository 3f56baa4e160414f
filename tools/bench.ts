/**
 * `npm run bench`: prints the size of the pages, what they cost on a slow phone, and the duration
 * of queries with little and much data, and asserts nothing.
 * `npm run bench -- pages` (or slow, taps, reads) runs one part; `slow --languages=es,de` other
 * entry languages, `taps --slow-line` with a slow connection as well, both `--runs` times.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { WebSocket } from 'ws';
import { benchPages, benchSlowLoads } from './bench/pages.ts';
import type * as Reads from './bench/reads.ts';
import { benchTaps } from './bench/taps.ts';
import { refuse } from './refuse.ts';
import { DIST, ROOT } from '../server/paths.ts';
import { isLanguage } from '../src/site/languages.ts';

/** By way of Vite, which gives the site's modules their environment. */
async function benchReads(): Promise<void> {
  // Node 20 has none, and supabase-js does not start without.
  Object.assign(globalThis, { WebSocket });
  const vite = await createServer({
    root: ROOT,
    mode: 'bench',
    envDir: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    await ((await vite.ssrLoadModule('/tools/bench/reads.ts')) as typeof Reads).benchReads();
  } finally {
    await vite.close();
  }
}

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string' },
    'slow-line': { type: 'boolean' },
    languages: { type: 'string' },
  },
  allowPositionals: true,
});
const runs = values.runs === undefined ? undefined : Number(values.runs);
const PARTS: Record<string, () => Promise<void>> = {
  pages: benchPages,
  slow: () => benchSlowLoads(runs, values.languages?.split(',').filter(isLanguage)),
  taps: () => benchTaps(runs, values['slow-line']),
  reads: benchReads,
};

const [only] = positionals;
if (only && !PARTS[only]) {
  refuse(`Unknown part ${only}. There are ${Object.keys(PARTS).join(', ')}.`);
}
if (!existsSync(join(DIST, 'shell.html'))) refuse('There is no build to measure: npm run build.');
for (const [name, run] of Object.entries(PARTS)) {
  if (!only || only === name) await run();
}
