import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PageLink, useHomePath, useLanguage, useTexts } from '@/i18n/language';
import { absoluteUrl } from '@/seo/Head';
import { useSlugsAt } from '@/lib/currentPost';
import { useFirm } from '@/lib/liveFirm';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { LEGAL_TEXT_IDS, type LegalTextId } from '@/site/legal';
import { formatPhone, mailtoUrl, telUrl } from '@/site/links';
import { addressOf, lawyerPathOf, translatePath } from '@/site/pages';
import { SERVICE_IDS } from '@/site/services';
import { laidOutLater } from '@/ui/laidOutLater';
import { LegalDialog } from './legal/LegalDialog';

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="print:hidden">
      <h2>{heading}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  );
}

/** The firm's address, its membership of the bar association, phones and e-mail. */
function FirmDetails() {
  const t = useTexts('contact');
  const { language } = useLanguage();
  const { address, phones, email } = useFirm();
  return (
    <>
      <address className="not-italic">
        <bdi lang={SOURCE_LANGUAGE}>
          {address.street}
          <br />
          {`${address.postalCode} ${address.city} (${address.region})`}
        </bdi>
      </address>
      {firm.lawyers.map(({ id, name, barAssociation, barNumber }) => (
        <div key={id} className="mt-3">
          <Link to={lawyerPathOf(id, language)}>
            <bdi lang={SOURCE_LANGUAGE}>{name}</bdi>
          </Link>
          <p>
            <bdi lang={SOURCE_LANGUAGE}>{barAssociation}</bdi>
          </p>
          <p>{t('footer.barNumber', { number: barNumber })}</p>
        </div>
      ))}
      <ul className="mt-3">
        {phones.map((phone) => (
          <li key={phone}>
            <a href={telUrl(phone)}>
              <bdi dir="ltr" className="even-digits">
                {formatPhone(phone)}
              </bdi>
            </a>
          </li>
        ))}
        <li>
          <a href={mailtoUrl(email)} className="wrap-anywhere">
            <bdi dir="ltr">{email}</bdi>
          </a>
        </li>
      </ul>
    </>
  );
}

/** Where a printed page is from. */
function PageAddress() {
  const { language } = useLanguage();
  const [pathname] = useLocation();
  const slugs = useSlugsAt(pathname, language);
  // The page's own address: an unprefixed one may be shown in any language, and the 404 page has none.
  const path = addressOf(pathname) && translatePath(pathname, language, slugs);
  return (
    <p dir="ltr" className="container-page hidden rtl:text-end print:block">
      {path && absoluteUrl(path)}
    </p>
  );
}

/** The footer (SPEC 2.15): links, the firm's details, which paper has too, and the legal texts. */
export function Footer() {
  const t = useTexts('contact');
  const home = useHomePath();
  const [legalText, setLegalText] = useState<LegalTextId>();
  return (
    <>
      <footer
        id="footer"
        {...laidOutLater(
          [76, 61, 37],
          'site-footer on-dark bg-ink-950 pt-16 pb-24 text-limestone-100 md:pt-20 print:py-4',
        )}
      >
        <div className="container-page grid grid-cols-2 gap-x-8 gap-y-12 max-[20rem]:grid-cols-1 lg:grid-cols-[1.6fr_1fr_1fr_1fr] print:block">
          <div className="max-sm:col-span-full">
            <img
              src="/images/logo-mark.svg"
              alt=""
              width={48}
              height={48}
              className="size-12 print:hidden"
            />
            <p className="mt-4 font-serif text-2xl" lang={SOURCE_LANGUAGE}>
              {firm.name}
            </p>
            <p className="mt-2 max-w-xs text-limestone-200 print:hidden">{t('footer.tagline')}</p>
            <div className="mt-6 print:mt-0 print:flex print:flex-wrap print:gap-x-8">
              <FirmDetails />
            </div>
          </div>
          <Column heading={t('footer.servicesHeading')}>
            {SERVICE_IDS.map((id) => (
              <li key={id}>
                <PageLink page={`service-${id}`}>{t(`footer.services.${id}`)}</PageLink>
              </li>
            ))}
          </Column>
          <Column heading={t('footer.siteHeading')}>
            {(['home', 'services', 'about'] as const).map((section) => (
              <li key={section}>
                <Link to={section === 'home' ? home : `${home}#${section}`}>
                  {t(section === 'services' ? 'footer.allServices' : `footer.${section}`)}
                </Link>
              </li>
            ))}
            {(['testimonials', 'blog', 'glossary', 'contact'] as const).map((page) => (
              <li key={page}>
                <PageLink page={page}>{t(`footer.${page}`)}</PageLink>
              </li>
            ))}
          </Column>
          <Column heading={t('footer.legalHeading')}>
            {LEGAL_TEXT_IDS.map((id) => (
              <li key={id}>
                <PageLink
                  page={id}
                  aria-haspopup="dialog"
                  // Not called for another tab, which shows the text's page, as a page without the app.
                  onClick={(event) => {
                    event.preventDefault();
                    setLegalText(id);
                  }}
                >
                  {t(`footer.legal.${id}`)}
                </PageLink>
              </li>
            ))}
          </Column>
        </div>
        <p className="container-page mt-16 text-sm text-limestone-200 print:mt-2">
          © {/* A page that was written last year keeps its own until it is written again. */}
          <span suppressHydrationWarning>{new Date().getFullYear()}</span>{' '}
          <bdi lang={SOURCE_LANGUAGE}>{firm.legalName}</bdi>
        </p>
        <PageAddress />
      </footer>
      {legalText && <LegalDialog id={legalText} onClose={() => setLegalText(undefined)} />}
    </>
  );
}
