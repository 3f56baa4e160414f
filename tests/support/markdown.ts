import fc from 'fast-check';
import { withoutMarkedSpace } from '@/lib/admin/markdown/serialize';
import type { Block } from '@/lib/markdown/blocks';
import { addRun, type Run } from '@/lib/markdown/inline';
import type { List } from '@/lib/markdown/lists';

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

const listOf = (inner: fc.Arbitrary<List[]>): fc.Arbitrary<List> =>
  fc.record({
    kind: fc.constant('list' as const),
    start: fc.oneof(fc.constant(null), fc.nat(120)),
    items: fc.array(fc.record({ runs, lists: inner }), { minLength: 1, maxLength: 3 }),
  });
/** Within an item, lists of one kind that follow each other are one. */
const within = (list: fc.Arbitrary<List>) =>
  fc
    .array(list, { maxLength: 2 })
    .map((lists) =>
      lists.filter((each, index) => index === 0 || isBullets(each) !== isBullets(lists[0])),
    );
const isBullets = (each: List | undefined) => each?.start === null;
const list = listOf(within(listOf(within(listOf(fc.constant([]))))));

const text = fc.record({ kind: fc.constant('text' as const), runs });
const block: fc.Arbitrary<Block> = fc.oneof(
  text,
  list,
  fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(2, 3), runs }),
  fc.record({
    kind: fc.constant('quote' as const),
    blocks: fc.array(fc.oneof(text, list), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('picture' as const),
    src: fc.constantFrom('/images/a.svg', 'https://x.es/posts/b-800x600.webp'),
    alt: fc.constantFrom('', 'El puerto', '[a] \\ (b)', '](/x)'),
  }),
  fc
    .integer({ min: 1, max: 4 })
    .chain((columns) =>
      fc.array(
        fc.array(fc.oneof(runs, fc.constant([])), { minLength: columns, maxLength: columns }),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map((rows): Block => ({
      kind: 'table',
      rows: rows.map((row) => row.map((cell) => [...cell])),
    })),
);

/** Blocks of every kind, nested as they may be. */
export const blocksArbitrary: fc.Arbitrary<Block[]> = fc.array(block, { maxLength: 5 });

/** The same blocks as the parser returns them: marks on words only, line breaks where allowed. */
export function normalForm(blocks: readonly Block[]): Block[] {
  return blocks.map((each): Block => {
    if (each.kind === 'list') return normalList(each);
    if (each.kind === 'quote') return { ...each, blocks: normalForm(each.blocks) };
    if (each.kind === 'table') {
      return { ...each, rows: each.rows.map((cells) => cells.map(inOneLine)) };
    }
    if (each.kind === 'heading') return { ...each, runs: inOneLine(each.runs) };
    return each.kind === 'text' ? { ...each, runs: withoutMarkedSpace(each.runs) } : each;
  });
}

const normalList = (each: List): List => ({
  ...each,
  items: each.items.map((item) => ({
    runs: withoutMarkedSpace(item.runs),
    lists: item.lists.map(normalList),
  })),
});

const inOneLine = (cell: readonly Run[]) =>
  withoutMarkedSpace(cell).map((each) => ({ ...each, text: each.text.replace(/\n+/g, ' ') }));
