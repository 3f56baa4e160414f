import type { i18n } from 'i18next';
import type { Language } from '@/site/languages';
import type { Namespace } from './engine';

/** A text that the firm has changed; `key` has dots and, for a plural, its form: 'hero.title', 'results_other'. */
export interface TextOverride {
  namespace: Namespace;
  key: string;
  value: string;
}

interface Covered {
  override: TextOverride;
  language: Language;
  /** The shipped text under it; none where the language's file lacks it. */
  text: string | undefined;
}

/** What lies under the overrides of an engine, by 'language/namespace/key'. */
const coveredTexts = new WeakMap<i18n, Map<string, Covered>>();

interface Change {
  override: TextOverride;
  /** Whether the override is laid over the shipped text, or taken away from it. */
  laid: boolean;
  /** The text from then on; without one, the key is as if it had never been there. */
  text: string | undefined;
}

function changesOf(engine: i18n, language: Language, overrides: readonly TextOverride[]): Change[] {
  const wanted = new Set(overrides.map((override) => idOf(language, override)));
  const takenAway = [...(coveredTexts.get(engine) ?? [])]
    .filter(([id, covered]) => covered.language === language && !wanted.has(id))
    .map(([, { override, text }]) => ({ override, laid: false, text }));
  const laid = overrides
    .filter((override) => {
      const { namespace, key, value } = override;
      if (!engine.hasResourceBundle(language, namespace)) return false;
      const current: unknown = engine.getResource(language, namespace, key);
      return current !== value && canCover(engine, language, override, current);
    })
    .map((override) => ({ override, laid: true, text: override.value }));
  return [...takenAway, ...laid];
}

const idOf = (language: Language, { namespace, key }: TextOverride) =>
  `${language}/${namespace}/${key}`;

/** Whether a language's overrides would change a text that is loaded. */
export function changesTexts(
  engine: i18n,
  language: Language,
  overrides: readonly TextOverride[],
): boolean {
  return changesOf(engine, language, overrides).length > 0;
}

/**
 * Lays a language's overrides over the texts that are loaded; one that is no longer among them goes back to
 * the shipped text. To be called again when more namespaces have loaded.
 */
export function applyOverrides(
  engine: i18n,
  language: Language,
  overrides: readonly TextOverride[],
): void {
  const covered = coveredTexts.get(engine) ?? new Map<string, Covered>();
  coveredTexts.set(engine, covered);
  for (const { override, laid, text } of changesOf(engine, language, overrides)) {
    const { namespace, key } = override;
    const id = idOf(language, override);
    const current = engine.getResource(language, namespace, key) as string | undefined;
    if (!laid) covered.delete(id);
    else if (!covered.has(id)) covered.set(id, { override, language, text: current });
    engine.addResource(language, namespace, key, text as string);
  }
}

/** A text may be laid over another or where one is missing; not over a group of texts, nor at the end of a list. */
function canCover(
  engine: i18n,
  language: Language,
  { namespace, key }: TextOverride,
  current: unknown,
): boolean {
  if (current !== undefined) return typeof current === 'string';
  const group = key.slice(0, Math.max(key.lastIndexOf('.'), 0));
  return !group || !Array.isArray(engine.getResource(language, namespace, group));
}

/** After a namespace has come anew: what was laid over its texts lies there no longer. */
export function forgetCovered(engine: i18n, language: Language, namespace: Namespace): void {
  const covered = coveredTexts.get(engine);
  for (const id of covered?.keys() ?? []) {
    if (id.startsWith(`${language}/${namespace}/`)) covered?.delete(id);
  }
}
