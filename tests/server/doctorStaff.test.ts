import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrationFiles } from '../../server/embedded/sql';
import { buildProblem } from '../../server/doctor/buildCheck';
import { call, type Deployment, runChecks } from '../../server/doctor/check';
import { REFRESH_TOKEN_CHECK, signedIn, signOut } from '../../server/doctor/signIn';
import { type Health, jobProblem } from '../../server/doctor/health';
import { staffChecks } from '../../server/doctor/staffChecks';
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

const wrong = async (staff = admin, checks = CHECKS) =>
  (await runChecks(checks, staff))
    .filter(({ problem }) => problem !== undefined)
    .map(({ name, problem }) => `${name}: ${problem}`);

it('the doctor asks an admin for the code, and finds no problem in a sound site', async () => {
  expect(asked).toBe(1);
  expect(await wrong()).toEqual([]);
});

it('the doctor reports refresh tokens that can be guessed', async () => {
  const check = (staff: Deployment) => wrong(staff, [REFRESH_TOKEN_CHECK]);
  expect(await check(admin)).toEqual([]);
  expect(await check({ ...admin, refreshToken: 'abcdefghijkl' })).toEqual([
    'Refresh tokens cannot be guessed: they have 12 characters',
  ]);
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
  // Two need no admin: the demo's accounts on its own machine, and the headers of an empty answer.
  expect(await wrong()).toHaveLength(CHECKS.length - 2);
});

it('the doctor says what prevents the sign-in', async () => {
  await expect(signedIn(deployment(), account('nobody'))).rejects.toThrow(/credentials/i);
  await expect(
    signedIn(
      deployment(),
      account('admin', () => '000000'),
    ),
  ).rejects.toThrow();
  const editor = await signedIn(deployment(), account('editor'));
  expect((await wrong(editor))[0]).toContain('the account is no admin');
  await signOut(editor);
});

describe('the doctor reports', () => {
  it.each<[string, string, string]>([
    [
      'an admin without a second factor',
      `insert into public.staff values ('${USERS.visitor}', 'admin')`,
      'Everyone who can read enquiries has a second factor: admins without one: 1',
    ],
    [
      'that no second factor is required',
      'update public.settings set require_factor = false',
      'Everyone who can read enquiries has a second factor: it is not required',
    ],
    [
      'mails that do not go out',
      `insert into private.mail_outbox (kind, period, created_at)
       values ('summary', now(), now() - interval '31 minutes')`,
      'Mail is being sent: the oldest waits for 31 minutes',
    ],
    [
      'mails that were given up',
      `insert into private.mail_outbox (kind, period, failed_at) values ('summary', now(), now())`,
      'Mail is being sent: given up within seven days: 1',
    ],
    [
      'an old archive',
      `update public.settings set last_archive_at = now() - interval '36 days'`,
      'There is a recent archive: the last one is 36 days old',
    ],
    [
      'that there is no archive',
      `update public.settings set last_archive_at = null`,
      'There is a recent archive: none has been made',
    ],
    [
      'a migration of another version',
      `insert into embedded.migrations values ('29990101000000', 'later.sql')`,
      'The migrations are those of this version: of a newer version: 29990101000000',
    ],
    [
      'a changed access log',
      `update private.access_log_ends set last_hash = 'other'`,
      'The access log is intact: line',
    ],
  ])('%s', async (_, broken, problem) => {
    await db.sql(broken);
    const found = await wrong();
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(problem);
  });

  it('an account of the demo, except on its own machine', async () => {
    const live = { ...admin, site: 'https://www.firm.example' };
    const check = CHECKS.filter(({ name }) => name.includes('demo'));
    expect(await wrong(live, check)).toEqual([]);
    await db.sql(
      `update auth.users set email = 'Editor@demo.example' where id = '${USERS.editor}'`,
    );
    expect(await wrong(live, check)).toEqual([
      'No account of the demo belongs to the staff: Editor@demo.example',
    ]);
    expect(await wrong(admin, check)).toEqual([]);
  });

  it('answers to staff that a cache may keep', async () => {
    const cached = async (...request: Parameters<typeof fetch>) => {
      const response = await admin.fetch(...request);
      const headers = { ...Object.fromEntries(response.headers), 'cache-control': 'max-age=60' };
      return new Response(response.body, { status: response.status, headers });
    };
    const found = await wrong({ ...admin, fetch: cached });
    expect(found).toEqual(['API responses to staff cannot be cached: Cache-Control: max-age=60']);
  });

  it('a migration that is not applied', async () => {
    expect(await wrong(admin, staffChecks([...VERSIONS, '29990101000000']))).toEqual([
      'The migrations are those of this version: not applied: 29990101000000',
    ]);
  });
});

