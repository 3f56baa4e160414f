import { type Deployment, post } from './check.ts';

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

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** By name, how long ago its last run may be. */
export const JOBS: Record<string, number> = {
  mail: 10 * MINUTE_MS,
  calendars: 30 * MINUTE_MS,
  retention: 26 * HOUR_MS,
  'access-log': 26 * HOUR_MS,
  'job-history': 26 * HOUR_MS,
};

/** The jobs of a site that its host builds (docs/deploy.md, 5). */
export const BUILD_JOBS: Record<string, number> = {
  build: 10 * MINUTE_MS,
  'nightly-build': 26 * HOUR_MS,
};

export async function healthOf(deployment: Deployment): Promise<Health> {
  const response = await post(deployment, '/rest/v1/rpc/health');
  if (!response.ok) throw new Error(`health: it answers ${response.status}`);
  const health = (await response.json()) as Health | null;
  if (!health) throw new Error('the account is no admin, or has no second factor');
  return health;
}

/** The time since an instant, in ms. */
export const since = ({ now }: Health, time: string) => Date.parse(now) - Date.parse(time);

/** What is wrong with a job; undefined if nothing. */
export function jobProblem(name: string, health: Health): string | undefined {
  const job = health.jobs?.find((one) => one.name === name);
  if (!job) return `the job ${name} is missing`;
  if (!job.active) return `the job ${name} is switched off`;
  if (job.status === 'failed') return `the last run of the job ${name} failed`;
  const allowed = { ...JOBS, ...BUILD_JOBS }[name] ?? 0;
  // In a new project the nightly jobs have not run yet.
  const known = job.last ?? job.since;
  if (known !== null && since(health, known) <= allowed) return undefined;
  return `the job ${name} does not run`;
}

/** Whether Netlify, which builds the site itself, sent this response. */
export const isNetlify = ({ headers }: Response) =>
  headers.get('server')?.toLowerCase().startsWith('netlify') ?? false;
