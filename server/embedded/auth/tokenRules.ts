import { createHmac, timingSafeEqual } from 'node:crypto';
import { authError, authRoute, fieldsOf, type Handler } from './handler.ts';
import { claimsOf } from './token.ts';

const JWT = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Whether a request's token is of another kind, such as that of a signed storage URL. */
function isOfOtherKind({ headers }: Request): boolean {
  const [, token] = JWT.exec(headers.get('authorization') ?? '') ?? [];
  if (token === undefined) return false;
  try {
    const { aud, sub, session_id } = claimsOf(token);
    return aud !== 'authenticated' || !sub || !session_id;
  } catch {
    return true;
  }
}

/**
 * The token checks that @supabase/lite 0.10.0 lacks. An access token must be of that kind and for
 * this audience, since signed URLs use the same key. A refresh token, of which only 74 bits are
 * random there, is issued with a 256-bit MAC of this server, and accepted only with it.
 */
export function withTokenRules(secret: string, next: Handler): Handler {
  const codeOf = (token: string) =>
    createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');

  /** The engine's own token; undefined if the MAC does not match. */
  function ownToken(given: unknown): string | undefined {
    const [token = '', code = ''] = typeof given === 'string' ? given.split('.') : [];
    const [found, made] = [code, codeOf(token)].map((text) => Buffer.from(text));
    return found && made && found.length === made.length && timingSafeEqual(found, made)
      ? token
      : undefined;
  }

  async function refresh(request: Request, given: unknown): Promise<Response> {
    const token = ownToken(given);
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

  async function withCode(response: Response): Promise<Response> {
    const headers = new Headers(response.headers);
    const address = headers.get('location');
    if (address) {
      const coded = address.replace(
        /(refresh_token=)([^&]+)/,
        (_, name: string, token: string) => `${name}${token}.${codeOf(token)}`,
      );
      headers.set('location', coded);
      return new Response(response.body, { status: response.status, headers });
    }
    if (!headers.get('content-type')?.includes('json')) return response;
    const body = (await response.clone().json()) as { refresh_token?: string } | null;
    const token = body?.refresh_token;
    if (!token) return response;
    headers.delete('content-length');
    const coded = { ...body, refresh_token: `${token}.${codeOf(token)}` };
    return Response.json(coded, { status: response.status, headers });
  }

  return async (request) => {
    if (isOfOtherKind(request)) {
      return authError(401, 'bad_jwt', 'invalid JWT: not an access token of this project');
    }
    const route = authRoute(request);
    if (route === undefined) return next(request);
    const { refresh_token } = route === 'POST token' ? await fieldsOf(request) : {};
    const response =
      refresh_token === undefined ? await next(request) : await refresh(request, refresh_token);
    return withCode(response);
  };
}
