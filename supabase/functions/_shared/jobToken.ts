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
