import { textOf } from '@/lib/localized';
import { parseBlocks, plainTextOf } from '@/lib/markdown/blocks';
import type { Post } from './post';
import { shortened } from './shortened';

const DESCRIPTION_MAX = 160;

/** A short description for search results, previews and feeds: the excerpt, or the start of the content. */
export function descriptionOf(post: Post): string {
  const excerpt = typeof post.excerpt === typeof post.title ? textOf(post.excerpt) : '';
  const text = (excerpt || plainTextOf(parseBlocks(textOf(post.content))))
    .replace(/\s+/g, ' ')
    .trim();
  return excerpt ? text : shortened(text, DESCRIPTION_MAX);
}
