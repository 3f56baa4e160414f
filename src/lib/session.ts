/** The key under which the authentication service keeps its session: SPEC 3.10, supabase-js's own rule. */
export function sessionKey(supabaseUrl: string): string {
  return `sb-${new URL(supabaseUrl).hostname.split('.')[0] ?? ''}-auth-token`;
}

/**
 * The access token of a signed-in person's stored session, if it is whole and still valid (SPEC 4.7).
 * Read by hand so that public pages need not load the authentication client.
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
    return undefined; // Storage is blocked or holds something else: the visitor is anonymous.
  }
}
