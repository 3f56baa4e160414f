import { serialize } from '@/lib/admin/markdown/serialize';
import { parseBlocks } from '@/lib/markdown/blocks';
import { type Paragraph, pairWithBlocks } from '../spanish/paragraphs';

/** A translation's content beside its Spanish paragraphs. */
export interface Content {
  text: string;
  paragraphs: readonly Paragraph[];
  /** For each paragraph, the proposal that has been accepted for it; undefined for none. */
  accepted: readonly (string | undefined)[];
}

/** The block of the translation that belongs to each Spanish paragraph; undefined for none. */
export function blocksOf({ text, paragraphs, accepted }: Content): (string | undefined)[] {
  const blocks = parseBlocks(text);
  const own: (string | undefined)[] = paragraphs.map(() => undefined);
  for (const [s, t] of pairWithBlocks(paragraphs, blocks, accepted)) {
    const block = t === null ? undefined : blocks[t];
    if (s !== null && block) own[s] = serialize([block]);
  }
  return own;
}

/**
 * The text with a translation of a Spanish paragraph. It replaces only the block of a paragraph that
 * was translated before; that of a new one is added, so that nothing is lost.
 */
export function fillIn(content: Content, index: number, proposed: string): string {
  const blocks = parseBlocks(content.text);
  const added = parseBlocks(proposed);
  const pairs = pairWithBlocks(content.paragraphs, blocks, content.accepted);
  const at = pairs.findIndex(([s]) => s === index);
  const own = pairs[at]?.[1] ?? null;
  if (own !== null && content.paragraphs[index]?.before !== null) {
    blocks.splice(own, 1, ...added);
  } else {
    const before = pairs.slice(0, own === null ? at : at + 1).findLast(([, t]) => t !== null)?.[1];
    blocks.splice((before ?? -1) + 1, 0, ...added);
  }
  return serialize(blocks);
}
