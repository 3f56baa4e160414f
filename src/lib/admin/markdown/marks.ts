import { addRun, type Run } from '../../markdown/inline.ts';
import { textOf } from '../../markdown/plainText.ts';

/**
 * The same text with white space marked only where the words on both sides have the mark. Nothing
 * visible is lost, and no mark begins or ends with a space, which Markdown cannot express.
 */
export function withoutMarkedSpace(runs: readonly Run[]): Run[] {
  // Most paragraphs have no mark, and a long post is written again at each key that is typed.
  if (!runs.some(isMarked)) {
    const text = textOf(runs);
    return text ? [{ text }] : [];
  }
  const pieces = runs.flatMap(({ text, ...marks }) =>
    (text.match(/\s+|\S+/g) ?? []).map((piece): Run => ({ ...marks, text: piece })),
  );
  const before = nearestWords(pieces);
  const after = nearestWords(pieces.toReversed()).reverse();
  const result: Run[] = [];
  pieces.forEach((piece, index) => {
    addRun(result, isWord(piece) ? piece : spaceBetween(piece, before[index], after[index]));
  });
  return result;
}

const isMarked = ({ bold, italic, href }: Run) => bold ?? italic ?? href !== undefined;

const isWord = ({ text }: Run) => /\S/.test(text);

/** For each piece, the last word up to and including it. */
function nearestWords(pieces: readonly Run[]): (Run | undefined)[] {
  let word: Run | undefined;
  return pieces.map((piece) => {
    if (isWord(piece)) word = { ...piece };
    return word;
  });
}

function spaceBetween({ text, ...marks }: Run, left?: Run, right?: Run): Run {
  if (!left || !right || left.href !== right.href) return { text };
  // Between two links to the same address: a mark does not cross the end of a link.
  if (left.href !== undefined && left.href !== marks.href) return { text };
  return {
    text,
    ...(marks.bold && left.bold && right.bold && { bold: true as const }),
    ...(marks.italic && left.italic && right.italic && { italic: true as const }),
    ...(marks.href !== undefined && marks.href === left.href && { href: marks.href }),
  };
}
