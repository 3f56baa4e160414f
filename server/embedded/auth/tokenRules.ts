import { decodeJwt } from 'jose';
import type { Connection } from '../connection.ts';
import { authError, authRoute, fieldsOf, type Handler, postJson, withJson } from './handler.ts';
import { type Claims, KeyRing } from './signingKeys.ts';

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

/** The authentication method of a request, by GoTrue's name for it. */
function methodOf(request: Request): string | undefined {
  const route = authRoute(request);
  if (route === 'POST verify') return 'otp';
  const grant = new URL(request.url).searchParams.get('grant_type');
  return route === 'POST token' && grant === 'password' ? 'password' : undefined;
}

/** Records that a session has just been authenticated by a method. */
export async function addMethod(
  driver: Connection['driver'],
  session: string,
  method: string,
): Promise<void> {
  await driver.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [session, method],
  );
}

/** The claims of a session's assurance: `aal` and `amr`. */
async function assurance(driver: Connection['driver'], session: string) {
  const { rows } = await driver.query<{ aal: string; method: string; timestamp: number }>(
    `select s.aal, m.authentication_method as method,
       floor(extract(epoch from m.updated_at))::integer as timestamp
     from auth.sessions as s join auth.mfa_amr_claims as m on m.session_id = s.id
     where s.id = $1 order by m.updated_at desc`,
    [session],
  );
  return {
    aal: rows[0]?.aal ?? 'aal1',
    amr: rows.map(({ method, timestamp }) => ({ method, timestamp })),
  };
}

/**
 * The token checks that @supabase/lite 0.10.0 lacks, and a session's authentication methods, in the
 * database and in the token, and user agent, by which people recognise it. The package's one key
 * stays on this server: clients get tokens by a key that can be replaced (`signingKeys.ts`), also
 * around its refresh tokens, which have only 74 random bits.
 * @param secret the package's own key.
 */
export function withTokenRules(
  { driver }: Connection,
  ring: KeyRing,
  secret: string,
  next: Handler,
): Handler {
  const own = new KeyRing([{ id: 'own', algorithm: 'HS256', secret, made: 0 }]);

  /**
   * The request with its token signed by the package's own key; undefined if the token is of
   * another kind or forged.
   */
  async function underOwnKey(request: Request): Promise<Request | undefined> {
    const given = request.headers.get('authorization');
    if (given === null || API_KEY.test(given)) return request;
    const [, token = ''] = JWT.exec(given) ?? [];
    const claims = await ring.verify(token);
    if (claims?.aud !== 'authenticated' || !claims.sub || !claims.session_id) return undefined;
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${await own.sign(claims)}`);
    return new Request(request, { headers });
  }

  async function refresh(request: Request, given: unknown): Promise<Response> {
    const token = (await ring.verify(String(given)))?.refresh;
    if (token === undefined) {
      return authError(
        400,
        'refresh_token_not_found',
        'Invalid Refresh Token: Refresh Token Not Found',
      );
    }
    return next(postJson(request, { refresh_token: token }));
  }

  /** The response, with its tokens replaced by those for clients. */
  async function forClients(request: Request, response: Response): Promise<Response> {
    const body = await fieldsOf(response);
    const { access_token: access, refresh_token: refresh } = body;
    if (typeof access !== 'string' || typeof refresh !== 'string') return response;
    const claims = decodeJwt<Claims>(access);
    const session = claims.session_id;
    const method = methodOf(request);
    if (method) await addMethod(driver, session, method);
    const userAgent = request.headers.get('user-agent')?.slice(0, 400);
    if (userAgent) {
      await driver.query('update auth.sessions set user_agent = $1 where id = $2', [
        userAgent,
        session,
      ]);
    }
    return withJson(response, {
      ...body,
      access_token: await ring.sign({ ...claims, ...(await assurance(driver, session)) }),
      refresh_token: await ring.sign({ refresh }),
    });
  }

  return async (given) => {
    const request = await underOwnKey(given);
    if (!request) return notOurs(given);
    const route = authRoute(request);
    if (route === undefined) return next(request);
    const { refresh_token } = route === 'POST token' ? await fieldsOf(request) : {};
    const response =
      refresh_token === undefined ? await next(request) : await refresh(request, refresh_token);
    return forClients(request, response);
  };
}
