/**
 * What the form shows of what people read and agree to: keys below `survey` in `contact.json`. Who
 * changes one makes a version of it (supabase/schemas/10_texts.sql).
 */
export const CONSENT_PARTS = ['firstLayer', 'consent', 'specialConsent'] as const;

export type ConsentPart = (typeof CONSENT_PARTS)[number];

/** The hash by which an enquiry names a wording; undefined where the browser cannot hash. */
export async function consentHash(
  language: string,
  part: ConsentPart | 'notice',
  text: string,
  version: string | null = null,
): Promise<string | undefined> {
  // A version can change alone, with the firm's facts; those up to the first are not in the hash.
  const named = [language, part, ...(version && version > '2026-11-27' ? [version] : []), text];
  const { subtle } = crypto as Partial<Crypto>;
  const bytes = await subtle?.digest('SHA-256', new TextEncoder().encode(named.join('/')));
  return (
    bytes &&
    Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}
