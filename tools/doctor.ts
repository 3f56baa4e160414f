/**
 * `npm run doctor -- URL`: looks at a deployed site from outside (docs/operate.md). One line for each
 * check; the exit status is 1 if one failed. A hosted backend is read from the environment.
 */
import { hostedBackend } from '../server/hosted.ts';
import { parseEnv } from '../src/site/env.ts';
import { runChecks } from '../server/doctor/check.ts';
import { BACKEND_CHECKS } from '../server/doctor/backendChecks.ts';
import { SITE_CHECKS } from '../server/doctor/siteChecks.ts';

const [address] = process.argv.slice(2);
if (!address || !URL.canParse(address)) {
  console.error('Which site? npm run doctor -- https://www.your-firm.com');
  process.exit(2);
}
const site = new URL(address).origin;
const { supabaseUrl: backend, supabaseAnonKey: key } =
  hostedBackend('production') ?? parseEnv({}, site);

console.log(`${site}, with the backend ${backend === site ? 'on the same address' : backend}\n`);
const findings = await runChecks([...SITE_CHECKS, ...BACKEND_CHECKS], {
  site,
  backend,
  key,
  fetch,
});
for (const { name, problem, remedy } of findings) {
  console.log(problem === undefined ? `ok    ${name}` : `WRONG ${name}: ${problem}`);
  if (problem !== undefined) console.log(`      ${remedy}`);
}
const failed = findings.filter(({ problem }) => problem !== undefined).length;
console.log(failed === 0 ? '\nAll is well.' : `\n${failed} of ${findings.length} failed.`);
process.exitCode = failed === 0 ? 0 : 1;
