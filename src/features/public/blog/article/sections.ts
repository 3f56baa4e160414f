import type { Block } from '@/lib/markdown/blocks';
import { textOf } from '@/lib/markdown/plainText';

interface PostSection {
  /** The id of its heading on the post's page. */
  id: string;
  title: string;
}

/**
 * The id of the heading at a place among a post's blocks. A number instead of the heading's words
 * is unique, the same in every script, and survives a corrected heading.
 */
export const sectionId = (index: number) => `section-${index}`;

/** The sections of a post, one for each of its upper headings. */
export function sectionsOf(blocks: readonly Block[]): PostSection[] {
  return blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2
      ? [{ id: sectionId(index), title: textOf(block.runs) }]
      : [],
  );
}
