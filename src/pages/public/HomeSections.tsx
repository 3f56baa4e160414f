import { About } from '@/features/public/about/About';
import { FeaturedPosts } from '@/features/public/blog/list/FeaturedPosts';
import { ContactCards } from '@/features/public/contact/ContactCards';
import { HoursPanel } from '@/features/public/contact/HoursPanel';
import { PageLink, useTexts } from '@/i18n/language';
import { FirmData } from '@/seo/FirmData';
import { ServicesSection } from '@/features/public/services/ServicesSection';
import { TestimonialsSection } from '@/features/public/testimonials/TestimonialsSection';
import { buttonClass } from '@/ui/classes';
import { Section } from '@/ui/Section';

/** The sections below the hero in the order of SPEC 1: the firm, its clients, then the services. */
export function HomeSections() {
  return (
    <>
      <FirmData />
      <About />
      <TestimonialsSection />
      <ServicesSection />
      <FeaturedPosts />
      <ContactSection />
    </>
  );
}

/** The home page's last section: contact options and opening hours (SPEC 2.16). */
function ContactSection() {
  const t = useTexts('contact');
  return (
    <Section
      id="contact"
      heights={[98, 82, 49]}
      tone="light"
      kicker={t('section.kicker')}
      heading={t('section.heading')}
      intro={t('section.intro')}
    >
      <div className="grid gap-6 lg:grid-cols-[1.6fr_1fr]">
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-6">
          <ContactCards
            form={
              <PageLink page="contact" className={buttonClass('primary')}>
                {t('cards.form.action')}
              </PageLink>
            }
          />
        </ul>
        <HoursPanel />
      </div>
    </Section>
  );
}
