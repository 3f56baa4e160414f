import { queryOptions } from '@tanstack/react-query';
import { db } from '@/lib/db';
import { askList } from '@/lib/errors';
import { flagOf, LANGUAGE_FACTS } from '@/site/languages';

/** A language a visitor can choose (SPEC 3.1). */
export interface LanguageOption {
  code: string;
  name: string;
  flag: string;
}

const option = (code: string, name: string): LanguageOption => ({ code, name, flag: flagOf(code) });

/** What is offered when the list cannot be read (SPEC 8). */
const FALLBACK = [option('es', LANGUAGE_FACTS.es.name), option('en', LANGUAGE_FACTS.en.name)];

export const languagesKeys = { all: ['languages'] as const };

/** The active languages by name; Spanish and English when the read fails, which is only logged. */
export function languagesOptions() {
  return queryOptions({
    queryKey: languagesKeys.all,
    queryFn: async ({ signal }) => {
      try {
        const rows = await askList(
          db
            .from('language_settings')
            .select('language_code, language_name, is_default')
            .eq('is_active', true)
            .order('language_name')
            .abortSignal(signal),
        );
        return rows.map((row) => option(row.language_code, row.language_name));
      } catch (error) {
        if (signal.aborted) throw error;
        console.error('The list of languages failed to load.', error);
        return FALLBACK;
      }
    },
  });
}
