import type { Connection } from '../connection.ts';
import { authError, authRoute, fieldsOf, type Handler } from './handler.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The most keys that a limit remembers, since callers choose them. */
const MOST_KEYS = 10_000;

/** The times of events by key, each for `kept` ms after the key's last; beyond `MOST_KEYS` the last keys. */
abstract class Events {
  /** In the order of their last events, so that the first are to be forgotten first. */
  private readonly times = new Map<string, readonly number[]>();

  constructor(
    protected readonly most: number,
    protected readonly time: number,
    private readonly kept: number,
  ) {}

  protected of(key: string): readonly number[] {
    const times = this.times.get(key) ?? [];
    return (times.at(-1) ?? 0) > Date.now() - this.kept ? times : [];
  }

  add(key: string): void {
    const times = [...this.of(key), Date.now()];
    this.times.delete(key);
    this.times.set(key, times);
    for (const old of this.times.keys()) {
      if (this.times.size <= MOST_KEYS && this.of(old).length > 0) return;
      this.times.delete(old);
    }
  }

  forget(key: string): void {
    this.times.delete(key);
  }
}

/** A rate limit per key: `most` events within `time` ms, counted in this process only. */
export class Limit extends Events {
  constructor(most: number, time: number) {
    super(most, time, time);
  }

  protected override of(key: string): readonly number[] {
    return super.of(key).filter((time) => time > Date.now() - this.time);
  }

  isReached(key: string): boolean {
    return this.of(key).length >= this.most;
  }
}

/**
 * Waits that grow: after each `most` failures a key waits, first `time` ms and each time twice as
 * long. A day without failures, or a success, begins anew, so that no wait is longer.
 */
export class Escalation extends Events {
  constructor(most: number, time: number) {
    super(most, time, DAY);
  }

  isWaiting(key: string): boolean {
    const failures = this.of(key);
    const rounds = failures.length / this.most;
    const last = failures.at(-1) ?? 0;
    return Number.isInteger(rounds) && last + this.time * 2 ** (rounds - 1) > Date.now();
  }
}

/**
 * On wrong codes of a second factor. By session and by network: whoever knows the password cannot
 * keep the owner out.
 */
export const codeLimits = () => ({
  ofSession: new Escalation(5, 5 * MINUTE),
  ofNetwork: new Escalation(20, 5 * MINUTE),
});

/** The mails that this service sends. */
const MAIL_TYPES: ReadonlySet<unknown> = new Set(['recovery', 'email_change']);

export const tooMany = () =>
  authError(429, 'over_request_rate_limit', 'Request rate limit reached');

const isMail = (request: Request) => authRoute(request) === 'POST recover';

/** The hash of the caller's network; 'local' for all callers without an address of their own (`setCaller`). */
export async function callerHash(driver: Connection['driver']): Promise<string> {
  const { rows } = await driver.query<{ hash: string | null }>(
    'select private.caller_hash() as hash',
  );
  return rows[0]?.hash ?? 'local';
}

/**
 * The limits that GoTrue has and @supabase/lite 0.10.0 lacks: on sign-ins, codes of mails and
 * recovery mails, and an end of the session whose refresh token is reused. A caller is identified by
 * the database's daily hash of the address.
 */
export function withLimits({ driver }: Connection, next: Handler): Handler {
  // Of a hosted project: `[auth.rate_limit]` of supabase/config.toml.
  const refused = new Limit(30, 5 * MINUTE);
  // By network as well: otherwise a stranger's requests could keep the owner from a mail.
  const minute = new Limit(1, MINUTE);
  const hour = new Limit(10, 60 * MINUTE);
  const ofAll = new Limit(60, 60 * MINUTE);
  const tries = new Limit(5, 10 * MINUTE);

  /** Passes on a request that can be guessed, until the caller has had too many refusals. */
  async function guess(request: Request): Promise<Response> {
    const hash = await callerHash(driver);
    if (refused.isReached(hash)) return tooMany();
    const response = await next(request);
    // A request for a mail always succeeds, so it counts even when it was not refused.
    if (!response.ok || isMail(request)) refused.add(hash);
    return response;
  }

  async function recover(request: Request, email: string): Promise<Response> {
    const network = `${email} ${await callerHash(driver)}`;
    const mails: [Limit, string][] = [
      [minute, network],
      [hour, network],
      [ofAll, email],
    ];
    if (mails.some(([limit, key]) => limit.isReached(key))) {
      return authError(429, 'over_email_send_rate_limit', 'Email rate limit exceeded');
    }
    const response = await guess(request);
    if (!response.ok) return response;
    // Whether or not it has an account.
    for (const [limit, key] of mails) limit.add(key);
    tries.forget(email);
    return response;
  }

  async function verify(request: Request, email: string, type: unknown): Promise<Response> {
    const isRefused =
      // @supabase/lite takes the token of any mail for any type.
      !MAIL_TYPES.has(type) ||
      // The link of the same mail stays good: otherwise a stranger could end it by five wrong codes.
      tries.isReached(email);
    if (isRefused) {
      return authError(403, 'otp_expired', 'Token has expired or is invalid');
    }
    const response = await guess(request);
    if (!response.ok && response.status !== 429 && email) tries.add(email);
    return response;
  }

  async function refresh(request: Request, token: unknown): Promise<Response> {
    const response = await next(request);
    if (response.ok) return response;
    const { error_code } = (await response.clone().json()) as { error_code?: string };
    if (error_code === 'refresh_token_already_used') {
      await driver.query(
        `delete from auth.sessions
         where id = (select session_id from auth.refresh_tokens where token = $1)`,
        [token],
      );
    }
    return response;
  }

  return async (request) => {
    const route = authRoute(request);
    // Tries the current password.
    if (route === 'PUT user') return guess(request);
    if (route === undefined || !route.startsWith('POST ')) return next(request);
    const { email, refresh_token, type } = await fieldsOf(request);
    const address = typeof email === 'string' ? email.toLowerCase() : '';
    if (route === 'POST recover') return recover(request, address);
    if (route === 'POST verify') return verify(request, address, type);
    if (route !== 'POST token') return next(request);
    return refresh_token === undefined ? guess(request) : refresh(request, refresh_token);
  };
}
