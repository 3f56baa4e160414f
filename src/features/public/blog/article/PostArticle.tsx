import { ArrowLeft } from 'lucide-react';
import { PageLink } from '@/i18n/links';
import { useTexts } from '@/i18n/useTexts';
import { buttonClass } from '@/ui/button';
import type { Post } from '../post';
import { AskAboutPost } from './AskAboutPost';
import { PostContent } from './PostContent';
import { ShareButton } from './ShareButton';

/** A post on its own page, with a way to ask, the share button and the link back to the list. */
export function PostArticle({ post }: { post: Post }) {
  const t = useTexts('blog');
  return (
    <PostContent post={post}>
      <AskAboutPost category={post.category} />
      <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-limestone-300 pt-6 print:hidden">
        <PageLink page="blog" className={buttonClass('quiet', '-ms-2')}>
          <ArrowLeft aria-hidden="true" className="size-5 flip-rtl" />
          {t('post.back')}
        </PageLink>
        <ShareButton post={post} />
      </div>
    </PostContent>
  );
}
