import type { JSONContent } from '@tiptap/core';
import type { Block } from '@/lib/markdown/blocks';
import { addRun, type Run } from '@/lib/markdown/inline';
import type { List } from '@/lib/markdown/lists';

/** The editor's document of blocks (features/admin/posts/text/extensions.ts has its schema). */
export function toDocument(blocks: readonly Block[]): JSONContent {
  const content = blocks.map(toNode);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** The blocks of the editor's document. */
export function toBlocks(document: JSONContent): Block[] {
  return (document.content ?? []).map(toBlock);
}

function toNode(block: Block): JSONContent {
  if (block.kind === 'heading') {
    return { type: 'heading', attrs: { level: block.level }, content: toInline(block.runs) };
  }
  if (block.kind === 'text') return paragraphOf(block.runs);
  if (block.kind === 'list') return toListNode(block);
  if (block.kind === 'quote') return { type: 'blockquote', content: block.blocks.map(toNode) };
  if (block.kind === 'picture') {
    return { type: 'image', attrs: { src: block.src, alt: block.alt } };
  }
  const columns = block.rows[0]?.length ?? 0;
  const content = block.rows.map((row, index) => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, (_cell, column) => ({
      type: index === 0 ? 'tableHeader' : 'tableCell',
      content: [paragraphOf(row[column] ?? [])],
    })),
  }));
  return { type: 'table', content };
}

const paragraphOf = (runs: readonly Run[]) => ({ type: 'paragraph', content: toInline(runs) });

function toListNode({ start, items }: List): JSONContent {
  const content = items.map(({ runs, lists }) => ({
    type: 'listItem',
    content: [paragraphOf(runs), ...lists.map(toListNode)],
  }));
  if (start === null) return { type: 'bulletList', content };
  return { type: 'orderedList', attrs: { start }, content };
}

function toInline(runs: readonly Run[]): JSONContent[] {
  return runs.flatMap(({ text, bold, italic, href }) => {
    const marks = [
      ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
      ...(bold ? [{ type: 'bold' }] : []),
      ...(italic ? [{ type: 'italic' }] : []),
    ];
    return text
      .split(/(\n)/)
      .filter(Boolean)
      .map((piece) =>
        piece === '\n' ? { type: 'hardBreak', marks } : { type: 'text', text: piece, marks },
      );
  });
}

function toBlock(node: JSONContent): Block {
  const content = node.content ?? [];
  switch (node.type) {
    case 'heading':
      return { kind: 'heading', level: node.attrs?.level === 3 ? 3 : 2, runs: toRuns(node) };
    case 'bulletList':
    case 'orderedList':
      return toList(node);
    case 'blockquote':
      return { kind: 'quote', blocks: content.map(toBlock) };
    case 'image':
      return { kind: 'picture', src: textIn(node.attrs?.src), alt: textIn(node.attrs?.alt) };
    case 'table':
      return {
        kind: 'table',
        rows: content.map((row) => (row.content ?? []).map((cell) => toRuns(cell.content?.[0]))),
      };
    default:
      return { kind: 'text', runs: toRuns(node) };
  }
}

function toList(node: JSONContent): List {
  const start: unknown = node.attrs?.start;
  return {
    kind: 'list',
    start: node.type === 'bulletList' ? null : typeof start === 'number' ? start : 1,
    items: (node.content ?? []).map(({ content: [text, ...lists] = [] }) => ({
      runs: toRuns(text),
      lists: lists.map(toList),
    })),
  };
}

function toRuns(node: JSONContent | undefined): Run[] {
  const runs: Run[] = [];
  for (const { type, text = '', marks = [] } of node?.content ?? []) {
    const has = (mark: string) => marks.some((each) => each.type === mark);
    const href: unknown = marks.find((each) => each.type === 'link')?.attrs?.href;
    addRun(runs, {
      text: type === 'hardBreak' ? '\n' : text,
      ...(has('bold') && { bold: true as const }),
      ...(has('italic') && { italic: true as const }),
      ...(typeof href === 'string' && { href }),
    });
  }
  return runs;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
