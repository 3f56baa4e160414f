/**
 * `npm run conformance -- --url=… --key=… --service-key=…`: tries on an empty project, to which the
 * migrations have been applied, what site, admin area, publisher and jobs rely on, and prints a line
 * for each call (docs/deploy.md, 6). What it makes has a prefix and is removed; keys are never
 * printed. `--only=sign-in` tries parts, for a service that runs alone.
 */
import { parseArgs } from 'node:util';
import { type Part, PARTS, tryRows } from './conformance/rows.ts';
import { serviceTarget } from './conformance/target.ts';
import { print } from '../server/log.ts';
import { refuse } from './refuse.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    'service-key': { type: 'string' },
    only: { type: 'string', default: PARTS.join() },
  },
});
const { url, key, 'service-key': serviceKey } = values;
const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);
const parts = values.only.split(',').filter(isPart);
if (!url || !key || !serviceKey || parts.length === 0) {
  refuse(`npm run conformance -- --url=https://… --key=… --service-key=… [--only=${PARTS.join()}]`);
}
const results = await tryRows(await serviceTarget(url, key, serviceKey, parts), parts);
for (const { call, outcome, expected } of results) {
  print(
    outcome === expected
      ? `same     ${call}: ${outcome}`
      : `failure  ${call}: ${outcome} (not ${expected})`,
  );
}
for (const part of parts) {
  const rows = results.filter((row) => row.part === part);
  const failures = rows.filter(({ outcome, expected }) => outcome !== expected).length;
  print(`\n${part}: ${rows.length} calls, ${rows.length - failures} same, ${failures} different`);
  if (failures > 0) process.exitCode = 1;
}
