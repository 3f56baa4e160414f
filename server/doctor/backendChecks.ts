import { setTimeout } from 'node:timers/promises';
import { SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { postPathOf } from '../../src/site/pages.ts';
import { type SiteStamp, STAMP_PATH } from '../../src/site/siteStamp.ts';
import { imageTypeOf } from '../imageType.ts';
import {
  after,
  call,
  type Check,
  checks,
  type Deployment,
  fetchFrom,
  isNetlify,
  MIGRATIONS,
  MINUTE_MS,
  post,
  rowsOf,
} from './check.ts';
import { RIGHTS_CHECKS } from './rightsChecks.ts';

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
async function publicationProblem(deployment: Deployment): Promise<string | undefined> {
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
}

const ASK_FOR_DESCRIPTION = {
  hosted: 'Contact the host: only the secret key may read the list of all tables and functions.',
  own: 'The server answers 404 to it: does the proxy reach another one?',
};

export const BACKEND_CHECKS: readonly Check[] = [
  ...checks(after('Is the project paused, or the key another project’s?', MIGRATIONS), {
    async 'The backend responds and has this version’s functions'(deployment) {
      const response = await post(deployment, '/rest/v1/rpc/publication_revision');
      if (!response.ok) return `it answers ${response.status}`;
    },
  }),
  ...RIGHTS_CHECKS,
  ...checks(ASK_FOR_DESCRIPTION, {
    async 'The public cannot read the API’s description'(deployment) {
      const response = await call(deployment, '/rest/v1/');
      if (response.ok) return 'anybody reads the list of tables and functions';
    },
  }),
  ...checks(after('The migrations make the bucket "images", public.', MIGRATIONS), {
    async 'The bucket for pictures exists and is public'(deployment) {
      // The status is 400 for a missing bucket, a bucket that is not public, and a missing file.
      const response = await call(deployment, '/storage/v1/object/public/images/posts/none.webp');
      const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
      if (message !== 'Object not found') return message || `it answers ${response.status}`;
    },
  }),
  ...checks(MIGRATIONS, {
    async 'The public cannot list or store pictures'(deployment) {
      const page = { prefix: 'posts', limit: 1 };
      const list = await post(deployment, '/storage/v1/object/list/images', page);
      if (list.ok && ((await list.json()) as unknown[]).length > 0) return 'anybody lists them';
      const upload = await post(deployment, '/storage/v1/object/images/doctor.txt');
      if (upload.ok) return 'anybody stores files';
    },
  }),
  ...checks(
    'A file that is no picture was uploaded as one. Replace it in the post, and find out who did.',
    {
      async 'Stored pictures match their content type'(deployment) {
        // Hosted Storage trusts the content type that the uploader sent.
        const query =
          'blog_posts?select=image&image=like.*/storage/v1/*&order=updated_at.desc&limit=20';
        for (const { image: picture } of await rowsOf<{ image: string }>(deployment, query)) {
          const response = await deployment.fetch(new URL(picture, deployment.backend).href);
          if (!response.ok) continue;
          const declared = response.headers.get('content-type');
          if (imageTypeOf(new Uint8Array(await response.arrayBuffer())) !== declared)
            return `${picture} is no ${declared ?? 'picture'}`;
        }
      },
    },
  ),
  ...checks(
    'See that the publisher runs, or that the host builds; or build and deploy again (docs/deploy.md, 5).',
    {
      async 'The latest posts are served'(deployment) {
        const query = 'blog_posts?select=slug&order=updated_at.desc&limit=3';
        for (const { slug } of await rowsOf<{ slug: string }>(deployment, query)) {
          const path = postPathOf(slug, SOURCE_LANGUAGE);
          const response = await fetchFrom(deployment, path);
          if (response.status !== 200) return `${path} answers ${response.status}`;
          if (!(await response.text()).includes('property="og:title"'))
            return `${path} has no text without JavaScript`;
        }
      },
      'The pages show what the database publishes now': publicationProblem,
    },
  ),
];
