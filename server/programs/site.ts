/**
 * The second half of `npm start`: serves the production build and, without a hosted one, the
 * embedded backend: without the demo if `--first-admin=ADDRESS` is given; `--new-keys` replaces the
 * key that signs tokens.
 */
import { parseArgs } from 'node:util';
import bcrypt from 'bcryptjs';
import { LOGIN_PATH } from '../../src/site/adminPaths.ts';
import type { Env } from '../../src/site/env.ts';
import { proxiesFromEnv } from '../caller.ts';
import { type EmbeddedBackend, startEmbedded } from '../embedded/embedded.ts';
import { DEMO_STAFF, type DemoRole } from '../embedded/demoStaff.ts';
import { hostedBackend, reachedUrl } from '../viteVariables.ts';
import { startJobs } from '../scheduler.ts';
import { embeddedJobs, hostedJobs, mailNote } from './jobs.ts';
import { endOnSignal } from '../endOnSignal.ts';
import { hostFromEnv, portFromEnv } from '../listenAddress.ts';
import { smtpFromEnv } from '../mail/transports.ts';
import { DIST } from '../paths.ts';
import { startPublisher } from '../publication/publisher.ts';
import { followPublished, publicProject, writtenRevision } from '../publication/followPublished.ts';
import { listen, originApp } from '../origin/originServer.ts';
import { log, print } from '../log.ts';
import { secretOf } from '../secrets.ts';

/** The accounts of the demo that still have their printed password. */
async function openDemoAccounts({
  query,
}: Pick<EmbeddedBackend, 'query'>): Promise<(typeof DEMO_STAFF)[DemoRole][]> {
  const accounts = Object.values(DEMO_STAFF);
  const rows = await query(
    'select email, encrypted_password as hash from auth.users where email = any($1)',
    [accounts.map(({ email }) => email)],
  );
  return accounts.filter(({ email, password }) =>
    rows.some((row) => row.email === email && bcrypt.compareSync(password, String(row.hash))),
  );
}

/** How to sign in: with the demo's accounts while there are any, or by the recovery mail. */
async function printSignIn(backend: EmbeddedBackend): Promise<void> {
  const accounts = await openDemoAccounts(backend);
  if (accounts.length === 0) {
    print(
      "  Sign in:    set a password by '¿Ha olvidado la contraseña?'; its mail goes by SMTP_URL,",
    );
    print('              or is printed here with PRINT_MAILS=1');
    return;
  }
  print('  Demo login: on this machine alone, until you invite people of your own');
  for (const { email, password } of accounts) print(`              ${email} / ${password}`);
}

/** Refuses to serve accounts with printed passwords to other machines. */
async function refuseDemo(backend: EmbeddedBackend): Promise<void> {
  if ((await openDemoAccounts(backend)).length === 0) return;
  await backend.close();
  throw new Error(
    `TRUSTED_PROXIES says that others reach this site, and its demo accounts have printed passwords. Begin with your own:
  DATA_DIR=.data-firm npm start -- --first-admin=you@your-firm.com`,
  );
}

async function serve(): Promise<void> {
  const port = portFromEnv(4173);
  const proxies = proxiesFromEnv();
  const hostname = hostFromEnv(proxies);
  const hosted = hostedBackend('production');
  const dataDir = process.env.DATA_DIR ?? '.data';
  const databaseUrl = secretOf('DATABASE_URL');
  const ownUrl = `http://localhost:${port}`;
  const siteUrl = reachedUrl(port, proxies);
  const { 'first-admin': firstAdmin, 'new-keys': newKeys } = parseArgs({
    options: { 'first-admin': { type: 'string' }, 'new-keys': { type: 'boolean' } },
  }).values;
  const options = { dataDir, databaseUrl, siteUrl, smtp: smtpFromEnv(), firstAdmin, newKeys };
  const backend = hosted ? undefined : await startEmbedded(options);
  if (backend && proxies > 0) await refuseDemo(backend);
  const project = publicProject(backend ?? (hosted as Env));
  const published = followPublished(project, writtenRevision(DIST));
  const app = originApp(backend, DIST, { hostedUrl: hosted?.supabaseUrl, published, proxies });
  const server = await listen(app, port, { hostname }).catch(async (error: unknown) => {
    await backend?.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Set PORT to another one.`, { cause: error });
  });
  const jobs = backend ? embeddedJobs(backend, siteUrl) : hostedJobs(hosted as Env);
  const stopJobs = startJobs(jobs);
  const stopPublishing = startPublisher(DIST, published, backend && server.url);
  endOnSignal(async () => {
    await stopPublishing();
    await server.close();
    await stopJobs();
    await backend?.close();
  });
  log('Started', undefined, { port });
  print(`\n  The site:   ${ownUrl}`);
  if (hosted) {
    print(`  Backend:    ${hosted.supabaseUrl}`);
    print(`  Mails:      ${mailNote(jobs)}`);
  } else {
    print(`  Staff:      ${ownUrl}${LOGIN_PATH}`);
    if (backend) await printSignIn(backend);
    print(
      `  Data:       ${dataDir} (DATA_DIR)${databaseUrl ? ' and PostgreSQL (DATABASE_URL)' : ''}`,
    );
  }
  print('  Press Ctrl-C to stop.\n');
}

await serve().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
});
