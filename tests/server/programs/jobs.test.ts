import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedBackend } from '../../../server/embedded/embedded';
import { schemaFiles } from '../../../server/embedded/sql';
import { embeddedJobs } from '../../../server/programs/jobs';
import { startMigrated } from '../../support/backend';

const MINUTE = 60_000;

/** The interval of a cron expression: minutes or a day. */
const everyMs = (time: string) =>
  /^\*(\/\d+)? \* \* \* \*$/.test(time)
    ? Number(/\d+/.exec(time)?.[0] ?? 1) * MINUTE
    : /^\d+ \d+ \* \* \*$/.test(time)
      ? 1440 * MINUTE
      : NaN;

describe('the jobs', () => {
  let backend: EmbeddedBackend;
  beforeAll(async () => {
    backend = await startMigrated();
  });
  afterAll(() => backend.close());

  it('are those of a hosted project', () => {
    const hosted = schemaFiles().find(({ name }) => name === '91_jobs.sql')?.sql ?? '';
    const jobs = [...hosted.matchAll(/cron\.schedule\('([^']+)', '([^']+)'/g)].map(
      ([, name, time = '']) => [name, everyMs(time)],
    );
    const own = embeddedJobs(backend, 'http://localhost:4173');
    // The last one is about pg_cron's own table.
    expect([
      ...own.map(({ name, every }) => [name, every]),
      ['job-history', 1440 * MINUTE],
    ]).toEqual(jobs);
  });

  it('run on the embedded backend', async () => {
    for (const { name, run } of embeddedJobs(backend, 'http://localhost:4173')) {
      await expect(run(), name).resolves.toBeDefined();
    }
  });
});
