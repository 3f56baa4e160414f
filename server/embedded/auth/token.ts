import { createHmac } from 'node:crypto';

/** The claims of an access token that this project reads. */
export interface Claims {
  sub: string;
  session_id: string;
  [claim: string]: unknown;
}

/** A part of a token. */
export const encodePart = (value: unknown) =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** The claims of a token; its signature is not verified. */
export function claimsOf(token: string): Claims {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(payload) as Claims;
}

/** A token with the given claims in the form that @supabase/lite accepts: HS256. */
export function signToken(claims: Claims, secret: string): string {
  const content = `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
