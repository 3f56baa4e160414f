/**
 * `npm run bench`: prints the size of the pages, what they cost on a slow phone, and the duration
 * of queries with little and much data, and asserts nothing.
 * `npm run bench -- pages` (or slow, taps, reads) runs one part.
 * `slow --builds=name:FOLDER,… --languages=es,de` compares builds, such as one without some start-up
 * mechanism, `--runs` times in turns; so does `taps`, with `--only=menu,filter --at=0,0.5`,
 * `--slow-line` for a slow connection as well, or `--touched` for the second tap.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchPages } from './bench/pages.ts';
import { benchReads } from './bench/reads.ts';
import { benchSlowLoads } from './bench/slowLoad.ts';
import { benchTaps } from './bench/taps.ts';
import { DIST } from '../server/paths.ts';
import { isLanguage } from '../src/site/languages.ts';

const { values, positionals } = parseArgs({
  options: {
    builds: { type: 'string' },
    runs: { type: 'string' },
    only: { type: 'string' },
    at: { type: 'string' },
    touched: { type: 'boolean', default: false },
    'slow-line': { type: 'boolean', default: false },
    languages: { type: 'string' },
  },
  allowPositionals: true,
});
const PARTS: Record<string, () => Promise<void>> = {
  pages: benchPages,
  slow: () =>
    benchSlowLoads(
      values.builds?.split(','),
      Number(values.runs ?? 5),
      values.languages?.split(',').filter(isLanguage),
    ),
  taps: () =>
    benchTaps(
      Number(values.runs ?? 3),
      values.builds?.split(','),
      values.only?.split(','),
      values.at?.split(',').map(Number),
      { isTouched: values.touched, isLineSlow: values['slow-line'] },
    ),
  reads: benchReads,
};

const [only] = positionals;
if (only && !PARTS[only]) {
  console.error(`Unknown part ${only}. There are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
if (!existsSync(join(DIST, 'shell.html'))) {
  console.error('There is no build to measure: npm run build.');
  process.exit(1);
}
for (const [name, run] of Object.entries(PARTS)) {
  if (!only || only === name) await run();
}
