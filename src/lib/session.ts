/** The local storage key of the session, by the rule of supabase-js (SPEC 3.10). */
export function sessionKey(supabaseUrl: string): string {
  return `sb-${new URL(supabaseUrl).hostname.split('.')[0] ?? ''}-auth-token`;
}

/**
 * The access token of the stored session, if it is complete and has not expired (SPEC 4.7). Read
 * without supabase-js, so that public pages need not load its auth client.
 */
export function storedAccessToken(supabaseUrl: string, now = Date.now()): string | undefined {
  try {
    const session = JSON.parse(localStorage.getItem(sessionKey(supabaseUrl)) ?? 'null') as {
      access_token?: unknown;
      refresh_token?: unknown;
      expires_at?: unknown;
    } | null;
    if (typeof session?.access_token !== 'string' || typeof session.expires_at !== 'number') {
      return undefined;
    }
    if (!session.refresh_token) return undefined;
    return session.expires_at * 1000 > now ? session.access_token : undefined;
  } catch {
    return undefined; // Storage is blocked, or the value is not a session.
  }
}