describe('the doctor judges a scheduled job', () => {
  const run = { name: 'mail', active: true, last: '', status: 'succeeded', since: '' };
  const NOW = '2026-11-23T10:00:00Z';
  const problem = (change: object, name = 'mail') => {
    const job = { ...run, name, last: NOW, since: NOW, ...change };
    return jobProblem(name, { now: NOW, jobs: [job] } as unknown as Health);
  };

  it.each([
    ['runs', {}, undefined],
    ['has run within ten minutes', { last: '2026-11-23T09:50:00Z' }, undefined],
    ['has stopped', { last: '2026-11-23T09:49:00Z' }, 'does not run'],
    ['has failed', { status: 'failed' }, 'failed'],
    ['is switched off', { active: false }, 'switched off'],
    ['has another name', { name: 'other' }, 'missing'],
    ['has never run, like all others', { last: null, since: null }, 'does not run'],
  ])('that %s', (_, change, expected) => {
    if (expected) expect(problem(change)).toContain(expected);
    else expect(problem(change)).toBeUndefined();
  });

  it('that runs at night and may wait for its first run', () => {
    const last = { last: null, status: null };
    expect(problem({ ...last, since: '2026-11-22T11:00:00Z' }, 'retention')).toBeUndefined();
    expect(problem({ ...last, since: '2026-11-21T11:00:00Z' }, 'retention')).toContain('not run');
  });
});

describe('the doctor judges a build hook', () => {
  const NOW = '2026-11-23T10:00:00Z';
  const job = (name: string) => ({
    name,
    active: true,
    last: NOW,
    status: 'succeeded',
    since: NOW,
  });
  const jobs = [job('build'), job('nightly-build')];
  const problem = (change: object, isOnNetlify = true) => {
    const sound = { now: NOW, jobs, build_problem: null, build_wanted_since: null };
    return buildProblem({ ...sound, ...change } as unknown as Health, isOnNetlify);
  };

  it.each([
    ['is called', {}, undefined],
    ['is about to be called', { build_wanted_since: '2026-11-23T09:50:00Z' }, undefined],
    ['has no job', { jobs: [job('mail')] }, 'no job calls the build hook'],
    ['has no nightly job', { jobs: [job('build')] }, 'the job nightly-build is missing'],
    ['was refused', { build_problem: 'http 404' }, 'was not accepted: http 404'],
    ['has waited', { build_wanted_since: '2026-11-23T09:00:00Z' }, 'no call was made for 60 min'],
  ])('that %s', (_, change, expected) => {
    if (expected) expect(problem(change)).toContain(expected);
    else expect(problem(change)).toBeUndefined();
  });

  it('that is not needed where something else writes the pages', () => {
    expect(problem({ jobs: [job('mail')] }, false)).toBeUndefined();
    expect(problem({ jobs: [job('build')] }, false)).toContain('nightly-build is missing');
  });

  it('by the state that the database gives an admin', async () => {
    await db.sql(`update private.build_hook set problem = 'http 404', wanted_since = now()`);
    const post = { method: 'POST', body: '{}' };
    const health = (await (await call(admin, '/rest/v1/rpc/health', post)).json()) as Health;
    expect(
      buildProblem({ ...health, jobs: jobs.map((one) => ({ ...one, last: health.now })) }, true),
    ).toBe('the last call was not accepted: http 404');
    expect(Date.parse(health.build_wanted_since ?? '')).toBeGreaterThan(0);
  });
});
