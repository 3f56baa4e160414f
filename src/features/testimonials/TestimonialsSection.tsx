import { PageLink } from '@/i18n/links';
import { useTexts } from '@/i18n/useTexts';
import { buttonClass } from '@/ui/button';
import { Carousel } from '@/ui/Carousel';
import { Section } from '@/ui/Section';
import { ReviewsLink } from './ReviewsLink';
import { TestimonialCard } from './TestimonialCard';
import { useTestimonials } from './useTestimonials';

/** The opinions on the home page: hidden while they load, when there are none and when they fail (SPEC 2.12). */
export function TestimonialsSection() {
  const t = useTexts('common');
  const { data, isPending } = useTestimonials();

  // Its place is kept meanwhile, so that what stands below it does not move from under the reader.
  if (isPending) {
    return <div id="testimonials" className="invisible min-h-245 md:min-h-230 lg:min-h-220" />;
  }
  if (!data?.length) return null;

  return (
    <Section
      id="testimonials"
      tone="stone"
      kicker={t('testimonials.kicker')}
      heading={t('testimonials.heading')}
      intro={t('testimonials.intro')}
    >
      <Carousel
        label={t('testimonials.heading')}
        previousLabel={t('testimonials.previous')}
        nextLabel={t('testimonials.next')}
        slideLabel={(index, total) => t('carousel.position', { index, total })}
        roleDescriptions={{ carousel: t('carousel.carousel'), slide: t('carousel.slide') }}
        slides={data.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} short />
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
