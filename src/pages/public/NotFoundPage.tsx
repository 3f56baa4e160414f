import { PageHead } from '@/i18n/PageHead';
import { PageLink } from '@/i18n/links';
import { useTexts } from '@/i18n/useTexts';
import { buttonClass } from '@/ui/button';

/** SPEC 2.5: the two quoted texts stay English in every language (PRODUCT 3); a translated line explains. */
export default function NotFoundPage() {
  const t = useTexts('common');
  return (
    <div className="container-page grid min-h-[70svh] place-items-center py-32 text-center">
      <PageHead page="notFound" />
      <div>
        <img src="/images/404.svg" alt="" width={600} height={400} className="mx-auto w-full max-w-md" />
        <h1 className="mt-8 text-3xl" lang="en" dir="ltr">
          Oops! Page not found
        </h1>
        <p className="mx-auto mt-3 max-w-prose">{t('notFound.explanation')}</p>
        <PageLink page="home" className={buttonClass('primary', 'mt-8')} lang="en" dir="ltr">
          Return to Home
        </PageLink>
      </div>
    </div>
  );
}
