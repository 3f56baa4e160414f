import { paragraphsOf, serialize } from '@/lib/admin/markdown/serialize';
import { type Block, parseBlocks, plainTextOf } from '@/lib/markdown/blocks';
import type { TextField } from '../schema';

/**
 * A paragraph of the Spanish text: now, and as the translation was last confirmed for; null for
 * none.
 */
export interface Paragraph {
  now: string | null;
  before: string | null;
}

export const isChanged = ({ now, before }: Paragraph) => now !== before;

/** Half the cost of pairing two paragraphs without a common word. */
const GAP = 0.5;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** The share of words that two paragraphs do not have in common. */
function difference(one: Set<string>, other: Set<string>): number {
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  return 1 - common / Math.max(one.size, other.size, 1);
}

/** The paragraphs of a Spanish text beside those that a translation was last confirmed for. */
export function compareParagraphs(field: TextField, before: string, now: string): Paragraph[] {
  return pairParagraphs(paragraphsOf(field, before), paragraphsOf(field, now));
}

/** Two versions of a text, in paragraphs, beside each other. */
export function pairParagraphs(was: readonly string[], is: readonly string[]): Paragraph[] {
  const withWords = (texts: readonly string[]) =>
    texts.map((text) => ({ text, words: wordsOf(text) }));
  const pairs = align(
    withWords(was),
    withWords(is),
    (one, other) => (one.text === other.text ? 0 : difference(one.words, other.words)),
    { left: () => GAP, right: GAP },
  );
  return pairs.map(([w, i]) => ({
    before: w === null ? null : (was[w] ?? null),
    now: i === null ? null : (is[i] ?? null),
  }));
}

/** The Spanish text that a translation is right for once a paragraph has been confirmed too. @param now the current
 * text, unchanged. */
export function confirmedText(
  paragraphs: readonly Paragraph[],
  confirmed: Paragraph,
  now: string,
): string {
  const rest = paragraphs.filter((each) => each !== confirmed);
  if (!rest.some(isChanged)) return now;
  return paragraphs
    .map((each) => (each === confirmed ? each.now : each.before))
    .filter((text) => text !== null)
    .join('\n\n');
}

/** The properties by which paragraphs are matched. */
interface Shape {
  kind: string;
  length: number;
}

const shapeOf = (block: Block): Shape => ({
  kind: block.type === 'heading' ? `heading ${block.attrs.level}` : block.type,
  length: plainTextOf([block]).length + 1,
});

/** The costs of a paragraph without its translation and of a block without its paragraph. */
const [PARAGRAPH_GAP, BLOCK_GAP] = [0.7, 1];

/**
 * Paragraphs of one kind and, allowing for the languages, of one length belong together. Length
 * alone never outweighs a gap: a paragraph keeps its row while its translation is typed.
 */
function unlikeness(one: Shape, other: Shape): number {
  const kind = one.kind === other.kind ? 0 : 1;
  return kind + Math.min(0.5, Math.abs(Math.log(one.length / other.length)) / 4);
}

/** The rows, from 1, that align paragraphs with the blocks of their translation. */
export interface Rows {
  spanish: number[];
  translation: number[];
  count: number;
}

/**
 * Pairs Spanish paragraphs with the blocks of their translation.
 * @param known texts that translate some of the paragraphs, perhaps corrected since.
 */
export function pairWithBlocks(
  paragraphs: readonly Paragraph[],
  translation: readonly Block[],
  known: readonly (string | undefined)[] = [],
): Pair[] {
  const spanish = paragraphs.map(({ now, before }, index) => {
    const [block] = parseBlocks(now ?? before ?? '');
    const text = known[index];
    return {
      ...(block ? shapeOf(block) : { kind: '', length: 1 }),
      isNew: before === null,
      known: text === undefined ? undefined : wordsOf(text),
    };
  });
  return align(
    spanish,
    translation.map((block) => ({ ...shapeOf(block), words: wordsOf(serialize([block])) })),
    (one, block) => (one.known ? difference(one.known, block.words) : unlikeness(one, block)),
    {
      // What is new, or follows the last block, is probably not translated yet.
      left: (one, isLast) => (!one.known && (isLast || one.isNew) ? 0 : PARAGRAPH_GAP),
      right: BLOCK_GAP,
    },
  );
}

/** Aligns Spanish paragraphs with blocks of their translation. */
export function rowsOf(paragraphs: readonly Paragraph[], translation: readonly Block[]): Rows {
  const pairs = pairWithBlocks(paragraphs, translation);
  const rows: Rows = { spanish: [], translation: [], count: Math.max(pairs.length, 1) };
  pairs.forEach(([s, t], row) => {
    if (s !== null) rows.spanish[s] = row + 1;
    if (t !== null) rows.translation[t] = row + 1;
  });
  return rows;
}

/** Places in two lists that belong together; null where one list has nothing to match. */
type Pair = readonly [number, number] | readonly [number, null] | readonly [null, number];

interface Gaps<Left> {
  /** @param isLast whether all items on the right have their place before it. */
  left: (left: Left, isLast: boolean) => number;
  right: number;
}

/**
 * Pairs the items of two lists in their order, so that the sum of costs is least.
 * @param cost of pairing two items. @param gaps the costs of an item without a partner.
 */
function align<Left, Right>(
  left: readonly Left[],
  right: readonly Right[],
  cost: (left: Left, right: Right) => number,
  gaps: Gaps<Left>,
): Pair[] {
  // The least cost of aligning what follows each pair of places.
  const rest: number[][] = Array.from({ length: left.length + 1 }, () => []);
  const at = (l: number, r: number) => rest[l]?.[r] ?? Infinity;
  const skippingLeft = (l: number, r: number) =>
    l < left.length ? gaps.left(left[l] as Left, r === right.length) + at(l + 1, r) : Infinity;
  const skippingRight = (l: number, r: number) =>
    r < right.length ? gaps.right + at(l, r + 1) : Infinity;
  const pairing = (l: number, r: number) =>
    l < left.length && r < right.length
      ? cost(left[l] as Left, right[r] as Right) + at(l + 1, r + 1)
      : Infinity;
  for (const [l, row] of [...rest.entries()].reverse()) {
    for (let r = right.length; r >= 0; r -= 1) {
      const atEnd = l === left.length && r === right.length;
      row[r] = atEnd ? 0 : Math.min(pairing(l, r), skippingLeft(l, r), skippingRight(l, r));
    }
  }
  const pairs: Pair[] = [];
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length) {
    const least = at(l, r);
    if (pairing(l, r) === least) pairs.push([l++, r++]);
    else if (skippingLeft(l, r) === least) pairs.push([l++, null]);
    else pairs.push([null, r++]);
  }
  return pairs;
}
