import { parseBlocks } from '../../markdown/blocks.ts';
import { serialize } from './serialize.ts';

/** The paragraphs of a post's text in normalized Markdown, so that only what readers see can differ. */
export function paragraphsOf(field: 'title' | 'excerpt' | 'content', text: string): string[] {
  const parts = field === 'content' ? parseBlocks(text).map((block) => serialize([block])) : [text];
  return parts.filter((part) => part !== '');
}
