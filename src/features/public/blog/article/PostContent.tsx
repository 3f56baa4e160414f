import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '@/i18n/language';
import { langAttributes } from '@/i18n/Localized';
import { textOf } from '@/lib/localized';
import { parseBlocks } from '@/lib/markdown/blocks';
import { PageBanner } from '@/ui/PageBanner';
import { Categories } from '../Categories';
import { Cover } from '../Cover';
import { linkTerms } from './linkTerms';
import type { Post } from '../post';
import { Byline, FallbackNotice, PostMeta, Sources } from './PostFacts';
import { PostText } from './PostText';
import { TableOfContents } from './TableOfContents';
import { termPathOf } from '@/site/pages';
import { TERM_IDS } from '@/site/terms';

/** A post's banner, cover and text; shared with the admin area's preview. */
export function PostContent({ post, children }: { post: Post; children?: ReactNode }) {
  const terms = useTermAddresses();
  const { title, content } = post;
  const blocks = parseBlocks(textOf(content));
  return (
    <article className="[overflow-wrap:anywhere]">
      <PageBanner
        width="article"
        kicker={<Categories post={post} />}
        title={
          <span
            className={typeof title === 'string' ? undefined : 'font-serif'}
            {...langAttributes(title)}
          >
            {textOf(title)}
          </span>
        }
      >
        <PostMeta
          post={post}
          blocks={blocks}
          className="pb-20 text-limestone-200 md:pb-24 print:pb-4"
        />
      </PageBanner>
      <div className="container-article">
        <Cover
          src={post.image}
          sizes="(min-width: 54rem) 50rem, 92vw"
          alt={post.imageAlt}
          eager
          className="relative -mt-24 rounded-2xl shadow-card md:-mt-36 print:hidden"
        />
        <div className="mx-auto max-w-prose pb-16 md:pb-20 print:max-w-none print:pb-4">
          <Byline post={post} className="mt-8" />
          <FallbackNotice post={post} />
          <TableOfContents post={post} blocks={blocks} />
          <div className="mt-10 text-lg leading-relaxed" {...langAttributes(content)}>
            <PostText
              blocks={typeof content === 'string' ? linkTerms(blocks, terms) : blocks}
              updatedAt={post.updatedAt}
            />
          </div>
          <Sources post={post} />
          {children}
        </div>
      </div>
    </article>
  );
}

/** The addresses of the terms' pages by the forms under which texts of the page's language mention them. */
function useTermAddresses(): ReadonlyMap<string, string> {
  const t = useTexts('terms');
  const { language } = useLanguage();
  return new Map(
    TERM_IDS.flatMap((id) =>
      t(`terms.${id}.forms`)
        .split('|')
        .map((form) => [form, termPathOf(id, language)] as const),
    ),
  );
}
