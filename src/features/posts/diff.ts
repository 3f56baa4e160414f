import { diffArrays } from 'diff';
import type { Language } from '@/site/languages';

export interface TextPart {
  kind: 'same' | 'added' | 'removed' | 'skipped';
  text: string;
}

/** A comparison word by word that takes longer is made line by line. */
const PATIENCE_MS = 300;
/** Unchanged text beyond this around a change is left out. */
const CONTEXT = 90;

const TOKEN = /\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;
const CHINESE = /\p{Script=Han}/u;

/**
 * Words, spaces and marks one by one. Only what is Chinese, which has no spaces between words, is left to
 * `Intl.Segmenter`: for a whole text it takes seconds.
 */
function wordsOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (text.match(TOKEN) ?? []).flatMap((token) =>
    CHINESE.test(token) ? Array.from(segmenter.segment(token), ({ segment }) => segment) : token,
  );
}

const linesOf = (text: string) => text.split(/(?<=\n)/);

/** What has been added to and removed from a text, as parts that give either text when put together. */
export function textDiff(before: string, after: string, language: Language): TextPart[] {
  const byWord = diffArrays(wordsOf(before, language), wordsOf(after, language), {
    timeout: PATIENCE_MS,
  });
  const changes = byWord ?? diffArrays(linesOf(before), linesOf(after));
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** The same with long unchanged stretches left out but for some words around each change. */
export function shortened(parts: readonly TextPart[]): TextPart[] {
  return parts.flatMap((part, index): TextPart[] => {
    if (part.kind !== 'same' || part.text.length <= 3 * CONTEXT) return [part];
    const head = index === 0 ? '' : upToWord(part.text, CONTEXT);
    const tail = index === parts.length - 1 ? '' : fromWord(part.text, CONTEXT);
    return [
      { kind: 'same' as const, text: head },
      { kind: 'skipped' as const, text: '' },
      { kind: 'same' as const, text: tail },
    ].filter(({ kind, text }) => kind === 'skipped' || text !== '');
  });
}

function upToWord(text: string, length: number): string {
  return text.slice(0, length).replace(/\s\S*$/, '');
}

function fromWord(text: string, length: number): string {
  return text.slice(-length).replace(/^\S*\s/, '');
}
