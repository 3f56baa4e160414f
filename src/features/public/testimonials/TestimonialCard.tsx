import { ExternalLink } from 'lucide-react';
import { useLanguage, useTexts } from '@/i18n/language';
import { langAttributes, Localized } from '@/i18n/Localized';
import { NewTabLink } from '@/i18n/NewTabLink';
import { languageOf, type LocalizedText, textOf } from '@/lib/localized';
import { firm } from '@/site/firm';
import { buttonClass } from '@/ui/classes';
import { FallbackImage } from '@/ui/FallbackImage';
import type { Testimonial } from './queries';

/** One testimonial (SPEC 2.12), with the default images of SPEC 8. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const t = useTexts('common');
  const { language } = useLanguage();
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
      />
      <blockquote>
        <p {...langAttributes(text)}>{textOf(text)}</p>
      </blockquote>
      {languageOf(text, language) !== originalLanguage && (
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
          <p>
            <Localized value={name} />
          </p>
          <p>
            <Localized value={role} />
          </p>
        </div>
      </figcaption>
    </figure>
  );
}

/** The default avatar: the first letters of the first and the last name. */
function Initials({ name }: { name: LocalizedText }) {
  const language = languageOf(name, useLanguage().language);
  const names = textOf(name)
    .split(/[\s.]+/)
    .filter(Boolean);
  const letters = [names[0], ...names.slice(1).slice(-1)].map((part) => Array.from(part ?? '')[0]);
  return (
    <span
      aria-hidden="true"
      lang={language}
      className="grid size-[56px] shrink-0 place-items-center rounded-full bg-sea-100 font-heading text-xl text-ink-800 uppercase"
    >
      {/* Arabic letters would be joined without a space. */}
      {letters.join(language === 'ar' ? ' ' : '')}
    </span>
  );
}

/** The placeholder firm has invented clients. No real firm can have an address in `.example`. */
const IS_DEMO = firm.website.endsWith('.example');

/** How testimonials are verified (TRLGDCU art. 20.4) or, in the demo, that they are invented. */
export function TestimonialsNote() {
  const t = useTexts('common');
  return (
    <p className="max-w-prose text-ink-700">
      {t(IS_DEMO ? 'testimonials.demo' : 'testimonials.verified')}
    </p>
  );
}

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
