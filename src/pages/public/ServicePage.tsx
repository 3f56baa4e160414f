import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useLocation } from 'wouter';
import { Lawyer } from '@/features/public/about/Lawyer';
import { categoryPostsOptions } from '@/features/public/blog/queries';
import { Detention } from '@/features/public/contact/Detention';
import { Doors } from '@/features/public/services/Doors';
import { ServiceDetails } from '@/features/public/services/ServiceDetails';
import { ServiceIcon } from '@/features/public/services/ServiceIcon';
import { PageHead } from '@/seo/PageHead';
import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { PageLink, useLanguage, useTexts } from '@/i18n/language';
import { firm } from '@/site/firm';
import { addressOf } from '@/site/pages';
import { CATEGORY_OF_SERVICE, SERVICE_IDS, type ServiceId } from '@/site/services';
import { buttonClass } from '@/ui/classes';
import { PageBanner } from '@/ui/PageBanner';
import { Section } from '@/ui/Section';
import { categoryPosts } from './islands';

/** The page of a practice area, by its path. */
export default function ServicePage() {
  const t = useTexts('services');
  const page = addressOf(useLocation()[0])?.page;
  const id = SERVICE_IDS.find((service) => page === `service-${service}`);
  if (!id) throw new Error('ServicePage is shown at an address of no service');
  const contact = (
    <PageLink page="contact" search={`?area=${id}`} className={buttonClass()}>
      {t('page.contactButton')}
    </PageLink>
  );
  return (
    // Keyed, so that an answer opened on one page is not open on the next.
    <div key={id}>
      <PageHead page={`service-${id}`} />
      <PageBanner
        kicker={
          <PageLink page="home" hash="services" className="hover:underline">
            {t('page.kicker')}
          </PageLink>
        }
        title={t(`${id}.heading`)}
        intro={t(`${id}.intro`)}
        art={<ServiceIcon id={id} className="size-64 stroke-[0.75] text-sea-300/60" />}
      >
        {contact}
        <ConsultationPrice className="mt-6 text-lg" />
      </PageBanner>
      <ServiceDetails
        id={id}
        aside={
          <div className="grid gap-6">
            <Lawyer />
            {id === firm.detention.area && <Detention />}
          </div>
        }
      />
      <Related id={id} />
      <Section
        id="consultation"
        heights={[17, 14, 6]}
        tone="dark"
        beside
        heading={t('page.contactHeading')}
        intro={t('page.contactText')}
      >
        {contact}
        <ConsultationPrice className="mt-4" />
      </Section>
    </div>
  );
}

/** The posts of the area, if there are any, and the other areas, on alternating backgrounds. */
function Related({ id }: { id: ServiceId }) {
  const t = useTexts('services');
  const { language } = useLanguage();
  const category = CATEGORY_OF_SERVICE[id];
  const { data: posts = [] } = useQuery(categoryPostsOptions(language, category));
  const hasPosts = posts.length > 0;
  return (
    <>
      {hasPosts && <categoryPosts.Island category={category} />}
      <Section
        id="related"
        heights={[46, 29, 21]}
        tone={hasPosts ? 'light' : 'stone'}
        heading={t('page.related')}
      >
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {SERVICE_IDS.filter((other) => other !== id).map((other) => (
            <li key={other}>
              <PageLink
                page={`service-${other}`}
                className="flex h-full min-h-20 items-center gap-4 rounded-2xl bg-white p-5 font-heading text-lg leading-snug shadow-card transition-shadow hover:text-terracotta-700 hover:shadow-float"
              >
                <ServiceIcon id={other} className="size-10 shrink-0 text-ink-800" />
                <span className="grow">{t(`${other}.title`)}</span>
                <ArrowRight className="size-4 shrink-0 flip-rtl text-terracotta-600" />
              </PageLink>
            </li>
          ))}
        </ul>
        <Doors className="mt-12" />
      </Section>
    </>
  );
}
