import { Link } from 'wouter';
import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { useTexts } from '@/i18n/useTexts';
import { SERVICE_IDS } from '@/site/services';
import { buttonClass } from '@/ui/button';
import { Section } from '@/ui/Section';
import { Doors } from './Doors';
import { ServiceCard } from './ServiceCard';
import { useOpenServices } from './useOpenServices';

/** The practice areas on the home page (SPEC 2.10). */
export function ServicesSection() {
  const t = useTexts('services');
  const { open, toggle } = useOpenServices();
  return (
    <Section
      id="services"
      heights={[126, 99, 91]}
      tone="light"
      kicker={t('kicker')}
      heading={t('heading')}
      intro={t('intro')}
    >
      {/* Phones have them in the hero. */}
      <Doors className="mb-10 max-md:hidden" />
      <ul className="grid gap-6 md:grid-cols-2">
        {SERVICE_IDS.map((id) => (
          <li key={id} className="last-odd">
            <ServiceCard id={id} expanded={open.has(id)} onToggle={() => toggle(id)} />
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-col items-center gap-5 text-center">
        <p className="max-w-prose text-lg">{t('consultation.text')}</p>
        <Link to="#contact" className={buttonClass()}>
          {t('consultation.button')}
        </Link>
        <ConsultationPrice />
      </div>
    </Section>
  );
}
