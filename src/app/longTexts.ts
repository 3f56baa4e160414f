import type { Namespace } from '@/i18n/engine';
import { SERVICE_IDS } from '@/site/services';

/** Texts that only one page shows, and that are most of their files: the other pages do without them. */
const LONG_TEXTS: Partial<Record<Namespace, readonly string[]>> = {
  contact: ['survey'],
  services: SERVICE_IDS.flatMap((id) =>
    ['heading', 'intro', 'items', 'steps', 'questions'].map((part) => `${id}.${part}`),
  ),
};

export function hasLongTexts(namespace: Namespace): boolean {
  return namespace in LONG_TEXTS;
}

/** A translation file without its long texts. */
export function withoutLongTexts(namespace: Namespace, file: object): object {
  return without(
    file,
    (LONG_TEXTS[namespace] ?? []).map((path) => path.split('.')),
  );
}

function without(group: object, paths: readonly string[][]): object {
  const kept = Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const below = paths.filter(([first]) => first === key).map(([, ...rest]) => rest);
    if (below.length === 0) return [[key, value]];
    return below.some((rest) => rest.length === 0) ? [] : [[key, without(value as object, below)]];
  });
  return Object.fromEntries(kept) as object;
}
