import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../../server/paths';
import { isJobToken } from '../../supabase/functions/_shared/jobRequest';
import { useEdgeFunctions } from './edgeFunctions';
import { connect, useDatabase } from './sessions';

const db = useDatabase();

afterAll(async () => {
  await db.sql(
    `select cron.unschedule(jobid) from cron.job where jobname in ('build', 'nightly-build')`,
  );
  await db.sql('delete from private.build_hook');
  await db.sql('insert into private.build_hook default values');
});
const calls = useEdgeFunctions(db);

/** All calls so far were accepted, and what is public has been the same for an hour. */
beforeEach(() =>
  db.sql(`update private.build_hook set (revision, accepted_revision) =
      (select r, r from private.publication_revision() as r),
    revision_since = now() - interval '1 hour', wanted_since = null, claimed_revision = null,
    due_at = now()`),
);

/** The statements by which an operator schedules the jobs. */
const scheduling = () => {
  const guide = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8');
  return guide.match(/select cron\.schedule\([^;]+;/g) ?? [];
};

/** The function that builds; the job of mails calls another one at the same time. */
const BUILD = 'https://project.example/functions/v1/build-site';

it('the jobs of the guide call the Edge Function, unless there is nothing to build', async () => {
  const statements = scheduling();
  expect(statements).toHaveLength(2);
  for (const statement of statements) await db.asOwner(statement);
  const jobs = await db.sql(`select jobname, username, command from cron.job
    where jobname in ('build', 'nightly-build') order by jobname`);
  expect(jobs).toMatchObject([
    { jobname: 'build', username: 'postgres' },
    { jobname: 'nightly-build', username: 'postgres' },
  ]);
  // As pg_cron runs them, for their owner (jobs.spec.ts).
  const [look = '', night = ''] = jobs.map(({ command }) => String(command));
  await db.asOwner(look);
  expect(await calls()).not.toContain(BUILD);
  await db.asOwner(night);
  await db.asOwner(look);
  expect(await calls()).toContain(BUILD);
});

it('functions that run at once make one call in all', async () => {
  await db.sql('update private.build_hook set accepted_revision = null, wanted_since = now()');
  // All have begun before the first may go on.
  const holder = connect(1);
  await holder.sql('begin');
  await holder.sql('select from private.build_hook for update');
  const claims = Array.from({ length: 3 }, () =>
    db.as('service_role', 'select public.claim_build() as claim'),
  );
  await expect
    .poll(() => db.sql(`select from pg_stat_activity where wait_event_type = 'Lock'`))
    .toHaveLength(3);
  await holder.sql('commit');
  await holder.end();
  const answers = await Promise.all(claims);
  expect(answers.map(({ code }) => code)).toEqual(Array(3).fill(undefined));
  expect(answers.filter(({ rows }) => rows[0]?.claim !== null)).toHaveLength(1);
});

it('the token of a job, which only the database makes, is good for the Edge Functions for five minutes', async () => {
  const [row] = await db.sql(`select private.job_token('the secret') as token`);
  const header = `Bearer ${String(row?.token)}`;
  expect(await isJobToken(header, 'the secret')).toBe(true);
  expect(await isJobToken(header, 'the secret', Date.now() + 302_000)).toBe(false);
  expect(await isJobToken(header, 'another')).toBe(false);
  expect(await isJobToken(null, 'the secret')).toBe(false);
  for (const role of ['anon', 'visitor', 'editor', 'admin'] as const) {
    expect((await db.as(role, `select private.job_token('x')`)).code, role).toBe('42501');
  }
});
