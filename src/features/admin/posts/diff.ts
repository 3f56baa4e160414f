import { diffArrays } from 'diff';
import type { Language } from '@/site/languages';

export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** When comparing by words takes longer, lines are compared instead. */
const DIFF_TIMEOUT_MS = 300;
/** How many characters of unchanged text are kept around a change. */
const CONTEXT_CHARS = 90;

const TOKEN = /\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;
const CHINESE = /\p{Script=Han}/u;

/** Splits a text into words, spaces and punctuation. `Intl.Segmenter`, which is slow, has Chinese alone. */
function wordsOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (text.match(TOKEN) ?? []).flatMap((token) =>
    CHINESE.test(token) ? Array.from(segmenter.segment(token), ({ segment }) => segment) : token,
  );
}

const linesOf = (text: string) => text.split(/(?<=\n)/);

/** The differences between two texts, as parts from which either text can be joined. */
export function textDiff(before: string, after: string, language: Language): TextPart[] {
  const byWord = diffArrays(wordsOf(before, language), wordsOf(after, language), {
    timeout: DIFF_TIMEOUT_MS,
  });
  const changes = byWord ?? diffArrays(linesOf(before), linesOf(after));
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** Shortens long unchanged parts to some words around each change. */
export function shortenUnchanged(parts: readonly TextPart[]): TextPart[] {
  return parts.map(({ kind, text }, index) => {
    if (kind !== 'same' || text.length <= 3 * CONTEXT_CHARS) return { kind, text };
    const head = index > 0 ? text.slice(0, CONTEXT_CHARS).replace(/\s\S*$/, '') : '';
    const tail = index < parts.length - 1 ? text.slice(-CONTEXT_CHARS).replace(/^\S*\s/, '') : '';
    return { kind, text: `${head} […] ${tail}` };
  });
}
