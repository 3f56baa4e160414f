import { EMBEDDED_ANON_KEY } from './embedded.ts';

export interface Env {
  /** The backend's address, without trailing slash. */
  supabaseUrl: string;
  supabaseAnonKey: string;
}

/**
 * Reads the variables of `.env.example`; with neither set, the embedded backend on the site's own origin.
 * @throws naming the variable that is malformed, or missing beside the other one.
 */
export function parseEnv(raw: Record<string, unknown>, origin: string): Env {
  const url = text(raw.VITE_SUPABASE_URL);
  const key = text(raw.VITE_SUPABASE_ANON_KEY);
  if (!url && !key) return { supabaseUrl: origin, supabaseAnonKey: EMBEDDED_ANON_KEY };
  if (!url) throw new Error('VITE_SUPABASE_URL is missing, though VITE_SUPABASE_ANON_KEY is set.');
  if (!key) throw new Error('VITE_SUPABASE_ANON_KEY is missing, though VITE_SUPABASE_URL is set.');
  if (!/^https?:\/\/[^/\s]+\/?$/.test(url) || !URL.canParse(url)) {
    throw new Error(`VITE_SUPABASE_URL is not an address like https://project.supabase.co: ${url}`);
  }
  if (/\s/.test(key)) throw new Error('VITE_SUPABASE_ANON_KEY contains white space.');
  return { supabaseUrl: url.replace(/\/$/, ''), supabaseAnonKey: key };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
