import { QueryClient } from '@tanstack/react-query';
import { WebSocket } from 'ws';
import { NAMESPACES } from '../../src/i18n/namespaces.ts';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { SERVICE_IDS } from '../../src/site/services.ts';
import type { Driver } from '../../server/embedded/connection.ts';
import { type EmbeddedBackend, startEmbedded } from '../../server/embedded/embedded.ts';
import { percentile, printTable, round } from './table.ts';

const TIMES = 30;
const WARM_UP = 3;

// Node 20 has none, and supabase-js, which other modules import after this one, does not start
// without.
Object.assign(globalThis, { WebSocket });

/** Queries that are printed in one table. */
export interface Group {
  title: string;
  /** The site's own queries, by the action that causes them. */
  reads: Record<string, { queryFn?: unknown }>;
  /** The account that queries; by default an anonymous visitor. */
  account?: { email: string; password: string };
}

type QueryFunction = (context: { client: QueryClient; signal: AbortSignal }) => Promise<unknown>;

/** Runs a query with nothing in the cache. */
function run(queryFn: unknown): Promise<unknown> {
  const { signal } = new AbortController();
  return (queryFn as QueryFunction)({ client: new QueryClient(), signal });
}

async function tokenOf(backend: EmbeddedBackend, account: Group['account']): Promise<string> {
  if (!account) return EMBEDDED_ANON_KEY;
  const response = await backend.fetch(
    // The demo's accounts sign in on this machine alone.
    new Request('http://localhost/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: EMBEDDED_ANON_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(account),
    }),
  );
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (!token) throw new Error(`${account.email} cannot sign in: ${response.status}`);
  return token;
}

/**
 * Times queries alternately on a backend with little and one with much data, and prints both with
 * their ratio.
 */
export async function compare(
  sides: Record<'few' | 'many', Amounts>,
  groups: readonly Group[],
): Promise<void> {
  const ownFetch = globalThis.fetch;
  const backends: EmbeddedBackend[] = [];
  try {
    for (const amounts of Object.values(sides)) {
      const backend = await startEmbedded({ captureEmails: true });
      backends.push(backend);
      await fill(backend, amounts);
    }
    for (const { title, reads, account } of groups) {
      const targets = await Promise.all(
        backends.map(async (backend) => ({ backend, token: await tokenOf(backend, account) })),
      );
      const rows = [];
      for (const [name, { queryFn }] of Object.entries(reads)) {
        const [few = [], many = []] = await timesOf(() => run(queryFn), targets);
        const figures = [few, many].flatMap((times) =>
          [0.5, 0.95].map((share) => round(percentile(times, share))),
        );
        rows.push([name, ...figures, round(percentile(many, 0.5) / percentile(few, 0.5), 2)]);
      }
      const head = Object.keys(sides).flatMap((side) => [side, '95 %']);
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

/** How much a backend gets; without posts the demo's. */
interface Amounts {
  /** Not counting hidden and future ones. */
  posts?: number;
  enquiries: number;
  texts: number;
  appointments: number;
}

/** Fills a backend with the demo. */
async function fill({ connection: { driver } }: EmbeddedBackend, amounts: Amounts) {
  await driver.exec(enquiries(amounts.enquiries) + texts(amounts.texts));
  await driver.exec(appointments(amounts.appointments));
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
const enquiries = (count: number) => `
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
const appointments = (count: number) => `
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
const texts = (count: number) => `
  insert into public.text_overrides (language, namespace, key, value)
  select ${inTurn(LANGUAGES, 'n')}, ${inTurn(NAMESPACES, `n / ${LANGUAGES.length}`)},
    'bench.key' || n / ${LANGUAGES.length * NAMESPACES.length}, 'Un texto cambiado ' || n
  from generate_series(0, ${count} - 1) as n;
  analyze public.text_overrides;
`;
