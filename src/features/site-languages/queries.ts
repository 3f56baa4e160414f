import { queryOptions } from '@tanstack/react-query';
import { askList, BackendError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_FACTS, LANGUAGES } from '@/site/languages';

/** A language that the site is written in, and whether visitors are offered it. */
export interface SiteLanguage {
  code: Language;
  name: string;
  active: boolean;
  isDefault: boolean;
}

export const siteLanguagesKeys = { all: ['site-languages'] as const };

/** All seven languages; one without a row, as in a new project, is not offered. */
export function siteLanguagesOptions() {
  return queryOptions({
    queryKey: siteLanguagesKeys.all,
    staleTime: 0,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const rows = await askList(
        supabase
          .from('language_settings')
          .select('language_code, language_name, is_active, is_default')
          .abortSignal(signal),
      );
      return LANGUAGES.map((code): SiteLanguage => {
        const row = rows.find(({ language_code }) => language_code === code);
        return {
          code,
          name: row?.language_name ?? LANGUAGE_FACTS[code].name,
          active: row?.is_active ?? false,
          isDefault: row?.is_default ?? code === DEFAULT_LANGUAGE,
        };
      });
    },
  });
}

/**
 * Offers a language to visitors or stops offering it.
 * @throws {BackendError} 'refused' for who is no admin, 'invalid' for the default one.
 */
export async function setLanguageActive(language: SiteLanguage, active: boolean): Promise<void> {
  const rows = await askList(
    supabase
      .from('language_settings')
      .upsert({
        language_code: language.code,
        language_name: language.name,
        is_active: active,
        is_default: language.isDefault,
      })
      .select('language_code'),
  );
  if (rows.length === 0) throw new BackendError('refused', 'the language was not changed');
}
