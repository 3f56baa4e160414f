import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { languageOption, type LanguageOption, languagesOptions } from '@/lib/activeLanguages';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '@/site/languages';

/** Offered when the list fails to load (SPEC 8). */
const FALLBACK = [
  languageOption(SOURCE_LANGUAGE, LANGUAGE_FACTS[SOURCE_LANGUAGE].name),
  languageOption('en', LANGUAGE_FACTS.en.name),
];

/**
 * The active languages; none while they load; Spanish and English when the read fails, which is
 * only logged (SPEC 8).
 */
export function useLanguageOptions(): LanguageOption[] {
  // A retry resets `error`; the fallback stays during it, so that no link vanishes under a tap.
  const { data, error, errorUpdateCount } = useQuery(languagesOptions());
  useEffect(() => {
    if (error) console.error('The list of languages failed to load.', error);
  }, [error]);
  return data ?? (errorUpdateCount > 0 ? FALLBACK : []);
}
