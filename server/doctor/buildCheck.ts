import { fetchFrom, type Check } from './check.ts';
import {
  BUILD_JOBS,
  type Health,
  healthOf,
  isNetlify,
  jobProblem,
  MINUTE_MS,
  since,
} from './health.ts';

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

export const BUILD_CHECK: Check = {
  name: 'The build hook is called',
  remedy: 'See the log of build-site, and its secret BUILD_HOOK_URL (docs/deploy.md, 5).',
  run: async (deployment) => {
    const health = await healthOf(deployment);
    if (health.jobs === null) return undefined;
    return buildProblem(health, isNetlify(await fetchFrom(deployment, '/')));
  },
};
