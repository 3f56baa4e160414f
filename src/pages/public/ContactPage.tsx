import { Link, useLocation } from 'react-router-dom';
import { ContactCards } from '@/features/public/contact/ContactCards';
import { HoursPanel } from '@/features/public/contact/HoursPanel';
import { WeekTable } from '@/features/public/contact/WeekTable';
import { FirmData } from '@/seo/FirmData';
import { PageHead } from '@/seo/PageHead';
import { useTexts } from '@/i18n/useTexts';
import { AFTER_FIRST_SCREEN } from '@/hydration/firstScreen';
import { buttonClass } from '@/ui/button';
import { PageBanner } from '@/ui/PageBanner';
import { Section } from '@/ui/Section';
import { useHydrated } from '@/ui/useHydrated';
import { enquirySection } from './islands';

/** Contact options, opening hours and the enquiry form (SPEC 2.16, PRODUCT 4). */
export default function ContactPage() {
  const t = useTexts('contact');
  return (
    <>
      <PageHead page="contact" />
      <FirmData />
      <PageBanner
        endId={AFTER_FIRST_SCREEN}
        kicker={t('page.kicker')}
        title={t('page.title')}
        intro={t('page.intro')}
      />
      <Section heading={t('page.ways')}>
        <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
          <ContactCards form={<FormLink />} />
        </ul>
      </Section>
      <Section
        id="enquiry"
        tone="stone"
        heading={t('page.formHeading')}
        intro={t('page.formIntro')}
      >
        <div className="grid gap-8 lg:grid-cols-[1.7fr_1fr] lg:items-start">
          <enquirySection.Island />
          <div className="lg:sticky lg:top-28">
            <HoursPanel>
              <WeekTable />
            </HoursPanel>
          </div>
        </div>
      </Section>
    </>
  );
}

/**
 * Links to the form and keeps the query. A component of its own because hydration changes its link: re-rendering
 * the whole page would replace the form island, which hydrates later, and what is typed in it.
 */
function FormLink() {
  const t = useTexts('contact');
  const { search } = useLocation();
  const hydrated = useHydrated();
  return (
    <Link
      to={{ search: hydrated ? search : '', hash: '#enquiry' }}
      className={buttonClass('primary')}
    >
      {t('cards.form.actionHere')}
    </Link>
  );
}
