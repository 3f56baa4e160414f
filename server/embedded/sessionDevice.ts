import type { PgliteConnection } from '@supabase/lite/pglite';

type Handler = (request: Request) => Promise<Response>;

/**
 * Stores the browser of a new session with it, as a hosted project does and @supabase/lite 0.10.0
 * does not, so that people can recognise their sessions.
 */
export function withSessionDevice({ driver }: PgliteConnection, next: Handler): Handler {
  return async (request) => {
    const response = await next(request);
    const session = response.headers.get('Sb-Auth-Session-Id');
    const userAgent = request.headers.get('user-agent')?.slice(0, 400);
    if (response.ok && session && userAgent) {
      await driver.query('update auth.sessions set user_agent = $1 where id = $2', [
        userAgent,
        session,
      ]);
    }
    return response;
  };
}
