import { authError, authRoute, fieldsOf, type Handler } from './handler.ts';
import type { KeyRing } from './signingKeys.ts';
import { claimsOf, signToken } from './token.ts';

const JWT = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** What the clients send without a session. */
const API_KEY = /^Bearer sb_(publishable|secret)_[\w-]+$/i;

/** With the status and code that each service gives it. */
function notOurs(request: Request): Response {
  const message = 'invalid JWT: not an access token of this project';
  return authRoute(request) === undefined
    ? Response.json({ code: 'PGRST301', message, details: null, hint: null }, { status: 401 })
    : authError(403, 'bad_jwt', message);
}

/**
 * The token checks that @supabase/lite 0.10.0 lacks. Its one key stays on this server: clients get
 * access tokens by a key that can be replaced (`signingKeys.ts`), and refresh tokens with a MAC,
 * since theirs have only 74 random bits.
 * @param secret the package's own key.
 */
export function withTokenRules(ring: KeyRing, secret: string, next: Handler): Handler {
  /**
   * The request with its token signed by the package's own key; undefined if the token is of
   * another kind or forged.
   */
  function underOwnKey(request: Request): Request | undefined {
    const given = request.headers.get('authorization');
    if (given === null || API_KEY.test(given)) return request;
    const [, token = ''] = JWT.exec(given) ?? [];
    const claims = ring.verify(token);
    if (claims?.aud !== 'authenticated' || !claims.sub || !claims.session_id) return undefined;
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${signToken(claims, secret)}`);
    return new Request(request, { headers });
  }

  async function refresh(request: Request, given: unknown): Promise<Response> {
    const token = typeof given === 'string' ? ring.unseal(given) : undefined;
    if (token === undefined) {
      return authError(
        400,
        'refresh_token_not_found',
        'Invalid Refresh Token: Refresh Token Not Found',
      );
    }
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    const body = JSON.stringify({ refresh_token: token });
    return next(new Request(request.url, { method: 'POST', headers, body }));
  }

  /** The response, with its tokens replaced by those for clients. */
  async function forClients(response: Response): Promise<Response> {
    const headers = new Headers(response.headers);
    if (!headers.get('content-type')?.includes('json')) return response;
    const body = (await response.clone().json()) as {
      access_token?: string;
      refresh_token?: string;
    } | null;
    if (!body?.access_token || !body.refresh_token) return response;
    headers.delete('content-length');
    const tokens = {
      access_token: ring.sign(claimsOf(body.access_token)),
      refresh_token: ring.seal(body.refresh_token),
    };
    return Response.json({ ...body, ...tokens }, { status: response.status, headers });
  }

  return async (given) => {
    const request = underOwnKey(given);
    if (!request) return notOurs(given);
    const route = authRoute(request);
    if (route === undefined) return next(request);
    const { refresh_token } = route === 'POST token' ? await fieldsOf(request) : {};
    const response =
      refresh_token === undefined ? await next(request) : await refresh(request, refresh_token);
    return forClients(response);
  };
}
