import { useQuery } from '@tanstack/react-query';
import { testimonialsOptions } from '@/features/public/testimonials/queries';
import {
  ReviewsLink,
  TestimonialCard,
  TestimonialsNote,
} from '@/features/public/testimonials/TestimonialCard';
import { useLanguage, useTexts } from '@/i18n/language';
import { ReadState } from '@/i18n/ReadState';
import { PageHead } from '@/seo/PageHead';
import { PageBanner } from '@/ui/PageBanner';

export default function TestimonialsPage() {
  const t = useTexts('common');
  const query = useQuery(testimonialsOptions(useLanguage().language));
  const { data } = query;
  return (
    <>
      <PageHead page="testimonials" />
      <PageBanner
        kicker={t('testimonials.kicker')}
        title={t('testimonials.heading')}
        intro={t('testimonials.intro')}
      />
      <div className="bg-limestone-100 py-16 md:py-24">
        <div className="container-page">
          <div className="mb-10">
            <TestimonialsNote />
          </div>
          {!data && (
            <ReadState
              query={query}
              failed={t('testimonials.failed')}
              offline={t('testimonials.paused')}
              className="text-lg"
            />
          )}
          {data?.length === 0 && <p className="text-lg">{t('testimonials.empty')}</p>}
          <ul className="gap-6 empty:hidden md:columns-2 lg:columns-3">
            {data?.map((testimonial, index) => (
              <li key={index} className="mb-6 break-inside-avoid">
                <TestimonialCard testimonial={testimonial} />
              </li>
            ))}
          </ul>
          <div className="mt-12 border-t border-limestone-300 pt-8">
            <ReviewsLink />
          </div>
        </div>
      </div>
    </>
  );
}
