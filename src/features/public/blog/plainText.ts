export type LineKind = 'heading' | 'item' | 'text';

export interface Line {
  kind: LineKind;
  text: string;
}

/** Adjacent lines of one kind: a heading, a list, or a paragraph with its line breaks. */
export interface Block {
  kind: LineKind;
  lines: string[];
}

const ITEM = /^[–—•-]\s+/;
/** Sentence endings in the seven languages. A question mark is none of them, since a heading may be a question. */
const SENTENCE_END = /[.,:;!…。，、：；！،؛]$/;
const HEADING_MAX = 90;

/**
 * Splits a post's plain text into lines and classifies each. A heading starts a block, does not end like a
 * sentence and is no longer than the next line; in doubt a line is text.
 */
export function linesOf(content: string): Line[] {
  const lines = content.split(/\r\n|\r|\n/).map((line) => line.trim());
  return lines.map((line, index) => {
    if (ITEM.test(line)) return { kind: 'item', text: line };
    const next = lines[index + 1] ?? '';
    const isHeading =
      line !== '' &&
      (lines[index - 1] ?? '') === '' &&
      line.length <= HEADING_MAX &&
      !SENTENCE_END.test(line) &&
      (ITEM.test(next) || next.length >= line.length);
    return { kind: isHeading ? 'heading' : 'text', text: line };
  });
}

/** The same text grouped into headings, lists and paragraphs. */
export function blocksOf(content: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const { kind, text } of linesOf(content)) {
    if (text === '') {
      open = undefined;
      continue;
    }
    if (!open || open.kind !== kind || kind === 'heading') {
      open = { kind, lines: [] };
      blocks.push(open);
    }
    open.lines.push(kind === 'item' ? text.replace(ITEM, '') : text);
  }
  return blocks;
}
