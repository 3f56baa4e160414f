import type { Block } from './blocks.ts';
import type { Run } from './inline.ts';
import type { List } from './lists.ts';

/** The runs of each heading, paragraph, item and cell; a picture has none. */
export function linesOf(blocks: readonly Block[]): Run[][] {
  return blocks.flatMap((block) => {
    if (block.kind === 'picture') return [];
    if (block.kind === 'list') return linesOfList(block);
    if (block.kind === 'quote') return linesOf(block.blocks);
    if (block.kind === 'table') return block.rows.flat();
    return [block.runs];
  });
}

const linesOfList = (list: List): Run[][] =>
  list.items.flatMap(({ runs, lists }) => [runs, ...lists.flatMap(linesOfList)]);

/** The text of runs without their marks. */
export const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/** The text of blocks without markup, one line for each heading, paragraph, item and cell. */
export const plainTextOf = (blocks: readonly Block[]) => linesOf(blocks).map(textOf).join('\n');
