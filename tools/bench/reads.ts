import { QueryClient } from '@tanstack/react-query';
import { linesOptions } from '../../src/features/admin/dashboard/queries.ts';
import { filterFrom as enquiryFilter } from '../../src/features/admin/enquiries/filter.ts';
import { enquiriesPageOptions } from '../../src/features/admin/enquiries/queries.ts';
import { filterFrom as postFilter } from '../../src/features/admin/posts/list/filter.ts';
import { postCountsOptions, postListOptions } from '../../src/features/admin/posts/queries.ts';
import { overridesOptions as allTextsOptions } from '../../src/features/admin/texts/queries.ts';
import type { PostFilter } from '../../src/features/public/blog/list/filter.ts';
import {
  categoriesOptions,
  postOptions,
  postsPageOptions,
  relatedPostsOptions,
} from '../../src/features/public/blog/queries.ts';
import { freeTimesOptions } from '../../src/features/public/enquiry-form/booking/appointment/queries.ts';
import { overridesOptions } from '../../src/features/public/live-texts/queries.ts';
import { NAMESPACES } from '../../src/i18n/namespaces.ts';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { CATEGORY_OF_SERVICE, SERVICE_IDS } from '../../src/site/services.ts';
import type { Deployment } from '../../server/doctor/check.ts';
import { signedIn } from '../../server/doctor/signIn.ts';
import type { Driver } from '../../server/embedded/connection.ts';
import { DEMO_STAFF } from '../../server/embedded/demoStaff.ts';
import { type EmbeddedBackend, startEmbedded } from '../../server/embedded/embedded.ts';
import { POST } from './site.ts';
import { percentile, printTable, round } from './table.ts';

const TIMES = 30;
const WARM_UP = 3;

/** Queries that are printed in one table. */
interface Group {
  title: string;
  /** The site's own queries, by the action that causes them. */
  reads: Record<string, { queryFn?: unknown }>;
  /** The account that queries; by default an anonymous visitor. */
  account?: { email: string; password: string };
}

const page = (filter: Partial<PostFilter>) =>
  postsPageOptions(SOURCE_LANGUAGE, { page: 1, category: '', search: '', ...filter });

/** The queries of the public blog, and of booking. */
const BLOG_READS: Group = {
  title: 'Reads of the blog (limit: the first page takes the same time)',
  reads: {
    'first page': page({}),
    'second page': page({ page: 2 }),
    'search, found': page({ search: 'nie' }),
    'search, nothing found': page({ search: 'xyzzy' }),
    category: page({ category: CATEGORY_OF_SERVICE.immigration }),
    'a post': postOptions(POST, SOURCE_LANGUAGE),
    'related posts': relatedPostsOptions(POST, SOURCE_LANGUAGE),
    categories: categoriesOptions(SOURCE_LANGUAGE),
    'free times of a month': freeTimesOptions('video'),
  },
};

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const NO_ID = '00000000-0000-0000-0000-000000000000';

const posts = (query: string) => postListOptions(postFilter(new URLSearchParams(query)));
const enquiries = (query: string) =>
  enquiriesPageOptions(enquiryFilter(new URLSearchParams(query)));

/** The admin area's queries of long lists and of all overridden texts. */
const ADMIN_READS: Group = {
  title: 'Reads of the admin area',
  account: DEMO_STAFF.admin,
  reads: {
    dashboard: linesOptions(),
    'posts, first page': posts(''),
    'posts, last page': posts(`after=${daysAgo(1996).slice(0, 10)}_${NO_ID}`),
    'posts, search': posts('q=herencia'),
    'posts, untranslated': posts('state=missing&language=ru'),
    'posts, outdated': posts('state=outdated'),
    'posts, counts': postCountsOptions(),
    'enquiries, first page': enquiries(''),
    'enquiries, last page': enquiries(`after=${daysAgo(520)}_${NO_ID}`),
    'enquiries, search a name': enquiries('q=persona%2049'),
    'enquiries, nothing found': enquiries('q=xyzzy'),
    'enquiries, filtered': enquiries('state=new&area=family&language=de'),
    'texts, all languages': allTextsOptions(),
    'texts, a visitor': overridesOptions('de'),
  },
};

