import type { Database } from '../../src/lib/database.types.ts';
import { postPathOf } from '../../src/site/pages.ts';
import { imageTypeOf } from '../embedded/imageType.ts';
import { ask, call, type Check, type Deployment } from './check.ts';

type Tables = Database['public']['Tables'];
type Functions = Database['public']['Functions'];

const MIGRATIONS = 'Push the migrations of this version: npx supabase db push (docs/deploy.md, 2).';

/** Whether the public may read a table. A missing table is a type error. */
const PUBLIC_TABLES: Record<keyof Tables, boolean> = {
  blog_posts: true,
  categories: true,
  contact_surveys: false,
  holidays: false,
  language_settings: true,
  post_old_slugs: true,
  post_translation_sources: false,
  reply_templates: false,
  settings: false,
  staff: false,
  stats_daily: false,
  stats_realtime: true,
  survey_erasures: false,
  testimonials: true,
  text_overrides: true,
};

/** Functions that only staff may call. None changes anything if a call gets through. */
const STAFF_FUNCTIONS: readonly (keyof Functions)[] = [
  'archive',
  'dashboard',
  'expired_surveys',
  'health',
  'my_session',
  'post_counts',
  'staff_members',
  'survey_erasure_history',
  'testimonials_for_staff',
  'undelivered_mails',
  'unused_images',
];

/** No row has this id, so that a change that gets through by mistake has no effect. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Whether privileges allow an insert, which then violates a constraint (SQLSTATE class 23). */
async function isLetIn(response: Response): Promise<boolean> {
  if (response.ok) return true;
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  return code?.startsWith('23') ?? false;
}

const isRefused = ({ status }: Response) => status === 401 || status === 403;

/** A filter that matches no row, for tables without an id. */
const KEYS: Partial<Record<keyof Tables, string>> = {
  categories: 'name=eq.there-is-none',
  holidays: 'day=eq.1900-01-01',
  language_settings: 'language_code=eq.xx',
  post_old_slugs: 'slug=eq.there-is-none',
  post_translation_sources: 'language=eq.xx',
  settings: 'id=is.null',
  staff: `user_id=eq.${NOBODY}`,
  stats_daily: 'day=eq.1900-01-01',
  text_overrides: 'key=eq.there-is-none',
};

const nothingOf = (table: keyof Tables) => KEYS[table] ?? `id=eq.${NOBODY}`;

const tables = Object.keys(PUBLIC_TABLES) as (keyof Tables)[];

async function publishedSlugs(deployment: Deployment): Promise<string[]> {
  const query = 'select=slug&order=updated_at.desc&limit=3';
  const response = await call(deployment, `/rest/v1/blog_posts?${query}`);
  return ((await response.json()) as { slug: string }[]).map(({ slug }) => slug);
}

/** The stored pictures of the posts that were changed last. */
async function storedPictures(deployment: Deployment): Promise<string[]> {
  const query = 'select=image&image=like.*/storage/v1/*&order=updated_at.desc&limit=20';
  const response = await call(deployment, `/rest/v1/blog_posts?${query}`);
  return ((await response.json()) as { image: string }[]).map(({ image }) => image);
}

