import type { OpinionValues } from '@/features/opinions/schema';
import { localized } from '@/lib/localized';
import { type Language, LANGUAGE_FACTS } from '@/site/languages';

const DEFAULT_AVATAR = '/images/avatars/default.svg';
const DEFAULT_LOGO = '/images/platforms/default.svg';

interface OpinionPreviewProps {
  values: OpinionValues;
  language: Language;
}

/** An opinion as the card of the public site shows it in a language, what falls back in Spanish included. */
export function OpinionPreview({ values, language }: OpinionPreviewProps) {
  const text = (field: 'name' | 'role' | 'testimonial') => {
    const found = localized(
      { [field]: values.texts.es[field], [`${field}_${language}`]: values.texts[language][field] },
      field,
      language,
    );
    return (
      <span lang={found.language} dir={LANGUAGE_FACTS[found.language].dir}>
        {found.text}
      </span>
    );
  };
  return (
    <figure
      lang={language}
      dir={LANGUAGE_FACTS[language].dir}
      className="flex max-w-md flex-col rounded-lg bg-white p-6 shadow-card md:p-8"
    >
      <img
        src={values.platformLogo.preview ?? values.platformLogo.url ?? DEFAULT_LOGO}
        alt=""
        width={120}
        height={24}
        className="h-6 w-30 object-contain object-left rtl:object-right"
      />
      <blockquote className="mt-5 grow [overflow-wrap:anywhere]">
        <p>{text('testimonial')}</p>
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-4 border-t border-limestone-200 pt-5">
        <img
          src={values.image.preview ?? values.image.url ?? DEFAULT_AVATAR}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-full bg-limestone-200 object-cover"
        />
        <div className="min-w-0 leading-snug [overflow-wrap:anywhere]">
          <p className="font-semibold text-ink-900">{text('name')}</p>
          <p className="text-base text-ink-700">{text('role')}</p>
        </div>
      </figcaption>
    </figure>
  );
}
