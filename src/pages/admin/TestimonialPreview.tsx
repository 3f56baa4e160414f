import type { TestimonialValues } from '@/features/admin/testimonials/schema';
import { TestimonialCard } from '@/features/public/testimonials/TestimonialCard';
import { localized } from '@/lib/localized';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { SiteInLanguage } from './SiteInLanguage';

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
    <SiteInLanguage language={language} namespaces={['common']}>
      <div className="max-w-md">
        <TestimonialCard
          testimonial={{
            name: text('name'),
            role: text('role'),
            text: text('testimonial'),
            originalLanguage,
            image: image || null,
            platformLogo: platformLogo || null,
            platformName,
          }}
        />
      </div>
    </SiteInLanguage>
  );
}
