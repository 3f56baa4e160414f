import fc from 'fast-check';
import { withoutMarkedSpace } from '@/lib/admin/markdown/serialize';
import type { Block, Node } from '@/lib/markdown/blocks';
import { addRun, type Run } from '@/lib/markdown/inline';
import type { List, Paragraph } from '@/lib/markdown/lists';

/** Words, most of which would be markup if nothing were escaped. */
const word = fc.constantFrom(
  ...['a', 'casa', 'Dénia,', '中文。', 'مرحبا', '&amp;', '<b>', '¿b?', '2026.', 'https://x.es'],
  ...['*', '**', '_', '[', ']', '](', '](/x)', '(b)', '![a](/b)', '!', '\\', '\\*', '`'],
  ...['>', '#', '##', '###', '-', '–', '+', '•', '1.', '12)', '|', '| - |', '---', 'b\u2028b'],
);
const space = fc.constantFrom(' ', ' ', ' ', '\n', '\n\n', '');
const href = fc.constantFrom('https://x.es/?a=*b*', '/contacto', 'mailto:a@x.es', 'tel:+34600');

/** Runs that begin and end with a word, in the form in which they are written. */
const runs: fc.Arbitrary<Run[]> = fc
  .array(
    fc.record(
      {
        word,
        space,
        bold: fc.constant(true as const),
        italic: fc.constant(true as const),
        href,
      },
      { requiredKeys: ['word', 'space'] },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((pieces) => {
    const joined: Run[] = [];
    pieces.forEach(({ word: text, space: after, ...marks }, index) =>
      addRun(joined, { ...marks, text: text + (index < pieces.length - 1 ? after : '') }),
    );
    return joined;
  });

const nodeOf = <Type extends string, Content>(type: Type, content: fc.Arbitrary<Content>) =>
  fc.record({ type: fc.constant(type), content });
const few = <Each>(each: fc.Arbitrary<Each>) => fc.array(each, { minLength: 1, maxLength: 3 });

const text = fc.record({ type: fc.constant('paragraph' as const), runs });

const listOf = (inner: fc.Arbitrary<List[]>): fc.Arbitrary<List> => {
  const own = fc
    .tuple(text, inner)
    .map(([first, lists]): [Paragraph, ...List[]] => [first, ...lists]);
  const items = few(nodeOf('listItem', own));
  const attrs = fc.record({ start: fc.nat(120) });
  return fc.oneof(
    nodeOf('bulletList', items),
    fc.record({ type: fc.constant('orderedList' as const), attrs, content: items }),
  );
};
/** Within an item, lists of one kind that follow each other are one. */
const within = (list: fc.Arbitrary<List>) =>
  fc
    .array(list, { maxLength: 2 })
    .map((lists) => lists.filter((each, index) => index === 0 || each.type !== lists[0]?.type));
const list = listOf(within(listOf(within(listOf(fc.constant([]))))));

const cell = fc.record({
  type: fc.constant('paragraph' as const),
  runs: fc.oneof(runs, fc.constant<Run[]>([])),
});
const rowOf = (type: 'tableHeader' | 'tableCell', columns: number) =>
  nodeOf(
    'tableRow',
    fc.array(nodeOf(type, fc.tuple(cell)), { minLength: columns, maxLength: columns }),
  );
const block: fc.Arbitrary<Block> = fc.oneof(
  text,
  list,
  fc.record({
    type: fc.constant('heading' as const),
    attrs: fc.record({ level: fc.constantFrom(2, 3) }),
    runs,
  }),
  nodeOf('blockquote', few(fc.oneof(text, list))),
  fc.record({
    type: fc.constant('image' as const),
    attrs: fc.record({
      src: fc.constantFrom('/images/a.svg', 'https://x.es/posts/b-800x600.webp'),
      alt: fc.constantFrom('', 'El puerto', '[a] \\ (b)', '](/x)'),
    }),
  }),
  fc.integer({ min: 1, max: 4 }).chain((columns) =>
    nodeOf(
      'table',
      fc
        .tuple(
          rowOf('tableHeader', columns),
          fc.array(rowOf('tableCell', columns), { maxLength: 3 }),
        )
        .map(([head, rows]) => [head, ...rows]),
    ),
  ),
);

/** Blocks of every kind, nested as they may be. */
export const blocksArbitrary: fc.Arbitrary<Block[]> = fc.array(block, { maxLength: 5 });

/** The same nodes as the parser returns them: marks on words only, line breaks where allowed. */
export function normalForm<Each extends Node>(nodes: readonly Each[], inTable = false): Each[] {
  return nodes.map((node) => {
    if ('content' in node)
      return { ...node, content: normalForm<Node>(node.content, inTable || node.type === 'table') };
    if (node.type === 'image') return node;
    const spaced = withoutMarkedSpace(node.runs);
    const isOneLine = inTable || node.type === 'heading';
    return { ...node, runs: isOneLine ? spaced.map(inOneLine) : spaced };
  });
}

const inOneLine = (run: Run): Run => ({ ...run, text: run.text.replace(/\n+/g, ' ') });
