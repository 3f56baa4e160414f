import { parseInline, type Run } from './inline.ts';

export type Paragraph = { type: 'paragraph'; runs: Run[] };

export interface List {
  type: 'bulletList' | 'orderedList';
  /** The first number of a numbered list. */
  attrs?: { start: number };
  content: ListItem[];
}

export type ListItem = { type: 'listItem'; content: [Paragraph, ...List[]] };

const ITEM = /^(\s*)(?:[–—•+*-]|(\d{1,9})[.)])\s+(\S.*)$/s;

/** A line indented at least this much further than an item belongs to it. */
const INDENT = 2;

const indentOf = (space: string) => space.replaceAll('\t', '    ').length;
const isWithinItem = (line: string) =>
  line.trim() !== '' && indentOf(line.slice(0, -line.trimStart().length)) >= INDENT;

/** Where the lists end that begin at a line: at an empty line, or one that is neither item nor indented. */
export function endOfList(lines: readonly string[], from: number): number {
  if (!ITEM.test(lines[from]?.trim() ?? '')) return from;
  let end = from + 1;
  while (end < lines.length && (ITEM.test(lines[end] ?? '') || isWithinItem(lines[end] ?? ''))) {
    end += 1;
  }
  return end;
}

/** Reads adjacent lines of list items; bullets and numbers at one level are lists of their own. */
export function readLists(lines: readonly string[]): List[] {
  const lists: List[] = [];
  /** The indents of the current item and of those that it is within, outermost first, each with its last list. */
  const levels: { indent: number; siblings: (Paragraph | List)[]; list?: List }[] = [];
  let index = 0;
  while (index < lines.length) {
    const [, space = '', number, text = ''] = ITEM.exec(lines[index] ?? '') ?? [];
    const from = index;
    do index += 1;
    while (index < lines.length && !ITEM.test(lines[index] ?? ''));
    const rest = lines.slice(from + 1, index).map((line) => line.trim());
    const runs = parseInline([text.trim(), ...rest].join('\n'));
    const item: ListItem = { type: 'listItem', content: [{ type: 'paragraph', runs }] };

    const indent = indentOf(space);
    const type = number === undefined ? 'bulletList' : 'orderedList';
    while (levels.length > 1 && indent < (levels.at(-1)?.indent ?? 0)) levels.pop();
    let level = levels.at(-1);
    if (!level || indent >= level.indent + INDENT) {
      level = { indent, siblings: level?.list?.content.at(-1)?.content ?? lists };
      levels.push(level);
    }
    if (level.list?.type === type) level.list.content.push(item);
    else {
      const attrs = number && { attrs: { start: Number(number) } };
      level.list = { type, ...attrs, content: [item] };
      level.siblings.push(level.list);
    }
  }
  return lists;
}
