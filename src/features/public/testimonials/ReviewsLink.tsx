import { ExternalLink } from 'lucide-react';
import { NewTabLink } from '@/i18n/NewTabLink';
import { useTexts } from '@/i18n/language';
import { firm } from '@/site/firm';
import { buttonClass } from '@/ui/classes';

/** Links to the firm's public review page in a new tab. */
export function ReviewsLink() {
  const t = useTexts('common');
  return (
    <NewTabLink href={firm.reviewsUrl} className={buttonClass('secondary')}>
      {t('testimonials.reviews')}
      <ExternalLink className="size-4 flip-rtl" />
    </NewTabLink>
  );
}
