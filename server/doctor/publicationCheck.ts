import { setTimeout } from 'node:timers/promises';
import { type SiteStamp, STAMP_PATH } from '../../src/site/siteStamp.ts';
import { fetchFrom, call, type Check, type Deployment } from './check.ts';
import { isNetlify, MINUTE_MS } from './health.ts';

const ASK_EVERY = 5000;

/** How long a save may take to be served: where this site writes its pages, or its host builds it. */
const PATIENCE = { own: 2 * MINUTE_MS, host: 15 * MINUTE_MS };

async function revisionOf(deployment: Deployment): Promise<string> {
  const response = await call(deployment, '/rest/v1/rpc/publication_revision');
  if (!response.ok) throw new Error(`publication_revision answers ${response.status}`);
  return (await response.json()) as string;
}

async function stampOf(response: Response): Promise<SiteStamp> {
  if (response.headers.get('content-type')?.includes('json') && response.ok)
    return (await response.json()) as SiteStamp;
  throw new Error(`${STAMP_PATH} answers ${response.status}, and does not say what is served`);
}

/** Pages are written after a save, so a site that lags behind is asked again for a while. */
export const PUBLICATION_CHECK: Check = {
  name: 'The pages show what the database publishes now',
  remedy:
    'See that the publisher runs, or that the host builds; or build and deploy again (docs/deploy.md, 5).',
  async run(deployment) {
    const { wait = setTimeout } = deployment;
    for (let waited = 0; ; waited += ASK_EVERY) {
      const revision = await revisionOf(deployment);
      const response = await fetchFrom(deployment, STAMP_PATH);
      const { revision: served, at, failures } = await stampOf(response);
      const [failed] = Object.entries(failures);
      if (failed) return `${failed[0] || 'the site'} could not be written: ${failed[1]}`;
      if (served === revision) return undefined;
      if (waited >= (isNetlify(response) ? PATIENCE.host : PATIENCE.own))
        return `they are of ${at || 'an unknown time'} (${served || 'never'}, not ${revision})`;
      await wait(ASK_EVERY);
    }
  },
};
