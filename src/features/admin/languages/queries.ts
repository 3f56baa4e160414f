import { liveList, supabase, unwrapChange } from '@/lib/admin/supabase';
import { SOURCE_LANGUAGE, type Language, LANGUAGES } from '@/site/languages';

/** A language of the site, and whether it is active. */
export interface SiteLanguage {
  code: Language;
  active: boolean;
  isDefault: boolean;
}

/** All languages of the site; one without a row counts as inactive. */
export const languagesOptions = () =>
  liveList(
    ['admin', 'languages'],
    () => supabase.from('language_settings').select('language_code, is_active, is_default'),
    (rows) =>
      LANGUAGES.map((code): SiteLanguage => {
        const row = rows.find(({ language_code }) => language_code === code);
        return {
          code,
          active: row?.is_active ?? false,
          isDefault: row?.is_default ?? code === SOURCE_LANGUAGE,
        };
      }),
  );

/**
 * Activates or deactivates a language.
 * @throws {BackendError} 'forbidden' for anyone but admins, 'invalid' for the default language.
 */
export async function setLanguageActive(language: SiteLanguage, active: boolean): Promise<void> {
  await unwrapChange(
    supabase
      .from('language_settings')
      .update({ is_active: active })
      .eq('language_code', language.code)
      .select('language_code'),
  );
}
