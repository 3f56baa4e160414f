import { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/database.types';
import { env } from '@/lib/db';
import { withProof } from './proof';

/** Long enough to save a long post on a slow connection. */
const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 60_000;

class StaffClient extends SupabaseClient<Database> {
  constructor(...options: ConstructorParameters<typeof SupabaseClient>) {
    super(...options);
    // As in db.ts, the query client does the one retry of SPEC 9; three more here would delay an
    // error by 15 s.
    this.rest.retry = false;
    // Around what adds the token, which is another one after a proof.
    const { fetch: send = fetch } = this.rest;
    this.rest.fetch = (...request) => withProof(() => send(...request));
  }
}

/**
 * Leaves the end of a session in the service's clock out of its answers: the client then reckons it
 * by the browser's own. In one whose clock is ahead, each call would find the session expired.
 */
async function fetchUncached(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const limit =
    init?.body instanceof FormData ? { signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS) } : {};
  const response = await fetch(input, { ...init, ...limit, cache: 'no-store' });
  if (!response.ok || !/\/auth\/v1\/(token|verify|factors\/)/.test(addressOf(input)))
    return response;
  const { status, headers } = response;
  const answer = (await response.json()) as { access_token?: unknown; expires_at?: unknown };
  if (answer.access_token) delete answer.expires_at;
  return new Response(JSON.stringify(answer), { status, headers });
}

const addressOf = (input: RequestInfo | URL) =>
  input instanceof Request ? input.url : String(input);

/**
 * The whole Supabase client, for the admin area only; public pages use `db` (docs/decisions/0002).
 * Its defaults are those of SPEC 9: the session is kept in local storage (SPEC 3.10) and refreshed
 * while the page is visible.
 */
export const supabase = new StaffClient(env.supabaseUrl, env.supabaseAnonKey, {
  db: { timeout: TIMEOUT_MS },
  // Links from mails are opened by features/admin/auth/mailLink.ts.
  auth: { detectSessionInUrl: false },
  // Responses contain personal data, so the browser must not cache them.
  global: { fetch: fetchUncached },
});
