import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { FIELDS } from '../fields';
import type { PostValues } from '../schema';

/** The selected language tab of the editor. */
export function useLanguageTabs() {
  const [language, setLanguage] = useState<Language>(SOURCE_LANGUAGE);

  /** Focuses the first invalid field, on whichever tab it is. */
  function focusFirstError(errors: FieldErrors<PostValues>) {
    const field = FIELDS.find(({ name }) => errors[name]);
    if (!field) return;
    if (field.language) setLanguage(field.language);
    // A field on another tab is rendered only after this update.
    requestAnimationFrame(() => {
      document
        .querySelector<HTMLElement>(
          `form :is([name="${field.name}"], [data-field="${field.name}"])`,
        )
        ?.focus();
    });
  }

  return { language, setLanguage, focusFirstError };
}
