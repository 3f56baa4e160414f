import { CalendarDays, ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Lawyer } from '@/features/public/about/Lawyer';
import { ContactCards } from '@/features/public/contact/ContactCards';
import { Detention } from '@/features/public/contact/Detention';
import { useOfferedKinds } from '@/features/public/enquiry-form/booking/queries';
import { useEntry } from '@/lib/router/NavigationProvider';
import { FirmData } from '@/seo/FirmData';
import { PageHead } from '@/seo/PageHead';
import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { PhoneLink } from '@/i18n/PhoneLink';
import { useTexts } from '@/i18n/language';
import { untilLoaded } from '@/hydration/codeLoadFailure';
import { clientToken } from '@/site/clientLinks';
import { buttonClass, cx } from '@/ui/classes';
import { Ornament } from '@/ui/Ornament';
import { PageBanner } from '@/ui/PageBanner';
import { Section } from '@/ui/Section';
import { useOnceHydrated } from '@/ui/useHydrated';
import { bookingSection, enquirySection, hoursSection } from './islands';

const Documents = lazy(() =>
  untilLoaded(async () => ({
    default: (await import('@/features/public/documents/Documents')).Documents,
  })),
);

/** Contact options, opening hours and the enquiry form (SPEC 2.16, PRODUCT 4). */
export default function ContactPage() {
  const t = useTexts('contact');
  const isBookable = useOfferedKinds().length > 0;
  return (
    <>
      <ContactHead />
      <FirmData />
      <PageBanner kicker={t('page.kicker')} title={t('page.title')} intro={t('page.intro')} brief>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <div className="flex gap-3 max-md:hidden">
            {isBookable && <PartLink id="enquiry">{t('cards.form.actionHere')}</PartLink>}
            <PhoneLink className={buttonClass('onDark')} />
          </div>
          <ConsultationPrice className="md:text-lg" />
        </div>
      </PageBanner>
      <DocumentsPart />
      <BookingPart />
      <Section
        id="enquiry"
        tone={isBookable ? 'light' : 'stone'}
        heading={t('page.formHeading')}
        intro={t('page.formIntro')}
      >
        <div className="grid gap-8 lg:grid-cols-[1.7fr_1fr] lg:items-start">
          <enquirySection.Island />
          <div className="grid gap-6 lg:h-full lg:content-start">
            <Ornament>
              <hoursSection.Island />
            </Ornament>
            <div className="grid gap-6 lg:sticky lg:top-28">
              <AfterSending />
              <Lawyer />
            </div>
          </div>
        </div>
      </Section>
      <Section
        heights={[78, 59, 39]}
        tone={isBookable ? 'stone' : 'light'}
        heading={t('page.ways')}
      >
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-6 xl:grid-cols-4">
          <ContactCards
            form={
              <PartLink id={isBookable ? 'booking' : 'enquiry'}>
                {t(isBookable ? 'booking.heading' : 'cards.form.actionHere')}
              </PartLink>
            }
          />
        </ul>
        <div className="mt-6">
          <Detention />
        </div>
      </Section>
    </>
  );
}

/** The token in the hash of a link that a client was sent, of which the prerendered page knows nothing. */
const useToken = (subject: Parameters<typeof clientToken>[0]) =>
  useOnceHydrated(clientToken(subject, useEntry().hash), undefined);

/** Apart, as hydration changes it: rendering the page again would replace what is typed there. */
function ContactHead() {
  const token = useToken('appointment');
  const documentToken = useToken('documents');
  return <PageHead page="contact" noindex={Boolean(token ?? documentToken)} />;
}

/** Where a client sends documents by the firm's link; nothing on the page of anybody else. */
function DocumentsPart() {
  const token = useToken('documents');
  return (
    token && (
      <div className="bg-limestone-100 py-8">
        <div className="container-page min-h-64">
          <Suspense>
            <Documents key={token} token={token} />
          </Suspense>
        </div>
      </div>
    )
  );
}

/** Booking an appointment, at a firm that offers any; phones show the form below it at once. */
function BookingPart() {
  const t = useTexts('contact');
  const { hash } = useEntry();
  // A client's appointment outlives what is offered.
  const hasLink = useToken('appointment') !== undefined;
  const isTarget = useOnceHydrated(hash === '#booking', false);
  const [opened, setOpened] = useState<boolean>();
  if (useOfferedKinds().length === 0 && !hasLink) return null;
  const isOpen = opened ?? isTarget;
  const heading = t('booking.heading');
  return (
    <div className="noscript:hidden">
      <Section
        id="booking"
        tone="stone"
        folded={!isOpen && !hasLink}
        heading={
          hasLink ? (
            t('booking.my.heading')
          ) : (
            <>
              <span className="max-md:hidden booked:hidden">{heading}</span>
              <span className="hidden booked:inline">{t('booking.my.heading')}</span>
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpened(!isOpen)}
                className="flex min-h-14 w-full items-center gap-3 rounded-2xl bg-white px-4 py-2 text-start text-2xl shadow-card md:hidden booked:hidden"
              >
                <CalendarDays className="size-6 shrink-0 text-terracotta-600" />
                <span className="grow">{heading}</span>
                <ChevronDown className={cx('size-5 shrink-0', isOpen && 'rotate-180')} />
              </button>
            </>
          )
        }
        intro={!hasLink && <span className="booked:hidden">{t('booking.intro')}</span>}
      >
        <div className="min-h-40">
          <Ornament>
            <bookingSection.Island />
          </Ornament>
        </div>
      </Section>
    </div>
  );
}

/** What happens with an enquiry, said before it is sent; the confirmation repeats it. */
function AfterSending() {
  const t = useTexts('contact');
  return (
    <div className="rounded-2xl bg-white p-6 shadow-card sm:p-8 sent:hidden">
      <h3 className="text-xl">{t('page.afterHeading')}</h3>
      <ol className="mt-4 list-decimal space-y-3 ps-5 marker:font-semibold marker:text-terracotta-700">
        <li>{t('survey.sent.read')}</li>
        <li>{t('survey.sent.quote')}</li>
      </ol>
    </div>
  );
}

function PartLink({ id, children }: { id: string; children: string }) {
  return (
    <Link to={`#${id}`} className={buttonClass('primary')}>
      {children}
    </Link>
  );
}
