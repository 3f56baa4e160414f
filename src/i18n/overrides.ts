import type { i18n as I18n } from 'i18next';
import type { Language } from '@/site/languages';
import type { Namespace } from './namespaces';

/** A text that the firm has changed; `key` is as 'hero.title' or, of a plural, 'results_other'. */
export interface TextOverride {
  namespace: Namespace;
  key: string;
  value: string;
}

/** Overridden texts as shipped, by 'language/namespace/key'; undefined where there is none. */
const originalsOf = new WeakMap<I18n, Map<string, string | undefined>>();

function originalsIn(i18n: I18n) {
  const originals = originalsOf.get(i18n) ?? new Map<string, string | undefined>();
  originalsOf.set(i18n, originals);
  return originals;
}

/** Applies overrides to a language's loaded texts, and reverts earlier ones not among them. */
export function applyOverrides(
  i18n: I18n,
  language: Language,
  overrides: readonly TextOverride[],
): void {
  const originals = originalsIn(i18n);
  // Undefined makes i18next treat the key as missing.
  const wanted = new Map([...originals].filter(([id]) => id.startsWith(`${language}/`)));
  for (const override of overrides) {
    if (isReplaceable(i18n, language, override))
      wanted.set(`${language}/${override.namespace}/${override.key}`, override.value);
  }
  for (const [id, text] of wanted) {
    const [, namespace = '', key = ''] = id.split('/');
    const shown = i18n.getResource(language, namespace, key) as string | undefined;
    // Each change renders all components that show a text of the namespace.
    if (shown === text) continue;
    if (!originals.has(id)) originals.set(id, shown);
    i18n.addResource(language, namespace, key, text as string);
  }
}

/** An override may replace a loaded text or add a missing one, but no group of texts, nor extend a list. */
function isReplaceable(i18n: I18n, language: Language, { namespace, key }: TextOverride): boolean {
  if (!i18n.hasResourceBundle(language, namespace)) return false;
  const current: unknown = i18n.getResource(language, namespace, key);
  if (current !== undefined) return typeof current === 'string';
  const group = key.slice(0, Math.max(key.lastIndexOf('.'), 0));
  return !group || !Array.isArray(i18n.getResource(language, namespace, group));
}

/**
 * Forgets the originals of a namespace that was loaded again: reloading has removed its overrides.
 */
export function forgetOriginals(i18n: I18n, language: Language, namespace: Namespace): void {
  const originals = originalsIn(i18n);
  for (const id of originals.keys()) {
    if (id.startsWith(`${language}/${namespace}/`)) originals.delete(id);
  }
}
