import { Link } from 'wouter';
import { useTexts } from '@/i18n/language';
import { langAttributes } from '@/i18n/Localized';
import { type Block, textOf } from '@/lib/markdown/blocks';
import { Fold } from '@/ui/Fold';
import type { Post } from '../post';

/** The id of a heading by its place: unique, and the same in every script and once it is corrected. */
export const sectionId = (index: number) => `section-${index}`;

/** The sections of a post, one for each of its upper headings. */
export const sectionsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block, index) =>
    block.type === 'heading' && block.attrs.level === 2
      ? [{ id: sectionId(index), title: textOf(block.runs) }]
      : [],
  );

/** A post with fewer sections needs no table of contents. */
const MIN_SECTIONS = 3;

/**
 * Links to the sections of a long post, folded away so that the text begins on the first screen.
 */
export function TableOfContents({ post, blocks }: { post: Post; blocks: readonly Block[] }) {
  const t = useTexts('blog');
  const sections = sectionsOf(blocks);
  if (sections.length < MIN_SECTIONS) return null;
  return (
    <nav aria-label={t('post.contents')} className="mt-10 print:hidden">
      <Fold
        summary={t('post.contents')}
        className="rounded-xl border border-limestone-300 bg-white px-5"
      >
        <ol className="list-decimal ps-5 pb-4" {...langAttributes(post.content)}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                className="inline-block py-1.5 underline decoration-terracotta-500"
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}
