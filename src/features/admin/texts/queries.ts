import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, supabase } from '@/lib/admin/supabase';
import { NAMESPACES } from '@/i18n/namespaces';
import { fetchAll } from '@/lib/errors';
import { readLocaleFile } from '@/lib/admin/localeFile';
import { recordOf } from '@/lib/recordOf';
import { isLanguage, type Language, LANGUAGES } from '@/site/languages';
import { type Catalogue, catalogueOf, type Files, type Overrides } from './catalogue';
import type { TextChange } from './changes';

export const textsKeys = {
  shipped: ['admin', 'texts', 'shipped'] as const,
  overrides: ['admin', 'texts', 'overrides'] as const,
};

/** The shipped texts (SPEC 7.2) of all languages and namespaces. */
export function catalogueOptions() {
  return queryOptions({
    queryKey: textsKeys.shipped,
    staleTime: 'static',
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<Catalogue> => {
      const read = async (language: Language) => {
        const files = await Promise.all(
          NAMESPACES.map((namespace) => readLocaleFile(language, namespace, signal)),
        );
        return Object.fromEntries(NAMESPACES.map((namespace, at) => [namespace, files[at]]));
      };
      const files = await Promise.all(LANGUAGES.map(read));
      return catalogueOf(
        Object.fromEntries(LANGUAGES.map((code, at) => [code, files[at]])) as Files,
      );
    },
  });
}

/** The firm's overrides, refetched on window focus. */
export function overridesOptions() {
  return queryOptions({
    queryKey: textsKeys.overrides,
    staleTime: 0,
    refetchOnWindowFocus: true,
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<Overrides> => {
      const rows = await fetchAll((from, to) =>
        supabase
          .from('text_overrides')
          .select('language, namespace, key, value, source')
          .order('language')
          .order('namespace')
          .order('key')
          .range(from, to)
          .abortSignal(signal),
      );
      const own = recordOf(LANGUAGES, () => new Map<string, string>());
      const sources = recordOf(LANGUAGES, () => new Map<string, string>());
      for (const { language, namespace, key, value, source } of rows) {
        if (!isLanguage(language)) continue;
        own[language].set(`${namespace}/${key}`, value);
        if (source !== null) sources[language].set(`${namespace}/${key}`, source);
      }
      return { own, sources };
    },
  });
}

/** All texts; undefined until both kinds are loaded. */
export function useAllTexts() {
  const shipped = useQuery(catalogueOptions());
  const changed = useQuery(overridesOptions());
  const texts = useMemo(
    () => shipped.data && changed.data && { ...shipped.data, ...changed.data },
    [shipped.data, changed.data],
  );
  return {
    texts,
    error: shipped.error ?? changed.error,
    refetch: () => Promise.all([shipped.refetch(), changed.refetch()]),
  };
}

/**
 * Saves all changes or none.
 * @throws {BackendError} with the hint 'text_changed' if somebody else has changed one of the texts.
 */
export async function saveTexts(changes: readonly TextChange[]): Promise<void> {
  const sent = changes.map(({ id, ...change }) => {
    const slash = id.indexOf('/');
    return { ...change, namespace: id.slice(0, slash), key: id.slice(slash + 1) };
  });
  await call('save_texts', { changes: sent });
}
