import type { TestimonialValues } from '@/features/admin/testimonials/schema';
import { TestimonialCard } from '@/features/public/testimonials/TestimonialCard';
import { InLanguage } from '@/i18n/InLanguage';
import { adminLanguage, adminTexts } from '@/admin-texts';
import { localized } from '@/lib/localized';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { Spinner } from '@/ui/Spinner';

const t = adminTexts('admin');

interface TestimonialPreviewProps {
  values: TestimonialValues;
  language: Language;
}

/** The testimonial being edited, in the public site's own card and with its fallbacks to Spanish. */
export function TestimonialPreview({ values, language }: TestimonialPreviewProps) {
  const { texts, originalLanguage, image, platformLogo, platformName } = values;
  const text = (field: 'name' | 'role' | 'testimonial') =>
    localized(
      { [field]: texts[SOURCE_LANGUAGE][field], [`${field}_${language}`]: texts[language][field] },
      field,
      language,
    );
  return (
    <InLanguage
      language={language}
      namespaces={['common']}
      fallback={(failed) =>
        failed ? (
          <p role="alert" lang={adminLanguage()} dir="ltr">
            {t('preview.failed')}
          </p>
        ) : (
          <Spinner label={t('common.loading')} />
        )
      }
    >
      <div className="max-w-md">
        <TestimonialCard
          testimonial={{
            name: text('name'),
            role: text('role'),
            text: text('testimonial'),
            originalLanguage,
            image: image.preview ?? image.url,
            platformLogo: platformLogo.preview ?? platformLogo.url,
            platformName,
          }}
        />
      </div>
    </InLanguage>
  );
}
