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
  const rest = structuredClone(file) as Record<string, unknown>;
  for (const path of LONG_TEXTS[namespace] ?? []) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const group = keys.reduce((at, key) => at[key] as Record<string, unknown>, rest);
    delete group[last];
  }
  return rest;
}
