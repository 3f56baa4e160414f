/**
 * `npm run doctor -- URL`: looks at a deployed site from outside, and at more with the variables
 * that docs/operate.md names. One line for each check ('–' for one that says nothing here); the
 * exit status is 1 if one failed, for which advice ('NOTE') does not count.
 */
import { createInterface } from 'node:readline/promises';
import { migrationFiles } from '../server/embedded/sql.ts';
import { hostedBackend } from '../server/viteVariables.ts';
import { parseEnv } from '../src/site/env.ts';
import { checks, type Deployment, type Finding, runChecks } from '../server/doctor/check.ts';
import { BACKEND_CHECKS } from '../server/doctor/backendChecks.ts';
import { managementApi } from '../server/doctor/managementApi.ts';
import { platformChecks } from '../server/doctor/platformChecks.ts';
import { projectChecks } from '../server/doctor/projectChecks.ts';
import { SECURITY_CHECKS } from '../server/doctor/securityChecks.ts';
import { signedIn, signOut } from '../server/doctor/signIn.ts';
import { SITE_CHECKS } from '../server/doctor/siteChecks.ts';
import { staffChecks } from '../server/doctor/staffChecks.ts';
import { urlOf } from '../src/site/urls.ts';
import { refuse } from './refuse.ts';

const [address] = process.argv.slice(2);
const site = urlOf(address ?? '')?.origin ?? '';
if (!/^https?:/.test(site)) refuse('Which site? npm run doctor -- https://www.your-firm.com', 2);
const { supabaseUrl: backend, supabaseAnonKey: key } =
  hostedBackend('production') ?? parseEnv({}, site);

console.log(`${site}, with the backend ${backend === site ? 'on the same address' : backend}\n`);

/** A line for what was found, and another for what to do. */
function print({ name, problem, advice, skipped, remedy }: Finding): void {
  if (skipped) console.log(`–     ${name}: not asked, ${skipped}`);
  else if (problem) console.log(`WRONG ${name}: ${problem}\n      ${remedy}`);
  else if (advice) console.log(`NOTE  ${name}: ${advice}\n      ${remedy}`);
  else console.log(`ok    ${name}`);
}

/** What the public sees, then what the admin sees that the environment names. */
async function examine(deployment: Deployment): Promise<Finding[]> {
  const { DOCTOR_EMAIL: email, DOCTOR_PASSWORD: password, SUPABASE_ACCESS_TOKEN } = process.env;
  const visible = [...SITE_CHECKS, ...BACKEND_CHECKS, ...SECURITY_CHECKS];
  if (SUPABASE_ACCESS_TOKEN) {
    const id = process.env.SUPABASE_PROJECT_ID;
    const readApi = managementApi(backend, fetch, SUPABASE_ACCESS_TOKEN, id);
    visible.push(...projectChecks(readApi), ...platformChecks(readApi));
  }
  const findings = await runChecks(visible, deployment, print);
  if (!email || !password) return findings;
  const sessions: Deployment[] = [];
  const entrance = checks(
    'DOCTOR_EMAIL and DOCTOR_PASSWORD name an account; the code is that of its phone.',
    {
      async 'The account signs in'() {
        sessions.push(await signedIn(deployment, { email, password, askCode }));
        return undefined;
      },
    },
  );
  findings.push(...(await runChecks(entrance, deployment, print)));
  const versions = migrationFiles().map(({ version }) => version);
  for (const session of sessions) {
    findings.push(...(await runChecks(staffChecks(versions), session, print)));
    await signOut(session);
  }
  return findings;
}

/** Read from the terminal, or from a pipe. */
async function askCode(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const code = await terminal.question('Code of the authenticator app: ');
  terminal.close();
  return code.trim();
}

const findings = await examine({ site, backend, key, fetch });
const failed = findings.filter(({ problem }) => problem !== undefined).length;
console.log(failed === 0 ? '\nAll is well.' : `\n${failed} of ${findings.length} failed.`);
if (backend !== site) {
  console.log(
    'An empty project can be tried call by call: npm run conformance (docs/deploy.md, 6).',
  );
}
process.exitCode = failed === 0 ? 0 : 1;
