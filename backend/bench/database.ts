import { createServer } from 'vite';
import type * as Queries from '../../src/features/blog/queries.ts';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';
import { type EmbeddedBackend, startEmbedded } from '../embedded.ts';
import { ROOT } from '../paths.ts';
import { listen, originApp } from '../server.ts';
import { percentile, printTable, round } from '../table.ts';
import { fill } from './fill.ts';

const MANY = 10_000;
const TIMES = 50;
const WARM_UP = 3;
const VISITS = 200;
const POST = 'nie-extranjeros-marina-alta-guia-practica';
/** Stands for the backend's address in the site's own modules; every request to it is answered in this process. */
const ADDRESS = 'http://backend.invalid';

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The site's own reads of the blog, by what a reader does. */
function readsOf(queries: typeof Queries): Record<string, () => Promise<unknown>> {
  const { signal } = new AbortController();
  const run = ({ queryFn }: { queryFn?: unknown }) =>
    (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal });
  const page = (filter: Partial<Queries.PostFilter>) => () =>
    run(queries.postsPageOptions('es', { page: 1, category: '', search: '', ...filter }));
  return {
    'first page': page({}),
    'second page': page({ page: 2 }),
    'search, found': page({ search: 'nie' }),
    'search, nothing found': page({ search: 'xyzzy' }),
    category: page({ category: 'Extranjería' }),
    'a post': () => run(queries.postOptions(POST, 'es')),
    'latest posts': () => run(queries.latestPostsOptions('es')),
    categories: () => run(queries.categoriesOptions()),
  };
}

async function countOf({ connection: { driver } }: EmbeddedBackend): Promise<number> {
  const { rows } = await driver.query<{ count: number }>(
    'select count(*) from public.blog_posts where not hidden and date <= public.office_today()',
  );
  return Number(rows[0]?.count);
}

/** The blog's reads on few and on many posts, in turns. */
export async function benchReads(): Promise<void> {
  process.env.VITE_SUPABASE_URL = ADDRESS;
  process.env.VITE_SUPABASE_ANON_KEY = EMBEDDED_ANON_KEY;
  const few = await startEmbedded({ captureEmails: true });
  const many = await startEmbedded({ captureEmails: true });
  const vite = await createServer({
    root: ROOT,
    mode: 'bench',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const ownFetch = globalThis.fetch;
  let asked = few;
  try {
    await fill(many, { posts: MANY, characters: 1000 });
    const queries = (await vite.ssrLoadModule('/src/features/blog/queries.ts')) as typeof Queries;
    globalThis.fetch = (input, init) => asked.fetch(new Request(input, init));
    const rows = [];
    for (const [read, work] of Object.entries(readsOf(queries))) {
      const times = new Map<EmbeddedBackend, number[]>([
        [few, []],
        [many, []],
      ]);
      for (let turn = -WARM_UP; turn < TIMES; turn += 1) {
        for (const [backend, list] of times) {
          asked = backend;
          const time = await timeOf(work);
          if (turn >= 0) list.push(time);
        }
      }
      const at = (backend: EmbeddedBackend, share: number) =>
        percentile(times.get(backend) ?? [], share);
      const [median, medianOfMany] = [at(few, 0.5), at(many, 0.5)];
      rows.push([
        read,
        ...[median, at(few, 0.95), medianOfMany, at(many, 0.95)].map((time) => round(time)),
        round(medianOfMany / median, 2),
      ]);
    }
    const [a, b] = [await countOf(few), await countOf(many)];
    printTable(
      `Reads of the blog, ms, ${TIMES} of each in turns (limit: the first page takes the same time)`,
      ['read', `${a} posts`, '95 %', `${b} posts`, '95 %', 'ratio'],
      rows,
    );
  } finally {
    globalThis.fetch = ownFetch;
    delete process.env.VITE_SUPABASE_URL;
    delete process.env.VITE_SUPABASE_ANON_KEY;
    await vite.close();
    await few.close();
    await many.close();
  }
}

/** Visitors who all send the same number at the same time, over HTTP. */
export async function benchVisits(): Promise<void> {
  const backend = await startEmbedded({ captureEmails: true });
  const server = await listen(originApp(backend), 0);
  try {
    const counter = async () => {
      const { rows } = await backend.connection.driver.query<{ id: string; visitors: number }>(
        'select id, web_visitors as visitors from public.stats_realtime order by created_at desc limit 1',
      );
      if (!rows[0]) throw new Error('There is no counter to visit');
      return rows[0];
    };
    const before = await counter();
    const visit = async () => {
      const answer = await fetch(`${server.url}/rest/v1/stats_realtime?id=eq.${before.id}`, {
        method: 'PATCH',
        headers: { apikey: EMBEDDED_ANON_KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ web_visitors: before.visitors + 1 }),
      });
      if (!answer.ok) throw new Error(`A visit is answered with ${answer.status}`);
    };
    const times: number[] = [];
    const all = await timeOf(() =>
      Promise.all(
        Array.from({ length: VISITS }, async () => {
          times.push(await timeOf(visit));
        }),
      ),
    );
    const after = await counter();
    printTable(
      'Visits at the same time (limit: none lost)',
      ['sent', 'counted', 'ms in all', 'median ms', '95 % ms', 'a second'],
      [
        [
          VISITS,
          after.visitors - before.visitors,
          ...[all, percentile(times, 0.5), percentile(times, 0.95), (VISITS / all) * 1000].map(
            Math.round,
          ),
        ],
      ],
    );
  } finally {
    await server.close();
    await backend.close();
  }
}