/** How much a backend gets; with no posts those of the demo, hidden and future ones not counted. */
const SIDES = {
  few: { posts: 0, enquiries: 50, texts: 50, appointments: 20 },
  many: { posts: 10_000, enquiries: 50_000, texts: 5_000, appointments: 5_000 },
};
type Amounts = (typeof SIDES)['many'];

type QueryFunction = (context: { client: QueryClient; signal: AbortSignal }) => Promise<unknown>;

/** Runs a query with nothing in the cache. */
function run(queryFn: unknown): Promise<unknown> {
  const { signal } = new AbortController();
  return (queryFn as QueryFunction)({ client: new QueryClient(), signal });
}

async function tokenOf(backend: EmbeddedBackend, account: Group['account']): Promise<string> {
  if (!account) return EMBEDDED_ANON_KEY;
  // The demo's accounts sign in on this machine alone.
  const url = 'http://localhost';
  const fetch: Deployment['fetch'] = (input, init) => backend.fetch(new Request(input, init));
  const deployment = { site: url, backend: url, key: EMBEDDED_ANON_KEY, fetch };
  const { token } = await signedIn(deployment, { ...account, askCode: () => Promise.resolve('') });
  return token ?? '';
}

/** Times queries on a backend with little and one with much data, in turns, and prints both with their ratio. */
export async function benchReads(): Promise<void> {
  const { few, many } = SIDES;
  console.log(
    `\nfew: the demo's posts, ${few.enquiries} enquiries, ${few.texts} changed texts, ${few.appointments} appointments; ` +
      `many: ${many.posts}, ${many.enquiries}, ${many.texts} and ${many.appointments}`,
  );
  const ownFetch = globalThis.fetch;
  const backends: EmbeddedBackend[] = [];
  try {
    for (const amounts of [few, many]) {
      const backend = await startEmbedded({ captureEmails: true });
      backends.push(backend);
      await fill(backend, amounts);
    }
    for (const { title, reads, account } of [BLOG_READS, ADMIN_READS]) {
      const targets = await Promise.all(
        backends.map(async (backend) => ({ backend, token: await tokenOf(backend, account) })),
      );
      const rows = [];
      for (const [name, { queryFn }] of Object.entries(reads)) {
        const times = await timesOf(() => run(queryFn), targets);
        const figures = times.flatMap((side) =>
          [0.5, 0.95].map((share) => round(percentile(side, share))),
        );
        const [less = NaN, more = NaN] = times.map((side) => percentile(side, 0.5));
        rows.push([name, ...figures, round(more / less, 2)]);
      }
      const head = Object.keys(SIDES).flatMap((side) => [side, '95 %']);
      printTable(`${title}; ms, ${TIMES} of each in turns`, ['read', ...head, 'ratio'], rows);
    }
  } finally {
    globalThis.fetch = ownFetch;
    for (const backend of backends) await backend.close();
  }
}

/** The durations of a query on each of the backends, run alternately. */
async function timesOf(
  read: () => Promise<unknown>,
  targets: readonly { backend: EmbeddedBackend; token: string }[],
): Promise<number[][]> {
  const times: number[][] = targets.map(() => []);
  for (let turn = -WARM_UP; turn < TIMES; turn += 1) {
    for (const [index, { backend, token }] of targets.entries()) {
      globalThis.fetch = async (input, init) => {
        const request = new Request(input, init);
        request.headers.set('authorization', `Bearer ${token}`);
        return backend.fetch(request);
      };
      const start = performance.now();
      await read();
      if (turn >= 0) times[index]?.push(performance.now() - start);
    }
  }
  return times;
}

