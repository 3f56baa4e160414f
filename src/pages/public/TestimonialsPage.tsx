import { ReviewsLink } from '@/features/public/testimonials/ReviewsLink';
import { TestimonialsList } from '@/features/public/testimonials/TestimonialsList';
import { TestimonialsNote } from '@/features/public/testimonials/TestimonialsNote';
import { PageHead } from '@/seo/PageHead';
import { useTexts } from '@/i18n/useTexts';
import { PageBanner } from '@/ui/PageBanner';

export default function TestimonialsPage() {
  const t = useTexts('common');
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
          <TestimonialsList />
          <div className="mt-12 border-t border-limestone-300 pt-8">
            <ReviewsLink />
          </div>
        </div>
      </div>
    </>
  );
}
