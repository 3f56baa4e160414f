import { firm } from '../firm.ts';

/** Also set in supabase/config.toml and in a hosted project's settings (docs/deploy.md). */
export const MIN_PASSWORD = 12;

/** bcrypt ignores any bytes after these. */
export const MAX_PASSWORD_BYTES = 72;

/** Why a password is refused. */
export type PasswordProblem = 'short' | 'long' | 'common' | 'firm';

/** How many letters a password must have besides easily guessed words. */
const OWN_LETTERS = 4;
/** A password of fewer different characters is a repetition. */
const MIN_DIFFERENT = 5;
const HASH_BYTES = 6;
const HASH_LENGTH = 8;

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words in the texts. */
const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => fold(text).match(/\p{L}+/gu) ?? []);

/** In names even short words count ('Wu & Sala'); elsewhere they are mostly articles. */
const NAMES = [firm.name, ...firm.lawyers.map(({ name }) => name)];
const TEXTS = [
  firm.address.street,
  firm.address.city,
  firm.address.region,
  firm.district,
  firm.area,
  new URL(firm.website).hostname,
  firm.email,
];

/** The words that are easily guessed, the longest first. */
function guessableWords(email: string): string[] {
  const words = [
    ...wordsOf(NAMES).filter(({ length }) => length > 1),
    ...wordsOf([...TEXTS, email]).filter(({ length }) => length >= OWN_LETTERS),
  ];
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  let rest = fold(password);
  const before = rest;
  for (const word of words) rest = rest.replaceAll(word, '');
  return rest !== before && (rest.match(/\p{L}/gu)?.length ?? 0) < OWN_LETTERS;
}

async function isCommon(password: string): Promise<boolean> {
  // Browsers hash only over HTTPS and on localhost; elsewhere only the server checks.
  if (!('subtle' in crypto)) return false;
  const { default: list } = await import('./common.json', { with: { type: 'json' } });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password));
  const start = new Uint8Array(digest).subarray(0, HASH_BYTES);
  const hash = btoa(String.fromCharCode(...start));
  for (let at = 0; at < list.hashes.length; at += HASH_LENGTH) {
    if (list.hashes.startsWith(hash, at)) return true;
  }
  return false;
}

/**
 * Why a password is not good enough, or undefined. There is no rule on which characters it has:
 * only length and guessability count (NIST SP 800-63B, 3.1.1.2).
 * @param email the person's address, whose words are as easy to guess as the firm's.
 */
export async function passwordProblem(
  password: string,
  email = '',
): Promise<PasswordProblem | undefined> {
  if (Array.from(password).length < MIN_PASSWORD) return 'short';
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) return 'long';
  if (isMadeOf(password, guessableWords(email))) return 'firm';
  const plain = password.toLowerCase();
  return new Set(plain).size < MIN_DIFFERENT || (await isCommon(plain)) ? 'common' : undefined;
}
