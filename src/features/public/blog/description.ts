import { parseBlocks } from '@/lib/markdown/blocks';
import { plainTextOf } from '@/lib/markdown/plainText';
import type { Post } from './post';

const DESCRIPTION_MAX = 160;

/** A short description for search results, previews and feeds: the excerpt, or the start of the content. */
export function descriptionOf(post: Post): string {
  const excerpt = post.excerpt.language === post.title.language ? post.excerpt.text : '';
  const text = (excerpt || plainTextOf(parseBlocks(post.content.text))).replace(/\s+/g, ' ').trim();
  if (excerpt || text.length <= DESCRIPTION_MAX) return text;
  const cut = text.slice(0, DESCRIPTION_MAX);
  const lastSpace = cut.lastIndexOf(' ');
  // Chinese has no spaces to cut at.
  return `${lastSpace > DESCRIPTION_MAX / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
