import { ReadFailure } from '@/i18n/ReadFailure';
import { useTexts } from '@/i18n/useTexts';
import { Spinner } from '@/ui/Spinner';
import { TestimonialCard } from './TestimonialCard';
import { useTestimonials } from './useTestimonials';

/** All testimonials, or a message when there are none or they fail to load. */
export function TestimonialsList() {
  const t = useTexts('common');
  const { data, error, isFetching, isPaused, refetch } = useTestimonials();

  if (data?.length) {
    return (
      <ul className="gap-6 md:columns-2 lg:columns-3">
        {data.map((testimonial, index) => (
          <li key={index} className="mb-6 break-inside-avoid">
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    );
  }
  if (data) return <p className="text-lg">{t('testimonials.empty')}</p>;
  if (isPaused)
    return (
      <p role="status" className="text-lg">
        {t('testimonials.paused')}
      </p>
    );
  if (isFetching) return <Spinner label={t('loading')} />;
  return (
    <ReadFailure
      error={error}
      text={t('testimonials.failed')}
      onRetry={refetch}
      className="text-lg"
    />
  );
}
