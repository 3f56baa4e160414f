import { queryOptions } from '@tanstack/react-query';
import { NAMESPACES, type Namespace } from '@/i18n/namespaces';
import type { TextOverride } from '@/i18n/overrides';
import { db } from '@/lib/db';
import { fetchAll, withTexts } from '@/lib/errors';
import type { Language } from '@/site/languages';

const isNamespace = (name: string): name is Namespace =>
  (NAMESPACES as readonly string[]).includes(name);

/** The firm's text overrides in a language (PRODUCT 5, 'Translations'). */
export function overridesOptions(language: Language) {
  return queryOptions({
    queryKey: ['texts', 'overrides', language] as const,
    queryFn: async ({ signal }): Promise<TextOverride[]> => {
      const rows = await fetchAll((from, to) =>
        db
          .from('text_overrides')
          .select('namespace, key, value')
          .eq('language', language)
          .order('namespace')
          .order('key')
          .range(from, to)
          .abortSignal(signal),
      );
      return withTexts(rows, 'namespace', 'key', 'value').flatMap(({ namespace, key, value }) =>
        isNamespace(namespace) ? [{ namespace, key, value }] : [],
      );
    },
  });
}
