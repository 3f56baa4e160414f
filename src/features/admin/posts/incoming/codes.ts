import { ESCAPABLE } from '@/lib/markdown/inline';

/**
 * The signs of Markdown in a paragraph: the separator of a table, the starts of lines, escaped
 * characters, bold and italic, links and pictures, and the borders of cells.
 */
const SIGN = new RegExp(
  `(${[
    '^\\|(?: --- \\|)+$',
    '^(?:[ \\t]*(?:-|#{2,3}|\\d{1,9}\\.) |[ \\t]*> ?)+',
    `\\\\[${ESCAPABLE}]`,
    '\\*{1,3}',
    '!?\\[',
    '\\]\\([^\\s()[\\]]*\\)',
    '\\|',
  ].join('|')})`,
  'gm',
);

/** A sign of Markdown, which a translation tool shows as one piece and keeps. */
export interface Code {
  id: number;
  sign: string;
}

/** A text in pieces, from which it can be joined. */
export type Piece = string | Code;

// The pieces that the pattern matched are those with an odd index.
const signsOf = (text: string) => text.split(SIGN).filter((_, index) => index % 2 === 1);

/** A paragraph and its translation in pieces. A sign has the same id in both. */
export function piecesOf(source: string, target: string): { source: Piece[]; target: Piece[] } {
  const free: Code[] = signsOf(source).map((sign, index) => ({ id: index + 1, sign }));
  let last = free.length;
  const split = (text: string, known: Code[]) =>
    text.split(SIGN).map((piece, index): Piece => {
      if (index % 2 === 0) return piece;
      const place = known.findIndex(({ sign }) => sign === piece);
      const [own] = place < 0 ? [] : known.splice(place, 1);
      return own ?? { id: (last += 1), sign: piece };
    });
  return { source: split(source, [...free]), target: split(target, [...free]) };
}

/** Whether a translation has the signs of its paragraph, in any order. */
export const hasSameSigns = (source: string, target: string) =>
  signsOf(source).toSorted().join('\n') === signsOf(target).toSorted().join('\n');
