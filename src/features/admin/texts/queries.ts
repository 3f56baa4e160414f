import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, supabase } from '@/lib/admin/supabase';
import { NAMESPACES } from '@/i18n/namespaces';
import { fetchAll } from '@/lib/errors';
import { readLocaleFile } from '@/lib/admin/localeFile';
import { recordOf } from '@/lib/recordOf';
import { isLanguage, LANGUAGES } from '@/site/languages';
import { catalogueOf, type Override, type Texts } from './catalogue';
import type { TextChange } from './changes';

/** A record whose values are all read at once. */
const readAll = async <K extends string, V>(keys: readonly K[], read: (key: K) => Promise<V>) =>
  Object.fromEntries(
    await Promise.all(keys.map(async (key) => [key, await read(key)] as const)),
  ) as Record<K, V>;

/** The shipped texts (SPEC 7.2) of all languages and namespaces. */
export const catalogueOptions = () =>
  queryOptions({
    queryKey: ['admin', 'texts', 'shipped'],
    staleTime: 'static',
    structuralSharing: false,
    queryFn: async ({ signal }) =>
      catalogueOf(
        await readAll(LANGUAGES, (language) =>
          readAll(NAMESPACES, (namespace) => readLocaleFile(language, namespace, signal)),
        ),
      ),
  });

/** The firm's overrides, refetched on window focus. */
export function overridesOptions() {
  return queryOptions({
    queryKey: ['admin', 'texts', 'overrides'],
    staleTime: 0,
    refetchOnWindowFocus: true,
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<Texts['own']> => {
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
      const own = recordOf(LANGUAGES, () => new Map<string, Override>());
      for (const { language, namespace, key, value, source } of rows) {
        if (!isLanguage(language)) continue;
        own[language].set(`${namespace}/${key}`, { value, source: source ?? undefined });
      }
      return own;
    },
  });
}

/** All texts; undefined until both kinds are loaded. */
export function useAllTexts() {
  const shipped = useQuery(catalogueOptions());
  const changed = useQuery(overridesOptions());
  const texts = useMemo(
    () => shipped.data && changed.data && { ...shipped.data, own: changed.data },
    [shipped.data, changed.data],
  );
  return {
    texts,
    error: shipped.error ?? changed.error,
    refetch: () => Promise.all([shipped.refetch(), changed.refetch()]),
  };
}

/** Saves all changes or none. @throws {BackendError} with 'text_changed' where somebody else has changed one. */
export async function saveTexts(changes: readonly TextChange[]): Promise<void> {
  const sent = changes.map(({ id, ...change }) => {
    const slash = id.indexOf('/');
    return { ...change, namespace: id.slice(0, slash), key: id.slice(slash + 1) };
  });
  await call('save_texts', { changes: sent });
}
