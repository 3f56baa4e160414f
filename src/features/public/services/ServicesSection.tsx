import { ArrowRight, ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { PageLink, useTexts } from '@/i18n/language';
import { useEntry } from '@/lib/router/NavigationProvider';
import { anchorOf, SERVICE_IDS, type ServiceId, serviceOfHash } from '@/site/services';
import { buttonClass, cx } from '@/ui/classes';
import { Section } from '@/ui/Section';
import { Doors } from './Doors';
import { ServiceIcon } from './ServiceIcon';

/** The practice areas on the home page (SPEC 2.10). */
export function ServicesSection() {
  const t = useTexts('services');
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
            <ServiceCard id={id} />
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

/** A practice area (SPEC 2.10): its link covers all but the toggle, its hash expands it (SPEC 2.6). */
function ServiceCard({ id }: { id: ServiceId }) {
  const t = useTexts('services');
  const { hash, key } = useEntry();
  const anchor = anchorOf(id);
  const button = useRef<HTMLButtonElement>(null);
  const [expanded, setExpanded] = useState(false);
  const isTarget = serviceOfHash(hash) === id;
  useEffect(() => {
    // The first script may have opened it before.
    if (isTarget || button.current?.ariaExpanded === 'true') setExpanded(true);
  }, [isTarget, key]);

  return (
    <article id={anchor} className="group service-card">
      <ServiceIcon id={id} />
      <h3 id={`${anchor}-title`}>
        <PageLink page={`service-${id}`}>
          {t(`${id}.title`)}
          <ArrowRight />
        </PageLink>
      </h3>
      <p>{t(`${id}.short`)}</p>
      <div
        id={`${anchor}-more`}
        // By the button's state, which the first script may change (data-early).
        className="service-card-fold"
      >
        <div className="overflow-hidden">
          <p>{t(`${id}.description`)}</p>
        </div>
      </div>
      <div className="mt-auto pt-4">
        <button
          ref={button}
          type="button"
          data-early=""
          id={`${anchor}-toggle`}
          aria-expanded={expanded}
          aria-controls={`${anchor}-more`}
          aria-labelledby={`${anchor}-toggle ${anchor}-title`}
          onClick={() => setExpanded(!expanded)}
        >
          <span>{expanded ? t('viewLess') : t('viewMore')}</span>
          <ChevronDown className={cx('chevron', expanded && 'rotate-180')} />
        </button>
      </div>
    </article>
  );
}
