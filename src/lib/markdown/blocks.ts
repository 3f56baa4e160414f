/**
 * Reads the format of a post's text: the small part of Markdown in docs/decisions/0018. Every text
 * is valid, nothing is ever HTML, and reading takes time in proportion to the text's length.
 */
import { isPictureAddress } from './addresses.ts';
import { ESCAPABLE, parseInline, type Run } from './inline.ts';
import { endOfList, type List, type ListItem, type Paragraph, readLists } from './lists.ts';

/** Named and nested as in the editor; its inline nodes are runs. */
export type Block =
  | { type: 'heading'; attrs: { level: 2 | 3 }; runs: Run[] }
  | Paragraph
  | List
  | { type: 'blockquote'; content: Block[] }
  | { type: 'image'; attrs: { src: string; alt: string } }
  /** The first row is the head; others may have fewer cells. */
  | { type: 'table'; content: Row[] };

export type Row = { type: 'tableRow'; content: Cell[] };
type Cell = { type: 'tableHeader' | 'tableCell'; content: [Paragraph] };
export type Node = Block | ListItem | Row | Cell;

const HEADING = /^(#{2,3})\s+(\S.*)$/s;
const PICTURE = /^!\[(.*)\]\(([^\s()[\]]+)\)$/s;
const QUOTE = /^>\s?/;
/** A numbered list begins in the middle of a paragraph only with 1: '2026. …' may be a sentence. */
const STARTS_LIST = /^([–—•+*-]|1[.)])\s+\S/;
const ESCAPE = new RegExp(`\\\\([${ESCAPABLE}])`, 'g');

export function parseBlocks(content: string): Block[] {
  return readBlocks(content.split(/\r\n|\r|\n/), false);
}

/** @param inQuote whether only what a quote may hold is read: paragraphs and lists. */
function readBlocks(lines: readonly string[], inQuote: boolean): Block[] {
  const blocks: Block[] = [];
  const at = (index: number) => lines[index]?.trim() ?? '';
  let index = 0;
  while (index < lines.length) {
    const line = at(index);
    if (line === '') {
      index += 1;
      continue;
    }
    const end = endOfList(lines, index);
    if (end > index) {
      blocks.push(...readLists(lines.slice(index, end)));
      index = end;
      continue;
    }
    const own = inQuote ? undefined : readOwn(lines, index);
    if (own) {
      if (!isEmpty(own.block)) blocks.push(own.block);
      index = own.end;
      continue;
    }
    const from = index;
    do index += 1;
    while (at(index) !== '' && !STARTS_LIST.test(at(index)) && (inQuote || !readOwn(lines, index)));
    const text = lines.slice(from, index).map((each) => each.trim());
    const block: Block = { type: 'paragraph', runs: parseInline(text.join('\n')) };
    if (!isEmpty(block)) blocks.push(block);
  }
  return blocks;
}

/** Whether a block is invisible, such as a quote without text. */
const isEmpty = (block: Block) =>
  ('runs' in block && block.runs.length === 0) ||
  ('content' in block && block.content.length === 0);

/** A block that a quote cannot hold, if one begins at a line, where it ends a paragraph. */
function readOwn(
  lines: readonly string[],
  index: number,
): { block: Block; end: number } | undefined {
  const line = lines[index]?.trim() ?? '';
  const picture = readPicture(line);
  if (picture) return { block: picture, end: index + 1 };
  if (QUOTE.test(line)) {
    const end = endWhere(lines, index, (each) => !QUOTE.test(each));
    const quoted = lines.slice(index, end).map((each) => each.trimStart().replace(QUOTE, ''));
    return { block: { type: 'blockquote', content: readBlocks(quoted, true) }, end };
  }
  if (startsTable(lines, index)) {
    const end = endWhere(lines, index, (each) => !each.startsWith('|'));
    const [head = [], , ...rows] = lines.slice(index, end).map((row) => cellsOf(row.trim()));
    const rowOf = (type: Cell['type'], row: readonly Run[][]): Row => {
      const texts = row.map((runs): Paragraph => ({ type: 'paragraph', runs }));
      return { type: 'tableRow', content: texts.map((text) => ({ type, content: [text] })) };
    };
    const body = rows.map((row) => rowOf('tableCell', row.slice(0, head.length)));
    const content = [rowOf('tableHeader', head), ...body];
    return { block: { type: 'table', content }, end };
  }
  const [, marks, text = line] = HEADING.exec(line) ?? [];
  const isHeading =
    marks ?? isPlainHeading(line, lines[index - 1]?.trim() ?? '', lines[index + 1]?.trim() ?? '');
  if (!isHeading) return undefined;
  const level = marks === '###' ? 3 : 2;
  return { block: { type: 'heading', attrs: { level }, runs: parseInline(text) }, end: index + 1 };
}

function endWhere(lines: readonly string[], from: number, ends: (line: string) => boolean): number {
  let end = from;
  while (end < lines.length && !ends(lines[end]?.trim() ?? '')) end += 1;
  return end;
}

function readPicture(line: string): Block | undefined {
  const [, alt = '', src = ''] = PICTURE.exec(line) ?? [];
  if (!isPictureAddress(src)) return undefined;
  return { type: 'image', attrs: { src, alt: alt.replace(ESCAPE, '$1') } };
}

function startsTable(lines: readonly string[], index: number): boolean {
  const rule = lines[index + 1]?.trim() ?? '';
  const isTable = lines[index]?.trim().startsWith('|') && rule.startsWith('|');
  return isTable === true && rule.includes('-') && /^[|:\s-]+$/.test(rule);
}

/** The cells of a row, which stand between bars that no backslash precedes. */
function cellsOf(row: string): Run[][] {
  const cells = [''];
  for (const [piece] of row.slice(1).matchAll(/\\?[^]/g)) {
    if (piece === '|') cells.push('');
    else cells.push((cells.pop() ?? '') + piece);
  }
  if (cells.at(-1)?.trim() === '') cells.pop();
  return cells.map((cell) => parseInline(cell.trim()));
}

const PLAIN_HEADING_MAX = 90;
/** Sentence endings without the question mark, and the backslash of a line break. */
const SENTENCE_END = /[.,:;!…。，、：；！،؛\\]$/;

/**
 * Whether a line without markup is a heading: it follows an empty line, does not end like a
 * sentence, and a list or a sentence that is no shorter follows. Older texts have such headings.
 * The lines of an address or of a poem are none.
 */
export function isPlainHeading(line: string, before: string, next: string): boolean {
  return (
    before === '' &&
    line.length <= PLAIN_HEADING_MAX &&
    !SENTENCE_END.test(line) &&
    (STARTS_LIST.test(next) || (next.length >= line.length && isSentence(next)))
  );
}

/** Whether a line is as long as no line of an address, or ends as a sentence does. */
const isSentence = (line: string) =>
  line.length > PLAIN_HEADING_MAX || /[.:;!?…。！？：؟]$/.test(line);

/** The runs of each heading, paragraph, item and cell; a picture has none. */
export const linesOf = (nodes: readonly Node[]): Run[][] =>
  nodes.flatMap((node) => {
    if ('runs' in node) return [node.runs];
    return 'content' in node ? linesOf(node.content) : [];
  });

/** The text of runs without their marks. */
export const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/** The text of blocks without markup, one line for each heading, paragraph, item and cell. */
export const plainTextOf = (blocks: readonly Block[]) => linesOf(blocks).map(textOf).join('\n');
