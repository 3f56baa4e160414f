import { ArrowRight, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { dated, type Dates } from '@/i18n/dates';
import { usePaths, useTexts } from '@/i18n/language';
import type { KeptScroll } from '@/lib/router/entry';
import { useEntry } from '@/lib/router/NavigationProvider';
import { Dialog } from '@/ui/Dialog';
import { type PopupState, useAddressQuery } from '../address';
import { langAttributes } from '@/i18n/Localized';
import { textOf } from '@/lib/localized';
import { parseBlocks } from '@/lib/markdown/blocks';
import { buttonClass } from '@/ui/classes';
import { Categories } from '../Categories';
import { Cover } from '../Cover';
import type { Post } from '../post';
import { Byline, FallbackNotice, PostMeta, Sources } from './PostFacts';
import { PostText } from './PostText';
import { PostsState } from '../PostsState';
import { ShareButton } from './ShareButton';
import { usePost } from './usePost';

/** The popup of the URL's `post` (SPEC 2.14); dated as a whole, so that no date pushes the text down. */
export const PostPopup = dated<{ dates: Dates }>(function PostPopup() {
  const t = useTexts('blog');
  const titleId = useId();
  const params = useAddressQuery();
  const entry = useEntry();
  const [, navigate] = useLocation();
  const slugOrId = params.get('post');
  const open = slugOrId !== null;
  const closing = useRef(false);

  useEffect(() => {
    closing.current = false;
  }, [entry]);

  function close() {
    // Escape, the button and the dialog's close event may all report the same closing.
    if (!open || closing.current) return;
    closing.current = true;
    if ((entry.state as PopupState | null)?.fromList) {
      history.back();
      return;
    }
    const rest = new URLSearchParams(params);
    rest.delete('post');
    const state: KeptScroll = { keepScroll: true };
    navigate(`?${rest.toString()}`, { replace: true, state });
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      labelledBy={titleId}
      label={t('list.title')}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(46rem,100%-1.5rem)] overflow-y-auto overscroll-contain rounded-2xl bg-limestone-50 text-ink-900 shadow-float"
    >
      <div className="sticky top-0 z-10 flex justify-end bg-limestone-50 px-3 py-2">
        <button
          type="button"
          onClick={close}
          className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-ink-800 hover:bg-limestone-200"
        >
          {t('popup.close')}
          <X className="size-5" />
        </button>
      </div>
      <PopupContent slugOrId={slugOrId ?? ''} titleId={titleId} />
    </Dialog>
  );
});

/** A post in the popup, or the message that there is none (SPEC 2.14). */
export function PopupContent({ slugOrId, titleId }: { slugOrId: string; titleId: string }) {
  const t = useTexts('blog');
  const search = useSearch();
  const query = usePost(slugOrId, (slug) => {
    const params = new URLSearchParams(search);
    params.set('post', slug);
    return `?${params.toString()}`;
  });
  const { data: post } = query;

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
        alt={post.imageAlt}
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
          <ArrowRight className="size-5 flip-rtl" />
        </Link>
      </div>
    </article>
  );
}
