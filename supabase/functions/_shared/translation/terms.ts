/** The firm's vocabulary: what is never translated, and which word a translation should have. */

/** A term of translation_terms in one language. */
export interface Term {
  term: string;
  /** Its translation; null if it stays Spanish. */
  translation: string | null;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches whole words in any case, also in the plural; a longer term before one that it contains. */
export function patternOf(terms: readonly Term[]): RegExp | undefined {
  if (terms.length === 0) return undefined;
  const words = terms
    .map(({ term }) => escape(term.trim()).replace(/\s+/g, '\\s+'))
    .toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?:e?s)?(?![\\p{L}\\p{N}])`, 'giu');
}

/** What is never translated. */
export const keptPattern = (terms: readonly Term[]) =>
  patternOf(terms.filter(({ translation }) => translation === null));

/** The terms of a Spanish text whose translation is missing in its translation. */
export function brokenTerms(
  spanish: string,
  translation: string,
  terms: readonly Term[],
): { term: string; translation: string }[] {
  return terms.flatMap((one) => {
    if (one.translation === null || !patternOf([one])?.test(spanish)) return [];
    return isUsed(one.translation, translation)
      ? []
      : [{ term: one.term, translation: one.translation }];
  });
}

/** How many letters of a long word an ending may change. */
const ENDING = 2;
const LONG_WORD = 6;

/** Whether a text has all words of a term, whose endings change with case and number and which may be part of others. */
function isUsed(term: string, text: string): boolean {
  const folded = text.toLowerCase();
  const words = term.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.every((word) =>
    folded.includes(word.length < LONG_WORD ? word : word.slice(0, -ENDING)),
  );
}
