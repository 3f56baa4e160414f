import { allowed } from './allowed';

/** The local storage key of the session, by the rule of supabase-js (SPEC 3.10). */
export function sessionKey(supabaseUrl: string): string {
  return `sb-${new URL(supabaseUrl).hostname.split('.')[0] ?? ''}-auth-token`;
}

/**
 * The access token of the stored session, if it is complete and has not expired (SPEC 4.7). Read
 * without supabase-js, so that public pages need not load its auth client.
 */
export function storedAccessToken(supabaseUrl: string, now = Date.now()): string | undefined {
  const read = (): unknown => JSON.parse(localStorage.getItem(sessionKey(supabaseUrl)) ?? 'null');
  const session = Object(allowed(read)) as Partial<Record<string, unknown>>;
  const { access_token: token, refresh_token: refresh, expires_at: end } = session;
  const isValid = typeof token === 'string' && refresh && typeof end === 'number';
  return isValid && end * 1000 > now ? token : undefined;
}
