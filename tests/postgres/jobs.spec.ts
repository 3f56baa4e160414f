import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { embeddedJobs } from '../../server/programs/jobs';
import { ENQUIRY } from '../database/matrix';
import { type Health, JOBS, jobProblem } from '../../server/doctor/staffChecks';
import { addAccounts, useDatabase } from './sessions';

const db = useDatabase(1);

const empty = () =>
  db.sql('delete from public.contact_surveys; delete from public.survey_erasures');
// Rows left by the other files.
beforeAll(empty);
afterAll(empty);

/** How the runs of a job have ended; pg_cron notes it a moment after their effects can be seen. */
const outcomesOf = (job: string) =>
  db.sql(
    `select distinct status from cron.job_run_details join cron.job using (jobid)
     where jobname = $1 and status <> 'running'`,
    [job],
  );

it('the jobs are scheduled by the migrations, for their owner, who is no superuser', async () => {
  const jobs = await db.sql('select jobname, username, active from cron.job order by jobname');
  const names = embeddedJobs({} as EmbeddedBackend, 'http://localhost').map(({ name }) => name);
  expect(jobs).toEqual(
    [...names, 'job-history']
      .sort()
      .map((jobname) => ({ jobname, username: 'postgres', active: true })),
  );
});

it('retention and job-history remove by pg_cron what is due, by their owner’s right', async () => {
  const columns = Object.keys(ENQUIRY).join(', ');
  for (const [name, status, months] of [
    ['Vieja', 'new', 13],
    ['Cliente', 'engaged', 13],
    ['Reciente', 'closed', 11],
  ]) {
    await db.sql(
      `insert into public.contact_surveys (${columns}, status, created_at)
       select ${columns}, $2, now() - make_interval(months => $3)
       from jsonb_populate_record(null::public.contact_surveys, $1)`,
      [JSON.stringify({ ...ENQUIRY, name }), status, months],
    );
  }
  await db.sql(
    `insert into cron.job_run_details (jobid, runid, username, status, start_time, end_time)
     select 1, runid, 'postgres', status, now() - age, now() - age
     from (values (-4, 'succeeded', interval '30 days'), (-3, 'failed', null),
       (-2, 'failed', '169 hours'), (-1, 'succeeded', '167 hours')) as runs (runid, status, age)`,
  );
  const schedule = (jobs: Record<string, string>) =>
    db.sql(
      `select cron.alter_job(jobid, schedule => $1::jsonb ->> jobname) from cron.job
       where $1::jsonb ? jobname`,
      [JSON.stringify(jobs)],
    );
  // The same jobs, at the next full minute.
  await schedule({ retention: '* * * * *', 'job-history': '* * * * *' });
  const wait = { timeout: 75_000, interval: 500 };
  await expect
    .poll(() => db.sql('select name from public.contact_surveys order by name'), wait)
    .toEqual([{ name: 'Cliente' }, { name: 'Reciente' }]);
  expect(await db.sql('select reason, erased_by from public.survey_erasures')).toEqual([
    { reason: 'retention', erased_by: null },
  ]);
  await expect
    .poll(() => db.sql('select runid from cron.job_run_details where runid < 0'), wait)
    .toEqual([{ runid: -1 }]);
  for (const job of ['retention', 'job-history']) {
    await expect.poll(() => outcomesOf(job)).toEqual([{ status: 'succeeded' }]);
  }
  // Back to the night: another run could end while the doctor is asked about this one, below.
  await schedule({ retention: '20 2 * * *', 'job-history': '40 2 * * *' });
  await db.sql('delete from cron.job_run_details where runid < 0');
});

it('the doctor reports jobs that do not run, have failed or are missing', async () => {
  await addAccounts(db);
  const problem = async () => {
    const { rows } = await db.as('admin', 'select public.health() as health');
    return jobProblem({ retention: JOBS.retention }, rows[0]?.health as Health);
  };
  const last = `(select max(runid) from cron.job_run_details as r join cron.job as j using (jobid)
    where j.jobname = 'retention' and status = 'succeeded')`;
  const of = `(select jobid from cron.job where jobname = 'retention')`;
  // The real job has just run, in the test above.
  expect(await problem()).toBeUndefined();
  await db.sql(`update cron.job_run_details set start_time = now() - interval '27 hours'
    where jobid = ${of}`);
  expect(await problem()).toContain('does not run');
  await db.sql(
    `update cron.job_run_details set start_time = now(), status = 'failed' where runid = ${last}`,
  );
  expect(await problem()).toContain('failed');
  await db.sql(`select cron.unschedule(${of})`);
  expect(await problem()).toContain('missing');
});
