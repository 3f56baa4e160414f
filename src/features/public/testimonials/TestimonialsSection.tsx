import { useQuery } from '@tanstack/react-query';
import { Carousel } from '@/i18n/Carousel';
import { PageLink, useLanguage, useTexts } from '@/i18n/language';
import { buttonClass } from '@/ui/classes';
import { Section } from '@/ui/Section';
import { testimonialsOptions } from './queries';
import { ReviewsLink, TestimonialCard, TestimonialsNote } from './TestimonialCard';

/** The testimonials on the home page; hidden when there are none or they fail to load (SPEC 2.12). */
export function TestimonialsSection() {
  const t = useTexts('common');
  const { data, isPending } = useQuery(testimonialsOptions(useLanguage().language));

  // Reserves the height while loading, so that the sections below do not move.
  if (isPending) {
    return <div id="testimonials" className="invisible min-h-245 md:min-h-230 lg:min-h-220" />;
  }
  if (!data?.length) return null;

  return (
    <Section
      id="testimonials"
      heights={[55, 49, 47]}
      tone="stone"
      kicker={t('testimonials.kicker')}
      heading={t('testimonials.heading')}
      intro={t('testimonials.intro')}
    >
      <div className="-mt-4 mb-8 md:-mt-8 md:mb-10">
        <TestimonialsNote />
      </div>
      <Carousel
        label={t('testimonials.heading')}
        previousLabel={t('testimonials.previous')}
        nextLabel={t('testimonials.next')}
        slides={data.map((testimonial, index) => (
          <TestimonialCard key={index} testimonial={testimonial} />
        ))}
        actions={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <ReviewsLink />
            <PageLink page="testimonials" className={buttonClass('quiet', '-ms-2 sm:ms-0')}>
              {t('testimonials.all')}
            </PageLink>
          </div>
        }
      />
    </Section>
  );
}
