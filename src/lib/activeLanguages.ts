import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Language, LANGUAGES } from '@/site/languages';
import { db } from './db';
import { unwrapList, withTexts } from './errors';

/** A language offered to visitors (SPEC 3.1); its flag is that of its code. */
interface LanguageOption {
  code: string;
  name: string;
}

/** The active languages, sorted by name (SPEC 7.1). */
export function languagesOptions() {
  return queryOptions({
    queryKey: ['languages'] as const,
    queryFn: async ({ signal }) => {
      const rows = await unwrapList(
        db
          .from('language_settings')
          .select('language_code, language_name, is_default')
          .eq('is_active', true)
          .order('language_name')
          .abortSignal(signal),
      );
      return withTexts(rows, 'language_code', 'language_name').map(
        ({ language_code: code, language_name: name }): LanguageOption => ({ code, name }),
      );
    },
  });
}

/** The site's languages that are in a list of active ones; all of them without a list. */
export function activeLanguages(options: readonly LanguageOption[] | undefined): Language[] {
  return LANGUAGES.filter((language) => !options || options.some(({ code }) => code === language));
}

/** The languages that the site has pages in, in its own order; all while that is not known. */
export function useActiveLanguages(): Language[] {
  return activeLanguages(useQuery(languagesOptions()).data);
}
