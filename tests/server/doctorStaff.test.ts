import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrationFiles } from '../../server/embedded/sql';
import { call, type Deployment, runChecks } from '../../server/doctor/check';
import { signedIn, signOut } from '../../server/doctor/signIn';
import {
  buildProblem,
  type Health,
  JOBS,
  jobProblem,
  staffChecks,
} from '../../server/doctor/staffChecks';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { codeOf, useBackend, USERS } from '../support/backend';

const db = useBackend();
const VERSIONS = migrationFiles().map(({ version }) => version);
const CHECKS = staffChecks(VERSIONS);

const deployment = (): Deployment => ({
  site: 'http://localhost:4173',
  backend: 'http://localhost:4173',
  key: EMBEDDED_ANON_KEY,
  fetch: (input, init) => db.backend.fetch(new Request(input, init)),
});

let asked: number;
const account = (email: string, code = codeOf) => ({
  email: `${email}@tests.example`,
  password: 'a-long-password',
  askCode: () => {
    asked += 1;
    return Promise.resolve(code());
  },
});

let admin: Deployment;
beforeEach(async () => {
  asked = 0;
  await db.sql('delete from private.mail_outbox');
  await db.sql(`update public.settings set last_archive_at = now()`);
  // A code is taken once.
  await db.sql('update auth.mfa_factors set last_counter = null');
  admin = await signedIn(deployment(), account('admin'));
});
afterEach(() => signOut(admin));

const wrong = async () =>
  (await runChecks(CHECKS, admin))
    .filter(({ problem }) => problem !== undefined)
    .map(({ name, problem }) => `${name}: ${problem}`);

it('the doctor asks an admin for the code, and finds no problem in a sound site', async () => {
  expect(asked).toBe(1);
  expect(await wrong()).toEqual([]);
});

it('the doctor ends its own session, and no other', async () => {
  const count = async () =>
    Number(
      (await db.sql('select count(*) from auth.sessions where user_id = $1', [USERS.admin]))[0]
        ?.count,
    );
  const before = await count();
  await signOut(admin);
  expect(await count()).toBe(before - 1);
  expect(await wrong()).toHaveLength(CHECKS.length);
});

it.each<[string, string, string]>([
  [
    'an admin without a second factor',
    `insert into public.staff values ('${USERS.visitor}', 'admin')`,
    'Everyone who can read enquiries has a second factor: admins without one: 1',
  ],
  [
    'mails that do not go out',
    `insert into private.mail_outbox (kind, period, created_at)
     values ('summary', now(), now() - interval '31 minutes')`,
    'Mail is being sent: the oldest waits for 31 minutes',
  ],
  [
    'a mail that was given up',
    `insert into private.mail_outbox (kind, period, failed_at) values ('summary', now(), now())`,
    'Mail is being sent: given up within seven days: 1',
  ],
  [
    'a migration that is not applied',
    `delete from embedded.migrations where version = '${VERSIONS.at(-1)}'`,
    `The migrations are those of this version: not applied: ${VERSIONS.at(-1)}`,
  ],
  [
    'a changed access log',
    `update private.access_log_ends set last_hash = 'other'`,
    'The access log is intact: line',
  ],
])('the doctor reports %s', async (_, broken, problem) => {
  await db.sql(broken);
  const found = await wrong();
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(problem);
});

const NOW = '2026-11-23T10:00:00Z';
const jobOf = (name: string) => ({
  name,
  active: true,
  last: NOW,
  status: 'succeeded',
  since: NOW,
});

it('the doctor judges a scheduled job', () => {
  const problem = (change: object) =>
    jobProblem({ mail: JOBS.mail }, {
      now: NOW,
      jobs: [{ ...jobOf('mail'), ...change }],
    } as unknown as Health);
  expect(problem({ last: '2026-11-23T09:50:00Z' }), 'ten minutes ago').toBeUndefined();
  expect(problem({ last: '2026-11-23T09:49:00Z' })).toContain('does not run');
  expect(problem({ last: null, since: null })).toContain('does not run');
  expect(problem({ status: 'failed' })).toContain('failed');
  expect(problem({ name: 'other' })).toContain('missing');
});

it('the doctor judges a build hook by the state that the database gives an admin', async () => {
  await db.sql(`update private.build_hook set problem = 'http 404', wanted_since = now()`);
  const post = { method: 'POST', body: '{}' };
  const health = (await (await call(admin, '/rest/v1/rpc/health', post)).json()) as Health;
  const jobs = ['build', 'nightly-build'].map((name) => ({ ...jobOf(name), last: health.now }));
  const problem = (change: object) => buildProblem({ ...health, jobs, ...change }, true);
  expect(problem({})).toBe('the last call was not accepted: http 404');
  expect(problem({ build_problem: null })).toBeUndefined();
  const hour = new Date(Date.parse(health.now) - 3_600_000).toISOString();
  expect(problem({ build_problem: null, build_wanted_since: hour })).toContain('no call was made');
  expect(problem({ jobs: jobs.slice(0, 1) })).toContain('nightly-build is missing');
  expect(buildProblem({ ...health, jobs: [] }, false), 'not needed').toBeUndefined();
});
