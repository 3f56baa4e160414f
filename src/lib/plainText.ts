export type LineKind = 'heading' | 'item' | 'text';

export interface Line {
  kind: LineKind;
  text: string;
}

/** Lines that belong together: a heading, a list, or a paragraph with its line breaks. */
export interface Block {
  kind: LineKind;
  lines: string[];
}

const ITEM = /^[–—•-]\s+/;
/** How a sentence ends in the seven languages; a question may well be a heading. */
const SENTENCE_END = /[.,:;!…。，、：；！،؛]$/;
const HEADING_MAX = 90;

/**
 * A post's plain text, line by line, with what each line is. A heading opens its block, ends like no sentence
 * and is shorter than what follows it; anything in doubt is text.
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
      (ITEM.test(next) || next.length > line.length);
    return { kind: isHeading ? 'heading' : 'text', text: line };
  });
}

/** The same text as blocks, for a page that sets it with headings, lists and paragraphs. */
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
