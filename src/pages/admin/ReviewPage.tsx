import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DraftReview } from '@/features/admin/posts/reviewer/DraftReview';
import { reviewOptions } from '@/features/admin/posts/reviewer/queries';
import type { Review } from '@/features/admin/posts/reviewer/review';
import { forgetToken, useToken } from '@/features/admin/posts/reviewer/token';
import { TranslationByLink } from '@/features/admin/posts/translator/TranslationByLink';
import { toPost } from '@/features/public/blog/post';
import { PostContent } from '@/features/public/blog/article/PostContent';
import { InLanguage } from '@/i18n/InLanguage';
import { failureText } from '@/lib/admin/failureText';
import { TO_TRANSLATE } from '@/site/adminPaths';
import type { Language } from '@/site/languages';
import { firm } from '@/site/firm';
import { buttonClass } from '@/ui/button';
import { Spinner } from '@/ui/Spinner';

const renderPost = ({ post }: Review, language: Language) => (
  <InLanguage
    language={language}
    namespaces={['blog']}
    fallback={(failed) =>
      failed ? (
        <p role="alert" lang="es" dir="ltr" className="p-6">
          No se han podido cargar los textos de la web. Vuelva a cargar la página.
        </p>
      ) : (
        <Spinner label="Cargando..." />
      )
    }
  >
    <PostContent post={toPost(post, language)} />
  </InLanguage>
);

/** What is opened by a link, for somebody without an account: a post to read or to translate. */
export default function ReviewPage() {
  const link = useToken();
  const toTranslate = link.startsWith(TO_TRANSLATE);
  const token = toTranslate ? link.slice(TO_TRANSLATE.length) : link;
  return (
    <div className="min-h-svh bg-limestone-50">
      <meta name="robots" content="noindex, nofollow" />
      {toTranslate ? (
        <TranslationByLink key={link} token={token} onDead={() => forgetToken(link)} />
      ) : (
        <ReviewByLink token={token} />
      )}
    </div>
  );
}

/** A post that is not public yet, to read, comment on and approve. */
function ReviewByLink({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({ ...reviewOptions(token), enabled: token !== '' });
  const isDead = token === '' || data === null;
  useEffect(() => {
    if (isDead) forgetToken(token);
  }, [isDead, token]);

  return (
    <div lang="es" dir="ltr">
      <title>{`Borrador · ${firm.name}`}</title>
      {data && <DraftReview key={token} token={token} review={data} renderPost={renderPost} />}
      {!data && (
        <main className="mx-auto grid max-w-xl justify-items-start gap-4 p-6 py-16">
          <h1 className="text-3xl">Borrador</h1>
          {isDead && (
            <p role="alert">
              Este enlace no vale: puede haber caducado o haber sido retirado. Pida otro al
              despacho.
            </p>
          )}
          {error && (
            <>
              <p role="alert">{failureText(error)}</p>
              <button
                type="button"
                className={buttonClass('primary')}
                onClick={() => void refetch()}
              >
                Volver a probar
              </button>
            </>
          )}
          {!isDead && !error && <Spinner label="Cargando..." />}
        </main>
      )}
    </div>
  );
}
