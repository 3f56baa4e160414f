import type { Block } from './blocks';
import type { Run } from './inline';
import type { List } from './lists';

/** The text of blocks, one line for each heading, paragraph, item and cell; alt texts are left out. */
export function plainTextOf(blocks: readonly Block[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

/** The text of runs without their marks. */
export const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

function linesOf(block: Block): string[] {
  if (block.kind === 'picture') return [];
  if (block.kind === 'list') return linesOfList(block);
  if (block.kind === 'quote') return block.blocks.flatMap(linesOf);
  if (block.kind === 'table') return block.rows.flat().map(textOf);
  return [textOf(block.runs)];
}

const linesOfList = (list: List): string[] =>
  list.items.flatMap(({ runs, lists }) => [textOf(runs), ...lists.flatMap(linesOfList)]);
