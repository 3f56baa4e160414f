import { useTexts } from '@/i18n/language';
import type { Lawyer } from '@/site/firm';
import { photographFiles } from '@/site/photographs';
import { cx } from '@/ui/classes';

interface LawyerPictureProps {
  lawyer: Lawyer;
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes: string;
  /** Where the name beside it says enough. */
  decorative?: boolean;
  className?: string;
}

/** A lawyer's photograph; a drawing, which says that it is one, where the firm names none. */
export function LawyerPicture({ lawyer, sizes, decorative, className }: LawyerPictureProps) {
  const t = useTexts('common');
  const { name, photograph } = lawyer;
  const drawn = t('about.imageAlt', { lawyer: name });
  return (
    <img
      {...(photograph
        ? { ...photographFiles(photograph, 'person'), sizes }
        : { src: '/images/about.svg', width: 800, height: 1000 })}
      alt={decorative ? '' : photograph ? name : drawn}
      loading="lazy"
      decoding="async"
      className={cx('bg-limestone-200 object-cover', className)}
    />
  );
}
