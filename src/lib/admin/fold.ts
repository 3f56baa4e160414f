const SAME: Record<string, string> = Object.fromEntries(
  Array.from('øłđıةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹').map((sign, index) => [
    sign,
    'oldiهييك01234567890123456789'.charAt(index),
  ]),
);
const UNSEEN =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u00ad\u0621\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Text as searches compare it, by the rule of the database (`private.fold`,
 * supabase/schemas/00_schemas.sql): tests/database/searchWords.test.ts compares the two.
 */
export function fold(text: string): string {
  return text
    .replace(/[’‘ʼ′´`]/g, "'")
    .replace(/[‐‑–—−]/g, '-')
    .normalize('NFKD')
    .toLowerCase()
    .replace(UNSEEN, '')
    .replace(/[øłđıةىیک٠-٩۰-۹]/g, (sign) => SAME[sign] ?? sign)
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/(a|o|(?<!q)u)e/g, '$1');
}

/** Whether a text contains each word of a search, in any order. */
export function containsWords(folded: string, search: string): boolean {
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
