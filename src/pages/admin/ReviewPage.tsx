import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LinkEntry } from '@/features/admin/posts/link-page/LinkEntry';
import { linkOptions, type Review } from '@/features/admin/posts/link-page/queries';
import { forgetToken, useToken } from '@/features/admin/posts/link-page/token';
import { DraftReview } from '@/features/admin/posts/link-page/DraftReview';
import { TranslationForm } from '@/features/admin/posts/link-page/TranslationForm';
import { toPost } from '@/features/public/blog/post';
import { PostContent } from '@/features/public/blog/article/PostContent';
import { adminLanguage, review as t } from '@/admin-texts';
import type { Language } from '@/site/languages';
import { firm } from '@/site/firm';
import { SiteInLanguage } from './SiteInLanguage';

const renderPost = ({ post }: Review, language: Language) => (
  <SiteInLanguage language={language} namespaces={['blog']} failed={t('textsFailed')}>
    <PostContent post={toPost(post, language)} />
  </SiteInLanguage>
);

/** What is opened by a link, for somebody without an account: a post to read, comment on and approve, or to translate. */
export default function ReviewPage() {
  const token = useToken();
  const { data, error, refetch } = useQuery({ ...linkOptions(token), enabled: token !== '' });
  const isDead = token === '' || data === null;
  useEffect(() => {
    if (isDead) forgetToken();
  }, [isDead]);

  return (
    <div className="min-h-svh bg-limestone-50">
      <meta name="robots" content="noindex, nofollow" />
      {!data && (
        <LinkEntry {...{ isDead }} hasFailed={error !== null} onRetry={() => void refetch()} />
      )}
      {data?.kind === 'translate' && (
        <TranslationForm key={token} token={token} opened={data.translation} />
      )}
      {data?.kind === 'read' && (
        <div lang={adminLanguage()} dir="ltr">
          <title>{`${t('draft')} · ${firm.name}`}</title>
          <DraftReview key={token} token={token} review={data.review} renderPost={renderPost} />
        </div>
      )}
    </div>
  );
}