export const BACKEND_CHECKS: readonly Check[] = [
  {
    name: 'The backend answers, and knows this version’s functions',
    remedy: `Is the project paused, or the key another project's? ${MIGRATIONS}`,
    async run(deployment) {
      const response = await call(deployment, '/rest/v1/rpc/publication_revision', {
        method: 'POST',
        body: '{}',
      });
      return response.ok ? undefined : `it answers ${response.status}`;
    },
  },
  {
    name: 'The public reads what the site shows, and nothing else',
    remedy: MIGRATIONS,
    async run(deployment) {
      for (const table of tables) {
        const response = await call(deployment, `/rest/v1/${table}?select=*&limit=1`);
        if (!PUBLIC_TABLES[table] && response.ok) return `anybody reads ${table}`;
      }
      const languages = await call(deployment, '/rest/v1/language_settings?select=language_code');
      if (!languages.ok) return `languages: it answers ${languages.status}`;
      return ((await languages.json()) as unknown[]).length > 0 ? undefined : 'no language is on';
    },
  },
  {
    name: 'The public changes nothing but the visit counts',
    remedy: MIGRATIONS,
    async run(deployment) {
      for (const table of tables) {
        const path = `/rest/v1/${table}?${nothingOf(table)}`;
        if (!isRefused(await call(deployment, path, { method: 'DELETE' })))
          return `anybody may delete from ${table}`;
        if (table === 'contact_surveys' || table === 'stats_realtime') continue;
        // An empty row: refused for lack of privileges, or else by a constraint.
        const insert = { method: 'POST', body: '{}' };
        if (await isLetIn(await call(deployment, `/rest/v1/${table}`, insert)))
          return `anybody may insert into ${table}`;
      }
      return undefined;
    },
  },
  {
    name: 'The public calls no function of the staff',
    remedy: MIGRATIONS,
    async run(deployment) {
      for (const name of STAFF_FUNCTIONS) {
        const post = { method: 'POST', body: '{}' };
        const response = await call(deployment, `/rest/v1/rpc/${name}`, post);
        if (response.ok) return `anybody may call ${name}`;
      }
      return undefined;
    },
  },
  {
    name: 'The API describes itself to nobody',
    remedy: 'Ask the host: the list of all tables and functions is for the secret key alone.',
    async run(deployment) {
      const response = await call(deployment, '/rest/v1/');
      return response.ok ? 'anybody reads the list of tables and functions' : undefined;
    },
  },
  {
    name: 'Nobody can sign up',
    remedy: 'Authentication > Sign In / Providers: switch "Allow new users to sign up" off.',
    async run(deployment) {
      // Refused for want of a password where sign-up is on.
      const post = { method: 'POST', body: '{"email":"nobody"}' };
      const response = await call(deployment, '/auth/v1/signup', post);
      const { error_code: code } = (await response.json()) as { error_code?: string };
      return code === 'signup_disabled' ? undefined : 'sign-up is on';
    },
  },
  {
    name: 'The public cannot list or store pictures',
    remedy: MIGRATIONS,
    async run(deployment) {
      const list = await call(deployment, '/storage/v1/object/list/images', {
        method: 'POST',
        body: '{"prefix":"posts","limit":1}',
      });
      if (list.ok && ((await list.json()) as unknown[]).length > 0) return 'anybody lists them';
      const upload = await call(deployment, '/storage/v1/object/images/doctor.txt', {
        method: 'POST',
        body: 'text',
      });
      return upload.ok ? 'anybody stores files' : undefined;
    },
  },
  {
    name: 'Pictures are of the type that they are sent as',
    remedy:
      'Somebody has stored something else as a picture. Replace it in the post, and ask who did.',
    async run(deployment) {
      // The Storage of a hosted project believes whoever uploads.
      for (const picture of await storedPictures(deployment)) {
        const response = await deployment.fetch(new URL(picture, deployment.backend).href);
        if (!response.ok) continue;
        const declared = response.headers.get('content-type');
        if (imageTypeOf(new Uint8Array(await response.arrayBuffer())) !== declared)
          return `${picture} is no ${declared ?? 'picture'}`;
      }
      return undefined;
    },
  },
  {
    name: 'What was published last is served',
    remedy: 'Build and deploy again, or see that the publisher runs (docs/deploy.md, 5).',
    async run(deployment) {
      for (const slug of await publishedSlugs(deployment)) {
        const path = postPathOf(slug, 'es');
        const response = await ask(deployment, path);
        if (response.status !== 200) return `${path} answers ${response.status}`;
        if (!(await response.text()).includes('property="og:title"'))
          return `${path} has no text without JavaScript`;
      }
      return undefined;
    },
  },
];
