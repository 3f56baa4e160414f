import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link, useSearch } from 'wouter';
import { useLanguage } from '@/i18n/LanguageProvider';
import { usePaths } from '@/i18n/links';
import { langAttributes } from '@/i18n/Localized';
import { useTexts } from '@/i18n/useTexts';
import { textOf } from '@/lib/localized';
import { parseBlocks } from '@/lib/markdown/blocks';
import { buttonClass } from '@/ui/button';
import { Categories } from '../Categories';
import { Cover } from '../Cover';
import { Byline, Sources } from './Byline';
import { FallbackNotice } from './FallbackNotice';
import type { Post } from '../post';
import { PostMeta } from './PostMeta';
import { PostText } from './PostText';
import { PostsState } from '../PostsState';
import { postOptions } from '../queries';
import { ShareButton } from './ShareButton';
import { useCurrentSlug } from './useCurrentSlug';

interface PopupContentProps {
  slugOrId: string;
  /** The id for the title, which labels the dialog. */
  titleId: string;
}

/** A post in the popup, or the message that there is none (SPEC 2.14). */
export function PopupContent({ slugOrId, titleId }: PopupContentProps) {
  const t = useTexts('blog');
  const { language } = useLanguage();
  const query = useQuery(postOptions(slugOrId, language));
  const { data: post } = query;
  const search = useSearch();
  useCurrentSlug(post, slugOrId, (slug) => {
    const params = new URLSearchParams(search);
    params.set('post', slug);
    return `?${params.toString()}`;
  });

  if (post) return <PopupPost post={post} titleId={titleId} />;
  return (
    <div className="px-6 pb-10">
      {post === null ? (
        <p role="status" id={titleId} className="py-12 text-center text-lg">
          {t('popup.empty')}
        </p>
      ) : (
        <PostsState query={query} />
      )}
    </div>
  );
}

function PopupPost({ post, titleId }: { post: Post; titleId: string }) {
  const t = useTexts('blog');
  const { postPathOf } = usePaths();
  const blocks = parseBlocks(textOf(post.content));
  return (
    <article className="px-6 pb-8 [overflow-wrap:anywhere] sm:px-10 sm:pb-10">
      <Cover
        src={post.image}
        sizes="(min-width: 48rem) 41rem, 80vw"
        alt={textOf(post.imageAlt)}
        lang={langAttributes(post.imageAlt).lang}
        className="mb-6 rounded-xl low:h-24"
      />
      <p className="font-semibold text-terracotta-700">
        <Categories post={post} />
      </p>
      <h2 id={titleId} className="mt-2 text-2xl sm:text-3xl" {...langAttributes(post.title)}>
        {textOf(post.title)}
      </h2>
      <PostMeta post={post} blocks={blocks} className="mt-3 text-ink-700" />
      <Byline post={post} className="mt-3" />
      <FallbackNotice post={post} />
      <div className="mt-6 text-lg leading-relaxed" {...langAttributes(post.content)}>
        <PostText blocks={blocks} updatedAt={post.updatedAt} level={3} />
      </div>
      <Sources post={post} level="h3" />
      <div className="mt-8 flex flex-wrap gap-4 border-t border-limestone-300 pt-6">
        <ShareButton post={post} />
        <Link to={postPathOf(post.slug)} className={buttonClass('quiet')}>
          {t('popup.page')}
          <ArrowRight aria-hidden="true" className="size-5 flip-rtl" />
        </Link>
      </div>
    </article>
  );
}
