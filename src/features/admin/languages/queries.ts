import { liveList, supabase, unwrapChange } from '@/lib/admin/supabase';
import type { Language } from '@/site/languages';

/** The rows of the site's languages. */
export const languagesOptions = () =>
  liveList(['language_settings'], () =>
    supabase.from('language_settings').select('language_code, is_active, is_default'),
  );

/**
 * Activates or deactivates a language.
 * @throws {BackendError} 'forbidden' for anyone but admins, 'invalid' for the default language.
 */
export const setLanguageActive = (language: Language, is_active: boolean) =>
  unwrapChange(
    supabase
      .from('language_settings')
      .update({ is_active })
      .eq('language_code', language)
      .select('language_code'),
  );
