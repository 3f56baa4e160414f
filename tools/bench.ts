/**
 * `npm run bench`: prints the size of the pages and the duration of queries with little and much
 * data, and what four attacks cost, and asserts nothing. `npm run bench -- pages` (or reads,
 * attacks) runs one part.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { benchAttacks } from './bench/attacks.ts';
import { benchPages } from './bench/pages.ts';
import { benchReads } from './bench/reads.ts';
import { DIST } from '../server/paths.ts';

const PARTS: Record<string, () => Promise<void>> = {
  pages: benchPages,
  reads: benchReads,
  attacks: benchAttacks,
};

const [only] = process.argv.slice(2);
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
