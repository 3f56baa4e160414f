import { writtenIn } from '@/lib/admin/format';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { linkOptions, type Review } from '@/features/admin/posts/link-page/queries';
import { DraftReview } from '@/features/admin/posts/link-page/DraftReview';
import { TranslationForm } from '@/features/admin/posts/link-page/TranslationForm';
import { entryLanguage, wordsIn } from '@/features/admin/posts/link-page/words';
import { toPost } from '@/features/public/blog/post';
import { PostContent } from '@/features/public/blog/article/PostContent';
import { adminLanguage, review as t } from '@/admin-texts';
import { allowed } from '@/lib/allowed';
import { type Language } from '@/site/languages';
import { firm } from '@/site/firm';
import { Button } from '@/ui/admin/controls';
import { Spinner } from '@/ui/Spinner';
import { SiteInLanguage } from './SiteInLanguage';

/** In this tab only, so that the page can be reloaded. */
const KEY = 'review_token';

/** Links to translate of 1.0.0 have a word before it. */
const TOKEN = /^#(?:traducir-)?([0-9a-f]{64})$/;

/**
 * The token of the link that was opened, or of the one opened before in this tab. It is read from
 * the fragment, which no server sees, and removed from the address and the history at once.
 */
function takeToken(): string {
  const token = TOKEN.exec(location.hash)?.[1];
  if (token) history.replaceState(history.state, '', location.pathname + location.search);
  if (token) allowed(() => sessionStorage.setItem(KEY, token));
  return token ?? allowed(() => sessionStorage.getItem(KEY)) ?? '';
}

const first = takeToken();

/** The token of the link, also of another one that is opened in the same tab; '' for none. */
function useToken(): string {
  const [token, setToken] = useState(first);
  useEffect(() => {
    const take = () => setToken(takeToken());
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return token;
}

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
    if (isDead) allowed(() => sessionStorage.removeItem(KEY));
  }, [isDead]);

  return (
    <div className="min-h-svh bg-limestone-50">
      <meta name="robots" content="noindex, nofollow" />
      {!data && <LinkEntry isDead={isDead} onRetry={error ? () => void refetch() : undefined} />}
      {data && 'spanish' in data && <TranslationForm key={token} token={token} opened={data} />}
      {data && !('spanish' in data) && (
        <div lang={adminLanguage()} dir="ltr">
          <title>{`${t('draft')} · ${firm.name}`}</title>
          <DraftReview key={token} token={token} review={data} renderPost={renderPost} />
        </div>
      )}
    </div>
  );
}

/** The page of a link before it is open, or where it cannot be used, in a language of the browser. */
function LinkEntry(props: { isDead: boolean; onRetry: (() => void) | undefined }) {
  const { isDead, onRetry } = props;
  const language = entryLanguage();
  const words = wordsIn(language);
  return (
    <div {...writtenIn(language)}>
      <title>{firm.name}</title>
      <main className="mx-auto grid max-w-xl justify-items-start gap-4 p-6 py-16">
        <h1 className="text-3xl">{firm.name}</h1>
        {isDead && <p role="alert">{words('deadLink')}</p>}
        {onRetry && (
          <>
            <p role="alert">{words('loadFailed')}</p>
            <Button variant="primary" onClick={onRetry}>
              {words('tryAgain')}
            </Button>
          </>
        )}
        {!isDead && !onRetry && <Spinner label={words('loading')} />}
      </main>
    </div>
  );
}
