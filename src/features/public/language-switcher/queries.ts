import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { db } from '@/lib/db';
import { unwrapList } from '@/lib/errors';
import { flagOf, LANGUAGE_FACTS } from '@/site/languages';

/** A language offered to visitors (SPEC 3.1). */
export interface LanguageOption {
  code: string;
  name: string;
  flag: string;
}

const option = (code: string, name: string): LanguageOption => ({ code, name, flag: flagOf(code) });

/** Offered when the list fails to load (SPEC 8). */
const FALLBACK = [option('es', LANGUAGE_FACTS.es.name), option('en', LANGUAGE_FACTS.en.name)];

export const languagesKeys = { all: ['languages'] as const };

/** The active languages, sorted by name (SPEC 7.1). */
export function languagesOptions() {
  return queryOptions({
    queryKey: languagesKeys.all,
    queryFn: async ({ signal }) => {
      const rows = await unwrapList(
        db
          .from('language_settings')
          .select('language_code, language_name, is_default')
          .eq('is_active', true)
          .order('language_name')
          .abortSignal(signal),
      );
      return rows.map((row) => option(row.language_code, row.language_name));
    },
  });
}

/** The active languages; none while they load; Spanish and English when the read fails, which is only logged (SPEC 8). */
export function useLanguageOptions(): LanguageOption[] {
  // A new attempt resets `error`; the fallback stays in place while it runs, also under a finger.
  const { data, error, errorUpdateCount } = useQuery(languagesOptions());
  useEffect(() => {
    if (error) console.error('The list of languages failed to load.', error);
  }, [error]);
  return data ?? (errorUpdateCount > 0 ? FALLBACK : []);
}
