import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check } from 'lucide-react';
import { useLocation } from 'wouter';
import { Lawyer } from '@/features/public/about/Lawyer';
import { categoryPostsOptions } from '@/features/public/blog/queries';
import { Detention } from '@/features/public/contact/Detention';
import { Doors } from '@/features/public/services/Doors';
import { ServiceIcon } from '@/features/public/services/ServiceIcon';
import { PageHead } from '@/seo/PageHead';
import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { PageLink, useLanguage, useTexts } from '@/i18n/language';
import { firm } from '@/site/firm';
import { addressOf } from '@/site/pages';
import { CATEGORY_OF_SERVICE, SERVICE_IDS, type ServiceId } from '@/site/services';
import { buttonClass } from '@/ui/classes';
import { Fold } from '@/ui/Fold';
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
      <ServiceDetails id={id} />
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

/** What a practice area covers, how a case proceeds, and frequent questions. */
function ServiceDetails({ id }: { id: ServiceId }) {
  const t = useTexts('services');
  return (
    <>
      <Section id="what-we-do" heading={t('page.whatWeDo')}>
        <ul className="grid gap-x-12 md:grid-cols-2">
          {t(`${id}.items`, { returnObjects: true }).map((item) => (
            <li key={item} className="flex gap-4 border-t border-limestone-300 py-5 text-lg">
              <Check className="mt-1 size-5 shrink-0 text-terracotta-600" strokeWidth={2.5} />
              {item}
            </li>
          ))}
        </ul>
      </Section>

      <Section id="how-it-works" heights={[52, 29, 18]} tone="stone" heading={t('page.howItWorks')}>
        <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {t(`${id}.steps`, { returnObjects: true }).map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-brass-400 pt-5">
              <span aria-hidden="true" className="font-serif text-3xl text-brass-700">
                {index + 1}
              </span>
              <h3 className="mt-2 text-xl">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </Section>

      <Section id="questions" heading={t('page.questions')}>
        <div className="grid gap-12 lg:grid-cols-[2fr_1fr] lg:items-start">
          <div>
            <div className="border-b border-limestone-300">
              {t(`${id}.questions`, { returnObjects: true }).map(({ question, answer }) => (
                <Fold
                  key={question}
                  className="border-t border-limestone-300 [&>summary]:min-h-16 [&>summary]:text-lg"
                  summary={question}
                >
                  <p className="max-w-prose pb-6">{answer}</p>
                </Fold>
              ))}
            </div>
            <p className="mt-6 text-ink-600">{t('page.note')}</p>
          </div>
          <div className="grid gap-6 lg:sticky lg:top-28">
            <Lawyer />
            {id === firm.detention.area && <Detention />}
          </div>
        </div>
      </Section>
    </>
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
