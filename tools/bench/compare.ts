import { QueryClient } from '@tanstack/react-query';
import { createServer } from 'vite';
import { WebSocket } from 'ws';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';
import { type EmbeddedBackend, startEmbedded } from '../../server/embedded/embedded.ts';
import { ROOT } from '../../server/paths.ts';
import { type Amounts, fill } from './fill.ts';
import { percentile, printTable, round } from './table.ts';

const TIMES = 30;
const WARM_UP = 3;
/** The backend's address in the site's modules; requests to it are answered in this process. */
const BACKEND_URL = 'https://backend.invalid';

/** Queries that are printed in one table. */
export interface Group {
  title: string;
  /** The site's own queries, by the action that causes them; `load` imports a feature's module. */
  reads: (
    load: <Module>(name: string) => Promise<Module>,
  ) => Promise<Record<string, () => Promise<unknown>>>;
  /** The account that queries; by default an anonymous visitor. */
  account?: { email: string; password: string };
}

type QueryFunction = (context: { client: QueryClient; signal: AbortSignal }) => Promise<unknown>;

/** Runs the query function of query options, with nothing in the cache. */
export function runQuery({ queryFn }: { queryFn?: unknown }): Promise<unknown> {
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
  process.env.VITE_SUPABASE_URL = BACKEND_URL;
  process.env.VITE_SUPABASE_ANON_KEY = EMBEDDED_ANON_KEY;
  // Node 20 has no WebSocket, and supabase-js does not start without one.
  Object.assign(globalThis, { WebSocket });
  const ownFetch = globalThis.fetch;
  const vite = await createServer({
    root: ROOT,
    mode: 'bench',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const load = async <Module>(name: string) =>
    (await vite.ssrLoadModule(`/src/features/${name}.ts`)) as Module;
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
      for (const [name, read] of Object.entries(await reads(load))) {
        const [few = [], many = []] = await timesOf(read, targets);
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
    delete process.env.VITE_SUPABASE_URL;
    delete process.env.VITE_SUPABASE_ANON_KEY;
    await vite.close();
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
