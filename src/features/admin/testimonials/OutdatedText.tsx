import { useController, useFormContext } from 'react-hook-form';
import { adminTexts } from '@/admin-texts';
import { Checkbox } from '@/ui/admin/Checkbox';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import type { TestimonialText } from './testimonial';
import type { TestimonialValues } from './schema';

const t = adminTexts('testimonials');

interface OutdatedTextProps {
  language: Language;
  /** The Spanish texts that the translation is right for. */
  source: TestimonialText | undefined;
}

/**
 * Shows the Spanish texts that an outdated translation was made from, and lets staff confirm it.
 */
export function OutdatedText({ language, source }: OutdatedTextProps) {
  const { formState } = useFormContext<TestimonialValues>();
  const { field } = useController<TestimonialValues, 'outdated'>({ name: 'outdated' });
  if (!source || !formState.defaultValues?.outdated?.includes(language)) return null;
  const texts = [source.name, source.role, source.testimonial].filter((text) => text !== '');
  return (
    <div className="grid gap-2 rounded-lg border border-brass-400 bg-limestone-50 p-4">
      <p className="font-semibold">{t('outdated.about')}</p>
      <blockquote lang={SOURCE_LANGUAGE} className="border-s-4 border-limestone-300 ps-3 text-sm">
        {texts.join(' · ')}
      </blockquote>
      <Checkbox
        label={t('outdated.right')}
        checked={!field.value.includes(language)}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          const others = field.value.filter((code) => code !== language);
          field.onChange(target.checked ? others : [...others, language]);
        }}
      />
      <p className="text-sm text-ink-700">{t('outdated.hint')}</p>
    </div>
  );
}
