import type { Enquiry } from './values';

/** Far beyond the thousand numbers that are tried on average. */
const MAX_TRIES = 50_000;

/**
 * Tries numbers until one hashes with the enquiry to ten leading zero bits, off the main thread.
 * The database checks it (supabase/schemas/28_enquiry_limits.sql): scripts that post without the
 * form lack it.
 * @returns null where the browser cannot hash: the enquiry is then stored as probably automatic.
 */
export async function proofOf({
  email,
  phone,
  message,
}: Pick<Enquiry, 'email' | 'phone' | 'message'>): Promise<number | null> {
  const { subtle } = crypto as Partial<Crypto>;
  const encoder = new TextEncoder();
  for (let proof = 0; subtle && proof < MAX_TRIES; proof += 1) {
    const text = encoder.encode(`${proof}:${email ?? ''}:${phone ?? ''}:${message}`);
    const [first, second = 0] = new Uint8Array(await subtle.digest('SHA-256', text));
    if (first === 0 && second < 64) return proof;
  }
  return null;
}
