import { EMBEDDED_ANON_KEY } from './embedded.ts';
import { firm } from './firm.ts';
import { isSecretKey } from './keys.ts';
import { urlOf } from './urls.ts';

/** The site's environment variables, validated. */
export interface Env {
  /** The backend's address, without trailing slash. */
  supabaseUrl: string;
  supabaseAnonKey: string;
  /** The origin of the published site, without trailing slash. */
  siteUrl: string;
}

const ORIGIN = /^https?:\/\/[^/?#@\s]+\/?$/;

/**
 * Parses the variables of `.env.example`. By default the backend is the embedded one on the site's
 * own origin, and the site is published at the firm's web address.
 * @throws naming the variable that is malformed, secret, or missing although the other one is set.
 */
export function parseEnv(raw: Record<string, unknown>, origin: string): Env {
  const siteUrl = address(
    'VITE_SITE_URL',
    text(raw.VITE_SITE_URL) || firm.website,
    'https://www.example.com',
  );
  const url = text(raw.VITE_SUPABASE_URL);
  const key = text(raw.VITE_SUPABASE_ANON_KEY);
  if (!url && !key) return { supabaseUrl: origin, supabaseAnonKey: EMBEDDED_ANON_KEY, siteUrl };
  if (!url) throw new Error('VITE_SUPABASE_URL is missing, though VITE_SUPABASE_ANON_KEY is set.');
  if (!key) throw new Error('VITE_SUPABASE_ANON_KEY is missing, though VITE_SUPABASE_URL is set.');
  const supabaseUrl = address('VITE_SUPABASE_URL', url, 'https://project.supabase.co');
  if (/\s/.test(key)) throw new Error('VITE_SUPABASE_ANON_KEY contains white space.');
  if (isSecretKey(key)) {
    throw new Error(
      'VITE_SUPABASE_ANON_KEY is the secret key, which every visitor would get: use the publishable (anon) one.',
    );
  }
  return { supabaseUrl, supabaseAnonKey: key, siteUrl };
}

function address(name: string, value: string, example: string): string {
  if (!ORIGIN.test(value) || !urlOf(value)) {
    throw new Error(`${name} is not an address like ${example}: ${value}`);
  }
  return value.replace(/\/$/, '');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
