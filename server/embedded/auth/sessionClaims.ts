import type { Connection } from '../connection.ts';
import { authRoute, type Handler } from './handler.ts';
import { claimsOf, signToken } from './token.ts';

/** The authentication method of a request, by GoTrue's name for it. */
function methodOf(request: Request): string | undefined {
  const route = authRoute(request);
  if (route === 'POST verify') return 'otp';
  const grant = new URL(request.url).searchParams.get('grant_type');
  return route === 'POST token' && grant === 'password' ? 'password' : undefined;
}

/** A table of GoTrue that @supabase/lite lacks; run once its schema exists. */
export const AMR_TABLE = `
  create table if not exists auth.mfa_amr_claims (
    id uuid primary key default gen_random_uuid(),
    session_id uuid not null references auth.sessions (id) on delete cascade,
    authentication_method text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (session_id, authentication_method)
  );
`;

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
async function assurance({ driver }: Connection, session: string) {
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
 * Adds what @supabase/lite 0.10.0 lacks and a hosted project has: a session's user agent, by which
 * people recognise it, and its authentication methods, in the database and in the token.
 */
export function withSessionClaims(connection: Connection, secret: string, next: Handler): Handler {
  return async (request) => {
    const response = await next(request);
    const session = response.headers.get('Sb-Auth-Session-Id');
    if (!response.ok || !session) return response;
    const method = methodOf(request);
    if (method) await addMethod(connection.driver, session, method);
    const userAgent = request.headers.get('user-agent')?.slice(0, 400);
    if (userAgent) {
      await connection.driver.query('update auth.sessions set user_agent = $1 where id = $2', [
        userAgent,
        session,
      ]);
    }
    const body = (await response.json()) as { access_token: string };
    const claims = { ...claimsOf(body.access_token), ...(await assurance(connection, session)) };
    const headers = new Headers(response.headers);
    headers.delete('Content-Length');
    const access_token = signToken(claims, secret);
    return Response.json({ ...body, access_token }, { status: response.status, headers });
  };
}
