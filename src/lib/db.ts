import { PostgrestClient } from '@supabase/postgrest-js';
import { parseEnv } from '@/site/env';
import type { Database } from './database.types';
import { storedAccessToken } from './session';

/** Long enough for a slow mobile connection, short enough to report a failure in time. */
const TIMEOUT_MS = 12_000;

export const env = parseEnv(
  import.meta.env,
  'location' in globalThis ? location.origin : 'http://localhost',
);

/**
 * The PostgREST client, the only part of supabase-js that public pages need: 4 kB instead of 43
 * (docs/decisions/0002). Sends the public key and, for signed-in staff, the session's token (SPEC
 * 6).
 */
export const db = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.supabaseAnonKey },
  // The query client retries once (SPEC 9); with three more retries here a visitor would wait for
  // minutes.
  retry: false,
  fetch: async (input, init) => {
    const token = storedAccessToken(env.supabaseUrl);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const send = (bearer: string) => {
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${bearer}`);
      // Responses to staff must not be cached on their computer.
      return fetch(input, { ...init, headers, signal, ...(token && { cache: 'no-store' }) });
    };
    const response = await send(token ?? env.supabaseAnonKey);
    // A token that is no longer accepted: they read what everybody may read.
    return token && response.status === 401 ? send(env.supabaseAnonKey) : response;
  },
});
