import { type Block, isPlainHeading, parseBlocks, type Row } from '../../markdown/blocks.ts';
import { addRun, type Run } from '../../markdown/inline.ts';
import type { List } from '../../markdown/lists.ts';

/** Writes blocks as the text that parseBlocks() reads as the same blocks. */
export function serialize(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).filter(Boolean).join('\n\n');
}

/** The paragraphs of a post's text in normalized Markdown, so that only what readers see can differ. */
export function paragraphsOf(field: 'title' | 'excerpt' | 'content', text: string): string[] {
  const parts = field === 'content' ? parseBlocks(text).map((block) => serialize([block])) : [text];
  return parts.filter((part) => part !== '');
}

function writeBlock(block: Block): string {
  if (block.type === 'heading') {
    const text = writeRuns(block.runs)
      .replace(/\s*\n\s*/g, ' ')
      .trim();
    return text && `${'#'.repeat(block.attrs.level)} ${text}`;
  }
  if (block.type === 'paragraph') return writeParagraph(block.runs);
  if (block.type === 'table') return writeTable(block.content);
  if (block.type === 'image') {
    const alt = block.attrs.alt
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\[\]]/g, '\\$&');
    return `![${alt}](${writeAddress(block.attrs.src)})`;
  }
  if (block.type === 'blockquote') {
    const text = serialize(block.content);
    const lines = text === '' ? [] : text.split('\n');
    return lines.map((line) => `> ${line}`.trim()).join('\n');
  }
  return writeList(block);
}

function writeParagraph(runs: readonly Run[]): string {
  const lines = linesOf(runs);
  const [first = '', second] = lines;
  // A backslash as line break, where the two lines would be read as a heading and its text.
  if (second !== undefined && isPlainHeading(first, '', second)) lines[0] = `${first}\\`;
  return lines.join('\n');
}

/** A start of a line that would begin another block, unless its last character is escaped. */
const BLOCK_START = /^(?:#{2,3}(?=\s)|[–—•+-](?=\s)|>|\||!(?=\[)|\d{1,9}[.)](?=\s))/;

/** The lines of runs, none of which is empty or begins a block. */
function linesOf(runs: readonly Run[]): string[] {
  const text = writeRuns(runs);
  if (text.trim() === '') return [];
  return text.split('\n').map((line) => {
    const trimmed = line.trim();
    if (trimmed === '') return '\\';
    return trimmed.replace(BLOCK_START, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`);
  });
}

function writeList({ type, attrs, content }: List): string {
  return content
    .map(
      ({ content: [{ runs }, ...lists] }) =>
        [linesOf(runs), lists.map(writeList).filter(Boolean)] as const,
    )
    .filter(([lines, within]) => lines.length > 0 || within.length > 0)
    .map(([[first = '\\', ...rest], within], index) => {
      const marker = type === 'bulletList' ? '- ' : `${(attrs?.start ?? 1) + index}. `;
      const inner = [...rest, ...within].join('\n');
      const indent = ' '.repeat(marker.length);
      return marker + first + (inner && `\n${inner}`).replaceAll('\n', `\n${indent}`);
    })
    .join('\n');
}

function writeTable(rows: readonly Row[]): string {
  const columns = Math.max(0, ...rows.map(({ content }) => content.length));
  if (columns === 0) return '';
  const lines = rows.map(({ content }) => {
    const cells = Array.from({ length: columns }, (_cell, column) =>
      writeCell(content[column]?.content[0].runs ?? []),
    );
    return `| ${cells.join(' | ')} |`;
  });
  lines.splice(1, 0, `|${' --- |'.repeat(columns)}`);
  return lines.join('\n');
}

const writeCell = (runs: readonly Run[]) =>
  writeRuns(runs)
    .replace(/\s*\n\s*/g, ' ')
    .trim()
    .replaceAll('|', '\\|');

/** Runs as text with marks: closed before a link begins or ends and opened after it, never across. */
export function writeRuns(runs: readonly Run[]): string {
  let text = '';
  let open: Run = { text: '' };
  const turn = (next: Run) => {
    const crossesLink = open.href !== next.href;
    const stars = (from: Run, to: Run) =>
      '*'.repeat((from.bold === to.bold ? 0 : 2) + (from.italic === to.italic ? 0 : 1));
    if (!crossesLink) text += stars(open, next);
    else {
      text += stars(open, { text: '' });
      if (open.href !== undefined) text += `](${writeAddress(open.href)})`;
      if (next.href !== undefined) text += '[';
      text += stars({ text: '' }, next);
    }
    open = next;
  };
  for (const run of withoutMarkedSpace(runs)) {
    turn(run);
    const escaped = run.text.replace(
      run.href === undefined ? /[\\*]|\](?=\()/g : /[\\*[\]]/g,
      '\\$&',
    );
    text += escaped;
  }
  turn({ text: '' });
  return text;
}

/** An address without the characters that would end it. */
const writeAddress = (address: string) =>
  address.replace(/[\s()[\]|]/g, (character) =>
    '()'.includes(character)
      ? `%${character.charCodeAt(0).toString(16)}`
      : encodeURIComponent(character),
  );

/**
 * The same text with white space marked only where the words on both sides have the mark. Nothing
 * visible is lost, and no mark begins or ends with a space, which Markdown cannot express.
 */
export function withoutMarkedSpace(runs: readonly Run[]): Run[] {
  // Most paragraphs have no mark, and a long post is written again at each key that is typed.
  if (!runs.some(isMarked)) return [...runs];
  const pieces = runs.flatMap(({ text, ...marks }) =>
    (text.match(/\s+|\S+/g) ?? []).map((piece): Run => ({ ...marks, text: piece })),
  );
  const wordFrom = (index: number, step: 1 | -1): Run | undefined => {
    let at = index;
    while (pieces[at]?.text.trim() === '') at += step;
    return pieces[at];
  };
  const result: Run[] = [];
  pieces.forEach((piece, index) => {
    const isSpace = piece.text.trim() === '';
    addRun(result, isSpace ? spaceBetween(piece, wordFrom(index, -1), wordFrom(index, 1)) : piece);
  });
  return result;
}

const isMarked = ({ bold, italic, href }: Run) => bold ?? italic ?? href !== undefined;

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
