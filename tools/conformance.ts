/**
 * `npm run conformance -- --url=… --key=… --service-key=…`: tries on an empty project what the site
 * relies on of its sign-in service, and prints a line for each call. Accounts that it makes begin
 * with a prefix and are removed; keys are never printed.
 */
import { parseArgs } from 'node:util';
import { tryRows } from './conformance/rows.ts';
import { serviceTarget } from './conformance/target.ts';
import { print } from '../server/log.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    'service-key': { type: 'string' },
  },
});
const { url, key, 'service-key': serviceKey } = values;
if (!url || !key || !serviceKey) {
  throw new Error('npm run conformance -- --url=https://… --key=… --service-key=…');
}
const results = await tryRows(await serviceTarget(url, key, serviceKey));
for (const { call, outcome, expected, verdict } of results) {
  print(
    `${verdict.padEnd(8)} ${call}: ${outcome}${verdict === 'same' ? '' : ` (not ${expected})`}`,
  );
}
const failures = results.filter(({ verdict }) => verdict === 'failure').length;
print(`\n${results.length} calls, ${results.length - failures} same, ${failures} different`);
process.exitCode = failures > 0 ? 1 : 0;
