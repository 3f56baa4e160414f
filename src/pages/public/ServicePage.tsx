import { useLocation } from 'react-router-dom';
import { SERVICE_ICONS } from '@/features/services/icons';
import { RelatedServices } from '@/features/services/RelatedServices';
import { ServiceDetails } from '@/features/services/ServiceDetails';
import { PageHead } from '@/i18n/PageHead';
import { PageLink } from '@/i18n/links';
import { useTexts } from '@/i18n/useTexts';
import { AFTER_FIRST_SCREEN } from '@/site/firstScreen';
import { addressOf } from '@/site/pages';
import { SERVICE_IDS } from '@/site/services';
import { buttonClass } from '@/ui/button';
import { PageBanner } from '@/ui/PageBanner';
import { Section } from '@/ui/Section';

/** One page for the five practice areas: the address says which. */
export default function ServicePage() {
  const t = useTexts('services');
  const page = addressOf(useLocation().pathname)?.page;
  const id = SERVICE_IDS.find((service) => page === `service-${service}`);
  if (!id) throw new Error('ServicePage is shown at an address of no service');
  const Icon = SERVICE_ICONS[id];
  return (
    // A page of its own for each, or an answer opened on one would be open on the next.
    <div key={id}>
      <PageHead page={`service-${id}`} />
      <PageBanner
        endId={AFTER_FIRST_SCREEN}
        kicker={
          <PageLink page="home" hash="services" className="hover:underline">
            {t('page.kicker')}
          </PageLink>
        }
        title={t(`${id}.heading`)}
        intro={t(`${id}.intro`)} art={<Icon className="size-64 text-sea-300/60" strokeWidth={0.75} />}
      >
        <PageLink page="contact" className={buttonClass()}>
          {t('page.contactButton')}
        </PageLink>
      </PageBanner>
      <ServiceDetails id={id} />
      <RelatedServices id={id} />
      <Section id="consultation" tone="dark" heading={t('page.contactHeading')} intro={t('page.contactText')}>
        <PageLink page="contact" className={buttonClass()}>
          {t('page.contactButton')}
        </PageLink>
      </Section>
    </div>
  );
}
