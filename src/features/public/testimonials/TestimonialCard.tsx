import { Localized, useLangAttributes } from '@/i18n/Localized';
import { useTexts } from '@/i18n/useTexts';
import type { LocalizedText } from '@/lib/localized';
import { cx } from '@/ui/cx';
import { FallbackImage } from '@/ui/FallbackImage';
import type { Testimonial } from './queries';

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** Clamps a long text, where another page shows it in full. */
  short?: boolean;
}

/** One testimonial (SPEC 2.12), with the default images of SPEC 8. */
export function TestimonialCard({ testimonial, short = false }: TestimonialCardProps) {
  const t = useTexts('common');
  const attributes = useLangAttributes();
  const { name, role, text, originalLanguage, image, platformLogo, platformName } = testimonial;
  return (
    <figure className="quote-card">
      <FallbackImage
        src={platformLogo ?? undefined}
        fallback="/images/platforms/default.svg"
        // Without one it is the firm's own mark, which says nothing here.
        alt={platformLogo ? platformName || t('testimonials.platform') : ''}
        width={120}
        height={24}
        loading="lazy"
        className="quote-logo"
      />
      <blockquote className="mt-5 grow">
        <p className={cx(short && 'line-clamp-12')} {...attributes(text)}>
          {text.text}
        </p>
      </blockquote>
      {text.language !== originalLanguage && (
        <p className="mt-3 text-sm text-ink-600">
          {t(`testimonials.translatedFrom.${originalLanguage}`)}
        </p>
      )}
      <figcaption className="quote-author">
        <FallbackImage
          src={image ?? undefined}
          fallback={<Initials name={name} />}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-[56px] shrink-0 rounded-full bg-limestone-200 object-cover"
        />
        <div className="min-w-0">
          <p className="font-semibold">
            <Localized value={name} />
          </p>
          <p className="text-base text-ink-700">
            <Localized value={role} />
          </p>
        </div>
      </figcaption>
    </figure>
  );
}

/** The default avatar: the first letters of the first and the last name. */
function Initials({ name }: { name: LocalizedText }) {
  const names = name.text.split(/[\s.]+/).filter(Boolean);
  const letters = [names[0], ...names.slice(1).slice(-1)].map((part) => Array.from(part ?? '')[0]);
  return (
    <span aria-hidden="true" lang={name.language} className="initial">
      {/* Arabic letters would be joined without a space. */}
      {letters.join(name.language === 'ar' ? ' ' : '')}
    </span>
  );
}
