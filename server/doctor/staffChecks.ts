import {
  type Check,
  checks,
  type Deployment,
  fetchFrom,
  HOUR_MS,
  isNetlify,
  MINUTE_MS,
  post,
} from './check.ts';

/** What `health()` answers an admin (supabase/schemas/41_health.sql). */
export interface Health {
  now: string;
  migrations: string[];
  requires_factor: boolean;
  admins_without_factor: number;
  jobs: JobRuns[] | null;
  oldest_unsent_mail: string | null;
  mails_given_up: number;
  /** When the host's build was requested, and why the last call of its build hook failed. */
  build_wanted_since: string | null;
  build_problem: string | null;
  last_archive_at: string | null;
  access_log_broken_at: number | null;
}

interface JobRuns {
  name: string;
  active: boolean;
  /** The last run that has ended, and how. */
  last: string | null;
  status: string | null;
  /** The earliest recorded run of any job. */
  since: string | null;
}

/** By name, how long ago its last run may be. */
export const JOBS = {
  mail: 10 * MINUTE_MS,
  calendars: 30 * MINUTE_MS,
  retention: 26 * HOUR_MS,
  'access-log': 26 * HOUR_MS,
  'job-history': 26 * HOUR_MS,
};

/** The jobs of a site that its host builds (docs/deploy.md, 5). */
const BUILD_JOBS = {
  build: 10 * MINUTE_MS,
  'nightly-build': 26 * HOUR_MS,
};

async function healthOf(deployment: Deployment): Promise<Health> {
  const response = await post(deployment, '/rest/v1/rpc/health');
  if (response.status === 403) throw new Error('the account is no admin, or has no second factor');
  if (!response.ok) throw new Error(`health: it answers ${response.status}`);
  return (await response.json()) as Health;
}

/** How many units of time have passed since an instant; none where there is none. */
const since = ({ now }: Health, time: string | null, unit: number) =>
  time === null ? 0 : Math.floor((Date.parse(now) - Date.parse(time)) / unit);

/** What is wrong with the first of some jobs that does not run; undefined if nothing. */
export function jobProblem(allowed: Record<string, number>, health: Health): string | undefined {
  for (const [name, age] of Object.entries(allowed)) {
    const job = health.jobs?.find((one) => one.name === name);
    if (!job) return `the job ${name} is missing`;
    if (!job.active) return `the job ${name} is switched off`;
    if (job.status === 'failed') return `the last run of the job ${name} failed`;
    // In a new project the nightly jobs have not run yet.
    const known = job.last ?? job.since;
    if (known === null || since(health, known, 1) > age) return `the job ${name} does not run`;
  }
  return undefined;
}

const DAY_MS = 24 * HOUR_MS;
const MAX_ARCHIVE_DAYS = 35;

/** Mails and calls of the build hook follow within ten minutes; a few more attempts may fail. */
const MAX_WAIT_MINUTES = 30;

/**
 * What is wrong with the calls of a host's build hook; undefined if nothing, or if the site has
 * none because something else writes its pages, which Netlify cannot do.
 */
export function buildProblem(health: Health, isOnNetlify: boolean): string | undefined {
  const isCalled = health.jobs?.some(({ name }) => Object.hasOwn(BUILD_JOBS, name));
  if (!isCalled) return isOnNetlify ? 'no job calls the build hook' : undefined;
  const { build_problem: refusal, build_wanted_since: wanted } = health;
  const problem = jobProblem(BUILD_JOBS, health);
  if (problem) return problem;
  if (refusal !== null) return `the last call was not accepted: ${refusal}`;
  const minutes = since(health, wanted, MINUTE_MS);
  return minutes > MAX_WAIT_MINUTES ? `no call was made for ${minutes} minutes` : undefined;
}

/** Checks that need an admin’s session; `migrations` are the versions of this repository. */
export const staffChecks = (migrations: readonly string[]): Check[] => [
  ...checks(
    {
      hosted:
        'Push them: npx supabase db push (docs/deploy.md, 2); or check out the version that is deployed.',
      own: 'Run the doctor from the version that is deployed, or start this one: npm start.',
    },
    {
      async 'The migrations are those of this version'(deployment) {
        const { migrations: applied } = await healthOf(deployment);
        const missing = migrations.filter((version) => !applied.includes(version));
        if (missing.length > 0) return `not applied: ${missing.join(', ')}`;
        const unknown = applied.filter((version) => !migrations.includes(version));
        if (unknown.length > 0) return `of a newer version: ${unknown.join(', ')}`;
      },
    },
  ),
  ...checks(
    'Ajustes > Segundo paso al entrar: switch it on; those without a factor add one at the next sign-in.',
    {
      async 'Everyone who can read enquiries has a second factor'(deployment) {
        const { requires_factor, admins_without_factor: count } = await healthOf(deployment);
        if (!requires_factor) return 'it is not required';
        if (count > 0) return `admins without one: ${count}`;
      },
    },
  ),
  ...checks(
    {
      hosted:
        'See cron.job_run_details in the SQL editor; supabase/schemas/91_jobs.sql schedules them.',
      own: 'See the log of npm start, which runs them.',
    },
    {
      async 'The scheduled jobs run'(deployment) {
        const health = await healthOf(deployment);
        return health.jobs ? jobProblem(JOBS, health) : undefined;
      },
    },
  ),
  ...checks('See the dashboard and the log of send-mail or npm start (docs/deploy.md, 2a).', {
    async 'Mail is being sent'(deployment) {
      const health = await healthOf(deployment);
      const minutes = since(health, health.oldest_unsent_mail, MINUTE_MS);
      if (minutes > MAX_WAIT_MINUTES) return `the oldest waits for ${minutes} minutes`;
      const lost = health.mails_given_up;
      if (lost > 0) return `given up within seven days: ${lost}`;
    },
  }),
  ...checks('See the log of build-site, and its secret BUILD_HOOK_URL (docs/deploy.md, 5).', {
    async 'The build hook is called'(deployment) {
      const health = await healthOf(deployment);
      if (health.jobs) return buildProblem(health, isNetlify(await fetchFrom(deployment, '/')));
    },
  }),
  ...checks(
    'Make one: Ajustes > Copia de toda la web, or npm run archive -- FILE (docs/operate.md).',
    {
      async 'There is a recent archive'(deployment) {
        const health = await healthOf(deployment);
        if (health.last_archive_at === null) return 'none has been made';
        const days = since(health, health.last_archive_at, DAY_MS);
        if (days > MAX_ARCHIVE_DAYS) return `the last one is ${days} days old`;
      },
    },
  ),
  ...checks('Make an archive, keep it apart, and find out who else has access to the database.', {
    async 'The access log is intact'(deployment) {
      const { access_log_broken_at: at } = await healthOf(deployment);
      if (at !== null) return `line ${at} was changed`;
    },
  }),
];
