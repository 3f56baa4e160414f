import { useEffect } from 'react';
import { loadedNamespaces } from '@/i18n/instance';
import { useI18n, useLanguage, useTexts } from '@/i18n/language';
import { buttonClass } from '@/ui/classes';
import { PageBanner } from '@/ui/PageBanner';

const reload = () => window.location.reload();

/**
 * Replaces a page that failed, below the header, and reloads it when the connection is back. The
 * title stays English in every language (SPEC 8); without texts the error goes to `ErrorScreen`.
 * Missing code ends here only where there is no page to stay on (lib/router/navigation.ts).
 */
export function PageFailure({ error }: { error: unknown }) {
  const i18n = useI18n();
  const { language } = useLanguage();
  const t = useTexts('common');
  useEffect(() => console.error(error), [error]);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  if (!loadedNamespaces(i18n, language).includes('common')) throw error;
  return (
    <>
      <title>Unexpected Application Error!</title>
      <meta name="robots" content="noindex" />
      <PageBanner
        title={
          <bdi lang="en" className="font-serif font-medium">
            Unexpected Application Error!
          </bdi>
        }
        intro={t('failed')}
      >
        <button type="button" onClick={reload} className={buttonClass('primary')}>
          {t('retry')}
        </button>
      </PageBanner>
    </>
  );
}
