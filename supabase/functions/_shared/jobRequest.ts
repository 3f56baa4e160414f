/** What the Edge Functions that jobs of the database call have in common. Runs in Deno alone. */
import type { Project } from './callDatabase.ts';

export function secret(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The secret ${name} is not set.`);
  return value;
}

/** The project that the function belongs to, with its secret key, of the newer kind or the older. */
export function ownProject(): Project {
  const keys = JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS') ?? '{}') as { default?: string };
  return {
    url: secret('SUPABASE_URL'),
    key: keys.default ?? secret('SUPABASE_SERVICE_ROLE_KEY'),
  };
}

const VALID_S = 300;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * Whether a request carries a token of the database's jobs (`private.job_token()`): the time, and
 * its HMAC with the shared secret. Valid for five minutes; the secret itself is never sent.
 */
export async function isJobToken(
  authorization: string | null,
  secret: string,
  now = Date.now(),
): Promise<boolean> {
  const [, made, code] = /^Bearer (\d{10})\.([\da-f]{64})$/.exec(authorization ?? '') ?? [];
  if (!made || !code || Math.abs(now / 1000 - Number(made)) > VALID_S) return false;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), hmac, false, ['verify']);
  const signature = Uint8Array.from(code.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  return crypto.subtle.verify('HMAC', key, signature, bytesOf(made));
}

/** Answers the calls of a job with what `run` returns, and refuses all others. */
export function serveJob(run: () => Promise<unknown>): void {
  Deno.serve(async (request) => {
    if (!(await isJobToken(request.headers.get('Authorization'), secret('CRON_SECRET')))) {
      return new Response('Unauthorized', { status: 401 });
    }
    return Response.json(await run());
  });
}
