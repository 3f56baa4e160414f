import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { adminTexts } from '@/admin-texts';
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
  const id = useId();
  const { control, formState } = useFormContext<TestimonialValues>();
  if (!source || !formState.defaultValues?.outdated?.includes(language)) return null;
  const texts = [source.name, source.role, source.testimonial].filter((text) => text !== '');
  return (
    <div className="grid gap-2 rounded-lg border border-brass-400 bg-limestone-50 p-4">
      <p className="font-semibold">{t('outdated.about')}</p>
      <blockquote lang={SOURCE_LANGUAGE} className="border-s-4 border-limestone-300 ps-3 text-sm">
        {texts.join(' · ')}
      </blockquote>
      <Controller
        control={control}
        name="outdated"
        render={({ field }) => (
          <label htmlFor={id} className="flex min-h-11 items-center gap-3">
            <input
              id={id}
              ref={field.ref}
              type="checkbox"
              className="size-5 accent-terracotta-600"
              checked={!field.value.includes(language)}
              onBlur={field.onBlur}
              onChange={({ target }) => {
                const others = field.value.filter((code) => code !== language);
                field.onChange(target.checked ? others : [...others, language]);
              }}
            />
            {t('outdated.right')}
          </label>
        )}
      />
      <p className="text-sm text-ink-700">{t('outdated.hint')}</p>
    </div>
  );
}
