import { Link, useLocation } from 'react-router-dom';
import { ContactCards } from '@/features/contact/ContactCards';
import { HoursPanel } from '@/features/contact/HoursPanel';
import { WeekTable } from '@/features/contact/WeekTable';
import { FirmData } from '@/features/firm/FirmData';
import { PageHead } from '@/i18n/PageHead';
import { useTexts } from '@/i18n/useTexts';
import { AFTER_FIRST_SCREEN } from '@/site/firstScreen';
import { buttonClass } from '@/ui/button';
import { PageBanner } from '@/ui/PageBanner';
import { Section } from '@/ui/Section';
import { useHydrated } from '@/ui/useHydrated';
import { questionnaire } from './lateParts';

/** The ways to reach the firm, its week, and the questionnaire (SPEC 2.16, PRODUCT 4). */
export default function ContactPage() {
  const t = useTexts('contact');
  return (
    <>
      <PageHead page="contact" />
      <FirmData />
      <PageBanner endId={AFTER_FIRST_SCREEN} kicker={t('page.kicker')} title={t('page.title')} intro={t('page.intro')} />
      <Section heading={t('page.ways')}>
        <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
          <ContactCards
            form={<FormLink />}
          />
        </ul>
      </Section>
      <Section
        id="questionnaire"
        tone="stone"
        heading={t('page.formHeading')}
        intro={t('page.formIntro')}
      >
        <div className="grid gap-8 lg:grid-cols-[1.7fr_1fr] lg:items-start">
          <questionnaire.Late />
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
 * Leads down to the form; the address keeps its query. A component of its own, since it changes when the page has
 * hydrated: a change of the whole page would replace the form, which hydrates later, and what is typed in it.
 */
function FormLink() {
  const t = useTexts('contact');
  const { search } = useLocation();
  const hydrated = useHydrated();
  return (
    <Link
      to={{ search: hydrated ? search : '', hash: '#questionnaire' }}
      className={buttonClass('primary')}
    >
      {t('cards.form.actionHere')}
    </Link>
  );
}
