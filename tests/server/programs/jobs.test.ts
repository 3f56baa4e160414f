import { expect, it } from 'vitest';
import { JOBS } from '../../../server/doctor/staffChecks';
import { schemaFiles } from '../../../server/embedded/sql';
import { embeddedJobs } from '../../../server/programs/jobs';
import { useBackend } from '../../support/backend';

const db = useBackend();

const MINUTE = 60_000;

/** The interval of a cron expression: minutes or a day. */
const everyMs = (time: string) =>
  /^\*(\/\d+)? \* \* \* \*$/.test(time)
    ? Number(/\d+/.exec(time)?.[0] ?? 1) * MINUTE
    : /^\d+ \d+ \* \* \*$/.test(time)
      ? 1440 * MINUTE
      : NaN;

it('the jobs are those of a hosted project, which the doctor expects, and run on the embedded backend', async () => {
  const hosted = schemaFiles().find(({ name }) => name === '91_jobs.sql')?.sql ?? '';
  const jobs = [...hosted.matchAll(/cron\.schedule\('([^']+)', '([^']+)'/g)].map(
    ([, name, time = '']) => [name, everyMs(time)],
  );
  expect(Object.keys(JOBS).sort()).toEqual(jobs.map(([name]) => name).sort());
  const own = embeddedJobs(db.backend, 'http://localhost:4173');
  // The last one is about pg_cron's own table.
  const atIntervals = own.map(({ name, every }) => [name, every]);
  expect([...atIntervals, ['job-history', 1440 * MINUTE]]).toEqual(jobs);
  for (const { name, run } of own) await expect(run(), name).resolves.toBeDefined();
});