/** Fills a backend with the demo. */
async function fill({ connection: { driver } }: EmbeddedBackend, amounts: Amounts) {
  await driver.exec(enquiryRows(amounts.enquiries) + textRows(amounts.texts));
  await driver.exec(appointmentRows(amounts.appointments));
  if (amounts.posts) await fillPosts(driver, amounts.posts);
}

/** An SQL expression for the values in turn, by a row's number. */
const inTurn = (values: readonly string[], row: string) =>
  `(array['${values.join("', '")}'])[1 + ${row} % ${values.length}]`;

/** Fills the blog with shortened copies of the seed's published posts, spread over years. */
async function fillPosts(driver: Driver, posts: number): Promise<void> {
  const { rows } = await driver.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'blog_posts' and is_generated = 'NEVER'
       and column_name not like 'slug%'
       and column_name not in ('id', 'date', 'show_on_homepage', 'created_at', 'updated_at')`,
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => (name.startsWith('content') ? `left(${name}, 1000)` : name));
  const published = `not hidden and date <= private.office_today()`;
  // Recreated at the end, which is many times faster than updating it post by post.
  const { rows: indexes } = await driver.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'post_search_by_text'`,
  );
  await driver.exec('drop index private.post_search_by_text');
  await driver.query(
    `insert into public.blog_posts (slug, date, ${names.join(', ')})
     select left(slug, 60) || '-' || n, private.office_today() - 1 - (n % 2000), ${values.join(', ')}
     from (select * from public.blog_posts where ${published}) as seed, generate_series(1, $1) as n
     order by n, slug
     limit $1 - (select count(*) from public.blog_posts where ${published})`,
    [posts],
  );
  for (const { indexdef } of indexes) await driver.exec(indexdef);
  await driver.exec('analyze public.blog_posts; analyze private.post_search');
}

/** Enquiries, one per quarter of an hour back from now, bypassing the rate limit. */
const enquiryRows = (count: number) => `
  insert into public.contact_surveys (created_at, name, email, language, channel, practice_area, urgency, message,
    consent, consent_language, consent_version, fill_seconds, status)
  select now() - n * interval '15 minutes', 'Persona ' || n, 'persona' || n || '@example.com',
    ${inTurn(LANGUAGES, 'n')}, 'email', ${inTurn([...SERVICE_IDS, 'other'], 'n')},
    case when n % 50 = 0 then 'deadline' else 'normal' end,
    repeat('Una consulta sobre una casa en la costa. ', 1 + n % 20),
    true, '${SOURCE_LANGUAGE}', '2026-09-01', 60, case when n % 40 = 0 then 'new' when n % 3 = 0 then 'contacted' else 'closed' end
  from generate_series(1, ${count}) as n;
  analyze public.contact_surveys;
`;

/** Appointments of one enquiry, two hours apart around today, and a tenth as many absences. */
const appointmentRows = (count: number) => `
  insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status)
  select (select id from public.contact_surveys limit 1), 'video', at, at + interval '30 minutes',
    at + interval '40 minutes', 'confirmed'
  from generate_series(-${count} / 2, ${count} / 2 - 1) as n
  cross join lateral (select date_trunc('day', now()) + n * interval '2 hours' as at) as time;
  insert into public.absences (starts_at, ends_at)
  select at, at + interval '3 hours' from generate_series(-${count} / 20, ${count} / 20 - 1) as n
  cross join lateral (select date_trunc('day', now()) + n * interval '1 day' as at) as time;
  analyze public.appointments, public.absences;
`;

/** Text overrides, for the same keys in all languages. */
const textRows = (count: number) => `
  insert into public.text_overrides (language, namespace, key, value)
  select ${inTurn(LANGUAGES, 'n')}, ${inTurn(NAMESPACES, `n / ${LANGUAGES.length}`)},
    'bench.key' || n / ${LANGUAGES.length * NAMESPACES.length}, 'Un texto cambiado ' || n
  from generate_series(0, ${count} - 1) as n;
  analyze public.text_overrides;
`;
