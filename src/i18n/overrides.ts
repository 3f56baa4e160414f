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

interface Original {
  override: TextOverride;
  language: Language;
  /** The shipped text that is overridden; undefined where the language's file lacks it. */
  text: string | undefined;
}

/** The originals of an instance's overridden texts, by 'language/namespace/key'. */
const originalsOf = new WeakMap<I18n, Map<string, Original>>();

interface Change {
  override: TextOverride;
  kind: 'apply' | 'revert';
  /** The new text; undefined makes i18next treat the key as missing. */
  text: string | undefined;
}

function changesOf(i18n: I18n, language: Language, overrides: readonly TextOverride[]): Change[] {
  const wanted = new Set(overrides.map((override) => idOf(language, override)));
  const reverted = [...(originalsOf.get(i18n) ?? [])]
    .filter(([id, original]) => original.language === language && !wanted.has(id))
    .map(([, { override, text }]): Change => ({ override, kind: 'revert', text }));
  const applied = overrides
    .filter((override) => {
      const { namespace, key, value } = override;
      if (!i18n.hasResourceBundle(language, namespace)) return false;
      const current: unknown = i18n.getResource(language, namespace, key);
      return current !== value && canOverride(i18n, language, override, current);
    })
    .map((override): Change => ({ override, kind: 'apply', text: override.value }));
  return [...reverted, ...applied];
}

const idOf = (language: Language, { namespace, key }: TextOverride) =>
  `${language}/${namespace}/${key}`;

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
  const originals = originalsOf.get(i18n) ?? new Map<string, Original>();
  originalsOf.set(i18n, originals);
  for (const { override, kind, text } of changesOf(i18n, language, overrides)) {
    const { namespace, key } = override;
    const id = idOf(language, override);
    const current = i18n.getResource(language, namespace, key) as string | undefined;
    if (kind === 'revert') originals.delete(id);
    else if (!originals.has(id)) originals.set(id, { override, language, text: current });
    i18n.addResource(language, namespace, key, text as string);
  }
}

/**
 * An override may replace a text or add a missing one, but neither replace a group of texts nor
 * extend a list.
 */
function canOverride(
  i18n: I18n,
  language: Language,
  { namespace, key }: TextOverride,
  current: unknown,
): boolean {
  if (current !== undefined) return typeof current === 'string';
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
