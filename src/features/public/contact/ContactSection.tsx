import { PageLink, useTexts } from '@/i18n/language';
import { buttonClass } from '@/ui/classes';
import { Section } from '@/ui/Section';
import { ContactCards } from './ContactCards';
import { HoursPanel } from './HoursPanel';

/** The home page's last section: contact options and opening hours (SPEC 2.16). */
export function ContactSection() {
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
