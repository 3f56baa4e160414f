import type { JSONContent } from '@tiptap/core';
import type { Block, Node } from '@/lib/markdown/blocks';
import { addRun, type Run } from '@/lib/markdown/inline';

/** The editor's document of blocks (features/admin/posts/text/extensions.ts has its schema). */
export function toDocument(blocks: readonly Block[]): JSONContent {
  const content = blocks.map(toEditor);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** The blocks of the editor's document. */
export const toBlocks = ({ content = [] }: JSONContent) => content.map(fromEditor) as Block[];

function toEditor(node: Node): JSONContent {
  if (node.type === 'image') return node;
  if (node.type === 'table') {
    // As wide as its head, or the editor would make it so and change a text that nobody edits.
    const [{ content: head } = { content: [] }] = node.content;
    const content = node.content.map((row) => ({
      ...row,
      content: head.map((_cell, column) => toEditor(row.content[column] ?? EMPTY_CELL)),
    }));
    return { ...node, content };
  }
  if ('content' in node) return { ...node, content: node.content.map(toEditor) };
  const { runs, ...rest } = node;
  return { ...rest, content: toInline(runs) };
}

const EMPTY_CELL: Node = { type: 'tableCell', content: [{ type: 'paragraph', runs: [] }] };

function fromEditor({ type, attrs, content = [] }: JSONContent): Node {
  const inner =
    type === 'heading' || type === 'paragraph'
      ? { runs: toRuns(content) }
      : { content: content.map(fromEditor) };
  return { type, attrs, ...inner } as Node;
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

function toRuns(content: readonly JSONContent[]): Run[] {
  const runs: Run[] = [];
  for (const { type, text = '', marks = [] } of content) {
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
