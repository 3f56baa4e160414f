import type { Namespace } from '@/i18n/namespaces';
import { SERVICE_IDS } from '@/site/services';
import { TERM_IDS } from '@/site/terms';

/**
 * Keys that only one page shows and that make up most of their namespace: other pages ship without
 * them.
 */
const DEFERRED_KEYS: Partial<Record<Namespace, readonly string[]>> = {
  common: ['lawyer'],
  contact: ['survey', 'booking', 'documents'],
  terms: TERM_IDS.flatMap((id) =>
    ['title', 'definition', 'text'].map((part) => `terms.${id}.${part}`),
  ),
  services: SERVICE_IDS.flatMap((id) =>
    ['heading', 'intro', 'items', 'steps', 'questions'].map((part) => `${id}.${part}`),
  ),
};

/** Whether a namespace has deferred translations. */
export function hasDeferredTexts(namespace: Namespace): boolean {
  return namespace in DEFERRED_KEYS;
}

/** A translation file without its deferred keys. */
export function withoutDeferredTexts(namespace: Namespace, file: object): object {
  return omit(
    file,
    (DEFERRED_KEYS[namespace] ?? []).map((path) => path.split('.')),
  );
}

function omit(group: object, paths: readonly string[][]): object {
  const kept = Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const nested = paths.filter(([first]) => first === key).map(([, ...rest]) => rest);
    if (nested.length === 0) return [[key, value]];
    return nested.some((rest) => rest.length === 0) ? [] : [[key, omit(value as object, nested)]];
  });
  return Object.fromEntries(kept) as object;
}
