import { call, type Check, type Deployment } from './check.ts';

/** What `health()` answers an admin (supabase/schemas/28_health.sql). */
export interface Health {
  now: string;
  migrations: string[];
  requires_factor: boolean;
  admins_without_factor: number;
  jobs: JobRuns[] | null;
  oldest_unsent_mail: string | null;
  mails_given_up: number;
  last_archive_at: string | null;
  access_log_broken_at: number | null;
}

interface JobRuns {
  name: string;
  active: boolean;
  /** The last run that has ended, and how. */
  last: string | null;
  status: string | null;
  /** The first run of any job that is still known. */
  since: string | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** By name, how long ago its last run may be. */
const JOBS: Record<string, number> = {
  mail: 10 * MINUTE_MS,
  retention: 26 * HOUR_MS,
  'access-log': 26 * HOUR_MS,
  'job-history': 26 * HOUR_MS,
};

const MAX_MAIL_MINUTES = 30;
const MAX_ARCHIVE_DAYS = 35;

async function healthOf(deployment: Deployment): Promise<Health> {
  const post = { method: 'POST', body: '{}' };
  const response = await call(deployment, '/rest/v1/rpc/health', post);
  if (!response.ok) throw new Error(`health: it answers ${response.status}`);
  const health = (await response.json()) as Health | null;
  if (!health) throw new Error('the account is no admin, or has no second factor');
  return health;
}

/** The time since an instant, in ms. */
const since = ({ now }: Health, time: string) => Date.parse(now) - Date.parse(time);

/** What is wrong with a job; undefined if nothing. */
export function jobProblem(name: string, health: Health): string | undefined {
  const job = health.jobs?.find((one) => one.name === name);
  if (!job) return `the job ${name} is missing`;
  if (!job.active) return `the job ${name} is switched off`;
  if (job.status === 'failed') return `the last run of the job ${name} failed`;
  const allowed = JOBS[name] ?? 0;
  // A new project has not come to its first night.
  const known = job.last ?? job.since;
  if (known !== null && since(health, known) <= allowed) return undefined;
  return `the job ${name} does not run`;
}

/** Checks for whoever signs in as an admin; `migrations` are the versions of this repository. */
export function staffChecks(migrations: readonly string[]): Check[] {
  const check = (
    name: string,
    remedy: string,
    problem: (health: Health) => string | undefined,
  ): Check => ({ name, remedy, run: async (deployment) => problem(await healthOf(deployment)) });

  return [
    check(
      'The migrations are those of this version',
      'Push them: npx supabase db push (docs/deploy.md, 2); or check out the version that is deployed.',
      (health) => {
        const missing = migrations.filter((version) => !health.migrations.includes(version));
        if (missing.length > 0) return `not applied: ${missing.join(', ')}`;
        const unknown = health.migrations.filter((version) => !migrations.includes(version));
        return unknown.length > 0 ? `of a newer version: ${unknown.join(', ')}` : undefined;
      },
    ),
    check(
      'Whoever reads enquiries has a second factor',
      'Ajustes > Segundo paso al entrar: switch it on; who has no factor adds one at the next sign-in.',
      (health) => {
        if (!health.requires_factor) return 'it is not required';
        const count = health.admins_without_factor;
        return count > 0 ? `admins without one: ${count}` : undefined;
      },
    ),
    check(
      'The scheduled jobs run',
      'See cron.job_run_details in the SQL editor; supabase/schemas/91_jobs.sql schedules them.',
      (health) =>
        health.jobs === null
          ? undefined
          : Object.keys(JOBS)
              .map((name) => jobProblem(name, health))
              .find((problem) => problem !== undefined),
    ),
    check(
      'Mails go out',
      'See the dashboard and the log of send-mail or npm start (docs/deploy.md, 2a).',
      (health) => {
        const { oldest_unsent_mail: oldest, mails_given_up: lost } = health;
        const minutes = oldest === null ? 0 : Math.floor(since(health, oldest) / MINUTE_MS);
        if (minutes > MAX_MAIL_MINUTES) return `the oldest waits for ${minutes} minutes`;
        return lost > 0 ? `given up within seven days: ${lost}` : undefined;
      },
    ),
    check(
      'There is a recent archive',
      'Make one: Ajustes > Copia de toda la web, or npm run archive -- FILE (docs/operate.md).',
      (health) => {
        if (health.last_archive_at === null) return 'none has been made';
        const days = Math.floor(since(health, health.last_archive_at) / (24 * HOUR_MS));
        return days > MAX_ARCHIVE_DAYS ? `the last one is ${days} days old` : undefined;
      },
    ),
    check(
      'The access log is as it was written',
      'Make an archive, keep it apart, and find out who reaches the database besides the site.',
      ({ access_log_broken_at: at }) => (at === null ? undefined : `line ${at} was changed`),
    ),
  ];
}
