import { ArrowRight } from 'lucide-react';
import { PageLink, useTexts } from '@/i18n/language';
import { SERVICE_IDS, type ServiceId } from '@/site/services';
import { Section } from '@/ui/Section';
import { Doors } from './Doors';
import { ServiceIcon } from './ServiceIcon';

interface RelatedServicesProps {
  id: ServiceId;
  tone: 'light' | 'stone';
}

/** Links from a practice area to the other four, also by what has happened. */
export function RelatedServices({ id, tone }: RelatedServicesProps) {
  const t = useTexts('services');
  return (
    <Section id="related" heights={[46, 29, 21]} tone={tone} heading={t('page.related')}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {SERVICE_IDS.filter((other) => other !== id).map((other) => (
          <li key={other}>
            <PageLink
              page={`service-${other}`}
              className="flex h-full min-h-20 items-center gap-4 rounded-2xl bg-white p-5 font-heading text-lg leading-snug shadow-card transition-shadow hover:text-terracotta-700 hover:shadow-float"
            >
              <ServiceIcon id={other} className="size-10 shrink-0 text-ink-800" />
              <span className="grow">{t(`${other}.title`)}</span>
              <ArrowRight
                aria-hidden="true"
                className="size-4 shrink-0 flip-rtl text-terracotta-600"
              />
            </PageLink>
          </li>
        ))}
      </ul>
      <Doors className="mt-12" />
    </Section>
  );
}
