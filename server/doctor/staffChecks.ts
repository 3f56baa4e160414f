import { type Check, fetchFrom, type Remedies } from './check.ts';
import {
  BUILD_JOBS,
  type Health,
  healthOf,
  HOUR_MS,
  isNetlify,
  jobProblem,
  JOBS,
  MINUTE_MS,
  since,
} from './health.ts';

const MAX_MAIL_MINUTES = 30;
const MAX_ARCHIVE_DAYS = 35;

/** Calls follow a change within ten minutes; a few more attempts may fail. */
const MAX_WAIT_MINUTES = 30;

/**
 * What is wrong with the calls of a host's build hook; undefined if nothing, or if the site has
 * none because something else writes its pages, which Netlify cannot do.
 */
export function buildProblem(health: Health, isOnNetlify: boolean): string | undefined {
  const names = Object.keys(BUILD_JOBS);
  if (!health.jobs?.some(({ name }) => names.includes(name))) {
    return isOnNetlify ? 'no job calls the build hook' : undefined;
  }
  for (const name of names) {
    const problem = jobProblem(name, health);
    if (problem !== undefined) return problem;
  }
  const { build_problem: refusal, build_wanted_since: wanted } = health;
  if (refusal !== null) return `the last call was not accepted: ${refusal}`;
  const minutes = wanted === null ? 0 : Math.floor(since(health, wanted) / MINUTE_MS);
  return minutes > MAX_WAIT_MINUTES ? `no call was made for ${minutes} minutes` : undefined;
}

const BUILD_CHECK: Check = {
  name: 'The build hook is called',
  remedy: 'See the log of build-site, and its secret BUILD_HOOK_URL (docs/deploy.md, 5).',
  run: async (deployment) => {
    const health = await healthOf(deployment);
    if (health.jobs === null) return undefined;
    return buildProblem(health, isNetlify(await fetchFrom(deployment, '/')));
  },
};

/** Checks that need an admin’s session; `migrations` are the versions of this repository. */
export function staffChecks(migrations: readonly string[]): Check[] {
  const check = (
    name: string,
    remedy: string | Remedies,
    problem: (health: Health) => string | undefined,
  ): Check => ({ name, remedy, run: async (deployment) => problem(await healthOf(deployment)) });

  return [
    check(
      'The migrations are those of this version',
      {
        hosted:
          'Push them: npx supabase db push (docs/deploy.md, 2); or check out the version that is deployed.',
        own: 'Run the doctor from the version that is deployed, or start this one: npm start.',
      },
      (health) => {
        const missing = migrations.filter((version) => !health.migrations.includes(version));
        if (missing.length > 0) return `not applied: ${missing.join(', ')}`;
        const unknown = health.migrations.filter((version) => !migrations.includes(version));
        return unknown.length > 0 ? `of a newer version: ${unknown.join(', ')}` : undefined;
      },
    ),
    check(
      'Everyone who can read enquiries has a second factor',
      'Ajustes > Segundo paso al entrar: switch it on; those without a factor add one at the next sign-in.',
      (health) => {
        if (!health.requires_factor) return 'it is not required';
        const count = health.admins_without_factor;
        return count > 0 ? `admins without one: ${count}` : undefined;
      },
    ),
    check(
      'The scheduled jobs run',
      {
        hosted:
          'See cron.job_run_details in the SQL editor; supabase/schemas/91_jobs.sql schedules them.',
        own: 'See the log of npm start, which runs them.',
      },
      (health) =>
        health.jobs === null
          ? undefined
          : Object.keys(JOBS)
              .map((name) => jobProblem(name, health))
              .find((problem) => problem !== undefined),
    ),
    check(
      'Mail is being sent',
      'See the dashboard and the log of send-mail or npm start (docs/deploy.md, 2a).',
      (health) => {
        const { oldest_unsent_mail: oldest, mails_given_up: lost } = health;
        const minutes = oldest === null ? 0 : Math.floor(since(health, oldest) / MINUTE_MS);
        if (minutes > MAX_MAIL_MINUTES) return `the oldest waits for ${minutes} minutes`;
        return lost > 0 ? `given up within seven days: ${lost}` : undefined;
      },
    ),
    BUILD_CHECK,
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
      'The access log is intact',
      'Make an archive, keep it apart, and find out who else has access to the database.',
      ({ access_log_broken_at: at }) => (at === null ? undefined : `line ${at} was changed`),
    ),
  ];
}
