import type { PostgrestClient } from '@supabase/postgrest-js';
import { parseEnv } from '@/site/env';
import type { Database } from './database.types';
import { unwrap } from './errors';
import { storedAccessToken } from './session';

type Client = PostgrestClient<Database>;

/** Long enough for a slow mobile connection, short enough to report a failure in time. */
const TIMEOUT_MS = 12_000;

export const env = parseEnv(
  import.meta.env,
  'location' in globalThis ? location.origin : 'http://localhost',
);

const API = `${env.supabaseUrl}/rest/v1`;

/** As `AbortSignal.any`, which Safari has since 17.4 alone. */
function anyOf(signals: readonly (AbortSignal | null | undefined)[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller.signal;
}

/** Sends the public key and, for signed-in staff, the session's token (SPEC 6). */
const authorizedFetch: typeof fetch = async (input, init) => {
  const token = storedAccessToken(env.supabaseUrl);
  const signal = anyOf([init?.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const send = (bearer: string) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', env.supabaseAnonKey);
    headers.set('Authorization', `Bearer ${bearer}`);
    // Responses to staff must not be cached on their computer.
    return fetch(input, { ...init, headers, signal, ...(token && { cache: 'no-store' }) });
  };
  const response = await send(token ?? env.supabaseAnonKey);
  // A token that is no longer accepted: they read what everybody may read.
  return token && response.status === 401 ? send(env.supabaseAnonKey) : response;
};

const loadClient = async () => {
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  // The query client retries once (SPEC 9); with three more retries here a visitor would wait for
  // minutes.
  return new PostgrestClient<Database>(API, { retry: false, fetch: authorizedFetch });
};

type Call = readonly [method: string, args: unknown[]];
type Chain = Record<string, (...args: unknown[]) => unknown>;

/** What the client itself answers where there is no connection. */
const lost = (error: unknown) => ({ data: null, error: { message: String(error) }, status: 0 });

async function run(calls: readonly Call[]): Promise<unknown> {
  const client = await loadClient().catch(lost);
  if ('error' in client) return client;
  return calls.reduce<unknown>((query, [name, args]) => (query as Chain)[name]?.(...args), client);
}

const recorder = (calls: readonly Call[]): object =>
  new Proxy(calls, {
    get: (_, name: string) =>
      name === 'then'
        ? (...done: Parameters<Promise<unknown>['then']>) => run(calls).then(...done)
        : (...args: unknown[]) => recorder([...calls, [name, args]]),
  });

/**
 * The PostgREST client, the only part of supabase-js that public pages need: 4 kB instead of 43
 * (docs/decisions/0002). It loads with the first query that is awaited: a page whose data are fresh
 * needs none.
 */
export const db = recorder([]) as Client;

/** Calls the API without the client. @throws {BackendError} */
export function callApi(path: string, init?: RequestInit): Promise<unknown> {
  const answer = async () => {
    const headers = { 'Content-Type': 'application/json' };
    try {
      const response = await authorizedFetch(`${API}/${path}`, { headers, ...init });
      const { ok, status, statusText } = response;
      const text = await response.text();
      if (!ok) return { data: null, error: { message: text || statusText }, status };
      return { data: text ? (JSON.parse(text) as unknown) : null, error: null, status };
    } catch (error) {
      return lost(error);
    }
  };
  return unwrap(answer());
}
