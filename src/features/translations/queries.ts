import { queryOptions } from '@tanstack/react-query';
import { NAMESPACES, type Namespace } from '@/i18n/engine';
import { ask, askAll, BackendError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { isLanguage, LANGUAGES, type Language } from '@/site/languages';
import {
  byLanguage,
  type Catalogue,
  catalogueOf,
  type Files,
  type TextsByLanguage,
} from './catalogue';
import type { TextChange } from './changes';

export const translationsKeys = {
  shipped: ['translations', 'shipped'] as const,
  overrides: ['translations', 'overrides'] as const,
};

/** @throws {BackendError} for a file that is not there or is no JSON. */
async function readFile(language: Language, namespace: Namespace, signal: AbortSignal) {
  const path = `/locales/${language}/${namespace}.json`;
  const answer = await fetch(path, { signal }).catch((cause: unknown) => {
    throw new BackendError('offline', path, { cause });
  });
  if (!answer.ok) throw new BackendError('server', `${path}: ${answer.status}`);
  try {
    return (await answer.json()) as unknown;
  } catch (cause) {
    throw new BackendError('malformed', path, { cause });
  }
}

/** The texts that the site ships (SPEC 7.2), all languages and namespaces. */
export function catalogueOptions() {
  return queryOptions({
    queryKey: translationsKeys.shipped,
    staleTime: Infinity,
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<Catalogue> => {
      const languages = await Promise.all(
        LANGUAGES.map(async (language) => {
          const files = await Promise.all(
            NAMESPACES.map(
              async (namespace) =>
                [namespace, await readFile(language, namespace, signal)] as const,
            ),
          );
          return [language, Object.fromEntries(files)] as const;
        }),
      );
      return catalogueOf(Object.fromEntries(languages) as Files);
    },
  });
}

/** The texts that the firm has changed; asked for again when somebody comes back to the window. */
export function overridesOptions() {
  return queryOptions({
    queryKey: translationsKeys.overrides,
    staleTime: 0,
    refetchOnWindowFocus: true,
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<TextsByLanguage> => {
      const rows = await askAll((from, to) =>
        supabase
          .from('text_overrides')
          .select('language, namespace, key, value')
          .order('language')
          .order('namespace')
          .order('key')
          .range(from, to)
          .abortSignal(signal),
      );
      const texts = byLanguage(() => new Map<string, string>());
      for (const { language, namespace, key, value } of rows) {
        if (isLanguage(language)) texts[language].set(`${namespace}/${key}`, value);
      }
      return texts;
    },
  });
}

/**
 * Saves texts, all or none.
 * @throws {BackendError} with the hint 'text_changed' when somebody else has changed one of them meanwhile.
 */
export async function saveTexts(changes: readonly TextChange[]): Promise<void> {
  await ask(supabase.rpc('save_texts', { changes: changes.map((change) => ({ ...change })) }));
}
