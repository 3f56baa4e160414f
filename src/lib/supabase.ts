import { createClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { env } from './db';

/**
 * The whole client, for what needs a session: the admin area. Public pages never import it (docs/decisions/0002).
 * Its defaults are SPEC 9's: session in local storage under SPEC 3.10's key, refreshed while the page is visible.
 */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabaseAnonKey);
