import type { Connection } from '../connection.ts';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';
import { log } from '../../log.ts';
import { firm } from '../../../src/site/firm.ts';
import { authError, authRoute, fieldsOf, type Handler, postJson, withJson } from './handler.ts';
import { callerHash, codeLimits } from './limits.ts';
import type { Claims } from './signingKeys.ts';
import { addMethod } from './tokenRules.ts';

interface Factor {
  id: string;
  friendly_name: string | null;
  status: 'unverified' | 'verified';
  secret: string;
}

/** How long a challenge can be answered, in s. */
const CHALLENGE_LIFETIME = 300;
/** Codes of the 30 s before and after are accepted, for clocks that differ. */
const WINDOW = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: firm.name, label, secret: Secret.fromBase32(secret) });

const notFound = () => authError(404, 'mfa_factor_not_found', 'Factor not found');
const tooWeak = (message: string, status = 403) => authError(status, 'insufficient_aal', message);

/**
 * The second factor as in GoTrue, which @supabase/lite 0.10.0 lacks: `/factors` enrols, challenges,
 * verifies and removes authenticator apps (TOTP, RFC 6238), and users have their `factors`.
 */
export function withFactors({ driver }: Connection, next: Handler): Handler {
  const { ofSession, ofNetwork } = codeLimits();

  async function factorsOf(user: string): Promise<Factor[]> {
    const { rows } = await driver.query<Factor>(
      'select id, friendly_name, status, secret from auth.mfa_factors where user_id = $1',
      [user],
    );
    return rows;
  }

  const isVerified = ({ status }: Factor) => status === 'verified';

  /** Whether a session has not shown a factor that its owner has. */
  async function lacksFactor(factors: readonly Factor[], session: string): Promise<boolean> {
    if (!factors.some(isVerified)) return false;
    const { rows } = await driver.query(
      `select from auth.sessions where id = $1 and aal = 'aal2'`,
      [session],
    );
    return rows.length === 0;
  }

  /** The claims of the caller, or the response that refuses the request. */
  async function callerOf({ url, headers }: Request): Promise<Claims | Response> {
    const user = await next(new Request(new URL('/auth/v1/user', url), { headers }));
    return user.ok ? decodeJwt<Claims>(headers.get('authorization') ?? '') : user;
  }

  /** The rows of a change, or GoTrue's answer where a rule of the database, such as on a proof (04_proof.sql), refuses it. */
  const unlessRefused = <Row>(change: string, sql: string, values: unknown[]) =>
    driver.query<Row>(sql, values).then(
      ({ rows }) => rows,
      (error: unknown) => {
        log('A change of the factors was refused', error);
        return authError(500, 'unexpected_failure', `Database error ${change} factor`);
      },
    );

  async function enrol(request: Request, { sub, session_id }: Claims): Promise<Response> {
    const { factor_type, friendly_name = '' } = await fieldsOf(request);
    if (factor_type !== 'totp') {
      return authError(400, 'validation_failed', 'factor_type needs to be totp');
    }
    const factors = await factorsOf(sub);
    if (await lacksFactor(factors, session_id)) {
      return tooWeak('AAL2 required to enroll a new factor');
    }
    if (factors.some((factor) => factor.friendly_name === friendly_name)) {
      return authError(422, 'mfa_factor_name_conflict', 'A factor with this name exists');
    }
    const secret = new Secret({ size: 20 }).base32;
    const inserted = await unlessRefused<{ id: string; email: string }>(
      'creating',
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
       values ($1, $2, 'totp', 'unverified', $3)
       returning id, (select email from auth.users where id = $1) as email`,
      [sub, friendly_name, secret],
    );
    if (inserted instanceof Response) return inserted;
    const [{ id, email }] = inserted as [{ id: string; email: string }];
    const uri = totpOf(secret, email).toString();
    const totp = { qr_code: encodeQR(uri, 'svg'), secret, uri };
    return Response.json({ id, type: 'totp', friendly_name, totp });
  }

  async function challenge(factor: Factor): Promise<Response> {
    const { rows } = await driver.query<{ id: string }>(
      `with old as (delete from auth.mfa_challenges where created_at < now() - interval '1 day')
       insert into auth.mfa_challenges (factor_id) values ($1) returning id`,
      [factor.id],
    );
    const expires_at = Math.floor(Date.now() / 1000) + CHALLENGE_LIFETIME;
    return Response.json({ id: rows[0]?.id, type: 'totp', expires_at });
  }

  /** Renews the tokens of a session. */
  async function tokensOf(request: Request, session: string): Promise<Response> {
    const { rows } = await driver.query<{ token: string }>(
      'select token from auth.refresh_tokens where session_id = $1 and not revoked',
      [session],
    );
    const body = { refresh_token: rows[0]?.token };
    return next(postJson(request, body, '/auth/v1/token?grant_type=refresh_token'));
  }

  async function verify(
    request: Request,
    factor: Factor,
    { sub, session_id }: Claims,
  ): Promise<Response> {
    const { challenge_id, code } = await fieldsOf(request);
    const network = `${sub} ${await callerHash(driver)}`;
    if (ofSession.isWaiting(session_id) || ofNetwork.isWaiting(network)) {
      return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
    }
    const { rows } = await driver.query(
      `update auth.mfa_challenges set failed_at = now() where id::text = $1 and factor_id = $2
         and verified_at is null and failed_at is null
         and created_at > now() - make_interval(secs => $3) returning id`,
      [String(challenge_id), factor.id, CHALLENGE_LIFETIME],
    );
    if (rows.length === 0) {
      return authError(
        422,
        'mfa_challenge_expired',
        'MFA challenge has expired, verify against another',
      );
    }
    const token = typeof code === 'string' ? code : '';
    const totp = totpOf(factor.secret);
    const delta = totp.validate({ token, window: WINDOW });
    if (delta === null) {
      ofSession.add(session_id);
      ofNetwork.add(network);
      return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    const { rows: used } = await driver.query(
      `update auth.mfa_factors set last_counter = $2, status = 'verified',
         updated_at = case status when 'verified' then updated_at else now() end
       where id = $1 and coalesce(last_counter, -1) < $2 returning id`,
      [factor.id, totp.counter() + delta],
    );
    if (used.length === 0) {
      return authError(422, 'mfa_code_used', 'This TOTP code was used before');
    }
    ofSession.forget(session_id);
    ofNetwork.forget(network);
    await driver.query(
      `with answered as (
         update auth.mfa_challenges set verified_at = now(), failed_at = null where id::text = $1
       ), given_up as (
         delete from auth.mfa_factors where user_id = $2 and status = 'unverified'
       ), raised as (
         update auth.sessions set aal = 'aal2', factor_id = $3, updated_at = now() where id = $4
       )
       delete from auth.sessions where user_id = $2 and aal = 'aal1' and id <> $4`,
      [String(challenge_id), sub, factor.id, session_id],
    );
    await addMethod(driver, session_id, 'totp');
    return tokensOf(request, session_id);
  }

  async function remove(factor: Factor, { session_id }: Claims): Promise<Response> {
    if (await lacksFactor([factor], session_id)) {
      return tooWeak('AAL2 required to unenroll verified factor', 422);
    }
    const removed = await unlessRefused('deleting', 'delete from auth.mfa_factors where id = $1', [
      factor.id,
    ]);
    if (removed instanceof Response) return removed;
    await driver.query(
      `with lowered as (
         update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1 returning id
       )
       delete from auth.mfa_amr_claims using lowered
       where session_id = lowered.id and authentication_method = 'totp'`,
      [factor.id],
    );
    return Response.json({ id: factor.id });
  }

  async function handleFactors(request: Request, route: string): Promise<Response> {
    const caller = await callerOf(request);
    if (caller instanceof Response) return caller;
    if (route === 'POST factors') return enrol(request, caller);
    const [, method, id, action = ''] = /^(\w+) factors\/([^/]+)(?:\/(\w+))?$/.exec(route) ?? [];
    const factor = (await factorsOf(caller.sub)).find((candidate) => candidate.id === id);
    if (!factor) return notFound();
    if (method === 'POST' && action === 'challenge') return challenge(factor);
    if (method === 'POST' && action === 'verify') return verify(request, factor, caller);
    return method === 'DELETE' && action === '' ? remove(factor, caller) : notFound();
  }

  /** Whether a change of password or address needs the second factor first. */
  async function needsFactor(request: Request): Promise<boolean> {
    const { password, email } = await fieldsOf(request);
    if (password === undefined && email === undefined) return false;
    const caller = await callerOf(request);
    if (caller instanceof Response) return false; // The next handler refuses it.
    return lacksFactor(await factorsOf(caller.sub), caller.session_id);
  }

  /** Adds the factors to the user in a response, which is the body or part of a session. */
  async function withUserFactors(response: Response): Promise<Response> {
    const body = (await response.json()) as { id?: string; user?: { id: string } };
    const user = body.user ?? body;
    const { rows: factors } = await driver.query(
      `select id, friendly_name, factor_type, status, created_at, updated_at
       from auth.mfa_factors where user_id = $1 order by created_at`,
      [user.id],
    );
    if (factors.length > 0) Object.assign(user, { factors });
    return withJson(response, body);
  }

  return async (request) => {
    const route = authRoute(request);
    if (route === undefined) return next(request);
    if (/^\w+ factors(\/|$)/.test(route)) {
      const response = await handleFactors(request, route);
      return response.ok && route.endsWith('/verify') ? withUserFactors(response) : response;
    }
    if (route === 'PUT user' && (await needsFactor(request))) {
      return tooWeak(
        'AAL2 session is required to update email or password when MFA is enabled.',
        401,
      );
    }
    const response = await next(request);
    return response.ok && /^((GET|PUT) user|POST (token|verify))$/.test(route)
      ? withUserFactors(response)
      : response;
  };
}
