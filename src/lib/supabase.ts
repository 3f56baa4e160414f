import { createClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { env } from './db';

/** Long enough for a long post on a slow line. */
const TIMEOUT_MS = 30_000;

/**
 * The whole client, for what needs a session: the admin area. Public pages never import it (docs/decisions/0002).
 * Its defaults are SPEC 9's: session in local storage under SPEC 3.10's key, refreshed while the page is visible.
 */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabaseAnonKey, {
  db: { timeout: TIMEOUT_MS },
});

// As in db.ts: the query client tries again, once (SPEC 9); with three tries more here nobody would be told for
// fifteen seconds. There is no option for it yet.
supabase['rest'].retry = false;
