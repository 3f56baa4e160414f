import { PageHead } from '@/seo/PageHead';
import { PageLink, useTexts } from '@/i18n/language';
import { buttonClass } from '@/ui/classes';
import { PageBanner } from '@/ui/PageBanner';

/** The 404 page, whose two texts of SPEC 2.5 are English in every language (PRODUCT 3). */
export default function NotFoundPage() {
  const t = useTexts('common');
  return (
    <>
      <PageHead page="notFound" />
      <PageBanner
        kicker="404"
        title={
          <bdi lang="en" className="font-serif font-medium">
            Oops! Page not found
          </bdi>
        }
        intro={t('notFound.explanation')}
      >
        <PageLink page="home" className={buttonClass('primary')} lang="en" dir="ltr">
          Return to Home
        </PageLink>
      </PageBanner>
      <div className="container-page py-16 md:py-24">
        <img
          src="/images/404.svg"
          alt=""
          width={600}
          height={400}
          className="mx-auto w-full max-w-xl rounded-lg"
        />
      </div>
    </>
  );
}
