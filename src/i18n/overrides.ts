import type { i18n as I18n } from 'i18next';
import type { Language } from '@/site/languages';
import type { Namespace } from './namespaces';

/**
 * A text that the firm has changed. `key` has dots and, for plurals, the form: 'hero.title',
 * 'results_other'.
 */
export interface TextOverride {
  namespace: Namespace;
  key: string;
  value: string;
}

/**
 * The shipped texts of an instance that are overridden, by 'language/namespace/key'; undefined where
 * the language's file lacks one.
 */
const originalsOf = new WeakMap<I18n, Map<string, string | undefined>>();

interface Change {
  id: string;
  /** The new text; undefined makes i18next treat the key as missing. */
  text: string | undefined;
  isReverted: boolean;
}

function changesOf(i18n: I18n, language: Language, overrides: readonly TextOverride[]): Change[] {
  const wanted = overrides.map((override) => ({
    id: `${language}/${override.namespace}/${override.key}`,
    text: override.value,
    isReverted: false,
    override,
  }));
  const ids = new Set(wanted.map(({ id }) => id));
  const reverted = [...(originalsOf.get(i18n) ?? [])]
    .filter(([id]) => id.startsWith(`${language}/`) && !ids.has(id))
    .map(([id, text]) => ({ id, text, isReverted: true }));
  return [...reverted, ...wanted.filter(({ override }) => isNew(i18n, language, override))];
}

/** Whether `applyOverrides` would change a loaded text. */
export function changesTexts(
  i18n: I18n,
  language: Language,
  overrides: readonly TextOverride[],
): boolean {
  return changesOf(i18n, language, overrides).length > 0;
}

/**
 * Applies a language's overrides to the texts that are loaded, and reverts earlier ones that are
 * not among them any more. Call it again when more namespaces have loaded.
 */
export function applyOverrides(
  i18n: I18n,
  language: Language,
  overrides: readonly TextOverride[],
): void {
  const originals = originalsOf.get(i18n) ?? new Map<string, string | undefined>();
  originalsOf.set(i18n, originals);
  for (const { id, text, isReverted } of changesOf(i18n, language, overrides)) {
    const [, namespace = '', key = ''] = id.split('/');
    const current = i18n.getResource(language, namespace, key) as string | undefined;
    if (isReverted) originals.delete(id);
    else if (!originals.has(id)) originals.set(id, current);
    i18n.addResource(language, namespace, key, text as string);
  }
}

/**
 * Whether an override changes a text that is loaded. It may replace a text or add a missing one, but
 * neither replace a group of texts nor extend a list.
 */
function isNew(i18n: I18n, language: Language, { namespace, key, value }: TextOverride): boolean {
  if (!i18n.hasResourceBundle(language, namespace)) return false;
  const current: unknown = i18n.getResource(language, namespace, key);
  if (current !== undefined) return typeof current === 'string' && current !== value;
  const group = key.slice(0, Math.max(key.lastIndexOf('.'), 0));
  return !group || !Array.isArray(i18n.getResource(language, namespace, group));
}

/**
 * Forgets the originals of a namespace that was loaded again: reloading has removed its overrides.
 */
export function forgetOriginals(i18n: I18n, language: Language, namespace: Namespace): void {
  const originals = originalsOf.get(i18n);
  for (const id of originals?.keys() ?? []) {
    if (id.startsWith(`${language}/${namespace}/`)) originals?.delete(id);
  }
}
