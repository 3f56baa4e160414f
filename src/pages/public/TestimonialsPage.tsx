import { ReviewsLink } from '@/features/testimonials/ReviewsLink';
import { TestimonialsList } from '@/features/testimonials/TestimonialsList';
import { PageHead } from '@/i18n/PageHead';
import { useTexts } from '@/i18n/useTexts';
import { AFTER_FIRST_SCREEN } from '@/site/firstScreen';
import { PageBanner } from '@/ui/PageBanner';

export default function TestimonialsPage() {
  const t = useTexts('common');
  return (
    <>
      <PageHead page="testimonials" />
      <PageBanner
        endId={AFTER_FIRST_SCREEN}
        kicker={t('testimonials.kicker')}
        title={t('testimonials.heading')}
        intro={t('testimonials.intro')}
      />
      <div className="bg-limestone-100 py-16 md:py-24">
        <div className="container-page">
          <TestimonialsList />
          <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-t border-limestone-300 pt-8">
            <p className="max-w-prose text-ink-700">{t('testimonials.verified')}</p>
            <ReviewsLink />
          </div>
        </div>
      </div>
    </>
  );
}
