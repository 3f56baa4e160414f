import { NAMESPACES, type Namespace } from '@/i18n/namespaces';
import { recordOf } from '@/lib/recordOf';
import { SOURCE_LANGUAGE, LANGUAGES, type Language } from '@/site/languages';

/** CLDR's plural categories, in display order. */
export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PluralForm = (typeof PLURAL_FORMS)[number];

/** An interface text with all its forms and languages. */
export interface TextEntry {
  /** 'blog/results.shown' */
  id: string;
  namespace: Namespace;
  /** Without the plural suffix. */
  key: string;
  plural: boolean;
}

/** Texts of each language by 'namespace/key', with the plural suffix in the key: 'blog/results.shown_other'. */
export type TextsByLanguage = Readonly<Record<Language, ReadonlyMap<string, string>>>;

/** The shipped texts. The Spanish files define the list; the others translate it. */
export interface Catalogue {
  entries: readonly TextEntry[];
  /** By the ids of all forms, also those that Spanish does not need. */
  byId: ReadonlyMap<string, TextEntry>;
  shipped: TextsByLanguage;
}

/** The firm's overrides, with the Spanish text that each translation was saved for, where it is known. */
export interface Overrides {
  own: TextsByLanguage;
  sources: TextsByLanguage;
}

/** All interface texts, as they are shipped and as the firm has changed them. */
export type Texts = Catalogue & Overrides;

/** The parsed locale files: language -> namespace -> nested object. */
export type Files = Readonly<Record<Language, Readonly<Record<Namespace, unknown>>>>;

/**
 * The texts of a nested object with their paths: { a: { b: ['x'] } } gives a.b.0 = x.
 * @param onOther called with the path of every other leaf.
 */
export function flatten(
  node: unknown,
  onOther: (path: string) => void = () => undefined,
): [path: string, text: string][] {
  const found: [string, string][] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.push([path, value]);
    else if (typeof value !== 'object' || value === null) onOther(path);
    else {
      for (const [name, child] of Object.entries(value))
        walk(child, path ? `${path}.${name}` : name);
    }
  };
  walk(node, '');
  return found;
}

const PLURAL_ID = new RegExp(`^(.+)_(?:${PLURAL_FORMS.join('|')})$`);

/** The catalogue of all texts, in the order of the Spanish files. */
export function catalogueOf(files: Files): Catalogue {
  const shipped = recordOf(
    LANGUAGES,
    (language) =>
      new Map(
        NAMESPACES.flatMap((namespace) =>
          flatten(files[language][namespace]).map(
            ([key, text]) => [`${namespace}/${key}`, text] as const,
          ),
        ),
      ),
  );
  const spanish: ReadonlyMap<string, string> = shipped[SOURCE_LANGUAGE];
  const byId = new Map<string, TextEntry>();
  for (const shownId of spanish.keys()) {
    if (byId.has(shownId)) continue;
    const [, base = ''] = PLURAL_ID.exec(shownId) ?? [];
    const plural = spanish.has(`${base}_other`);
    const id = plural ? base : shownId;
    const namespace = id.slice(0, id.indexOf('/')) as Namespace;
    const entry = { id, namespace, key: id.slice(namespace.length + 1), plural };
    for (const form of plural ? PLURAL_FORMS : []) byId.set(`${id}_${form}`, entry);
    if (!plural) byId.set(id, entry);
  }
  return { entries: [...new Set(byId.values())], byId, shipped };
}

const formsByLanguage = new Map<Language, readonly PluralForm[]>();

/** The plural forms of a language (`Intl.PluralRules`). */
function pluralForms(language: Language): readonly PluralForm[] {
  const known = formsByLanguage.get(language);
  if (known) return known;
  const used = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const forms = PLURAL_FORMS.filter((form) => used.includes(form));
  formsByLanguage.set(language, forms);
  return forms;
}

/** The ids of a text in a language, one for each form. */
export function idsOf({ id, plural }: TextEntry, language: Language): readonly string[] {
  return plural ? pluralForms(language).map((form) => `${id}_${form}`) : [id];
}

/** The plural form that an id of a text has; '' for a text without plurals. */
export const formOf = (entry: TextEntry, id: string) =>
  id.slice(entry.id.length + 1) as PluralForm | '';

/** The text that the site shows: the firm's override or the shipped one. */
export function shownText(
  { own, shipped }: Pick<Texts, 'own' | 'shipped'>,
  language: Language,
  id: string,
): string | undefined {
  return own[language].get(id) ?? shipped[language].get(id);
}

/** Whether a text has all forms that a language needs. */
export function isComplete(texts: Texts, language: Language, entry: TextEntry): boolean {
  return idsOf(entry, language).every((id) => shownText(texts, language, id)?.trim());
}

/** Whether the firm has overridden a text in a language. */
export function isChanged({ own }: Texts, language: Language, entry: TextEntry): boolean {
  return idsOf(entry, language).some((id) => own[language].has(id));
}

/** The id of the Spanish text that a form translates: the same form, or 'other' where Spanish lacks it. */
export function spanishId({ shipped }: Texts, { id: base, plural }: TextEntry, id: string): string {
  return plural && !shipped[SOURCE_LANGUAGE].has(id) ? `${base}_other` : id;
}

/**
 * Whether a translation is of another Spanish text than the site shows: saved for an earlier one, or
 * shipped for one that the firm has changed.
 */
export function isOutdated(texts: Texts, language: Language, entry: TextEntry): boolean {
  const { own, shipped, sources } = texts;
  if (language === SOURCE_LANGUAGE) return false;
  return idsOf(entry, language).some((id) => {
    const spanish = spanishId(texts, entry, id);
    const translated = own[language].has(id)
      ? sources[language].get(id)
      : shipped[language].has(id)
        ? shipped[SOURCE_LANGUAGE].get(spanish)
        : undefined;
    if (translated === undefined) return false;
    return translated !== shownText(texts, SOURCE_LANGUAGE, spanish);
  });
}

/** How many of all texts a language has, and how many of these are outdated. */
export function completeness(
  texts: Texts,
  language: Language,
): { done: number; total: number; outdated: number } {
  const { entries } = texts;
  const count = (is: typeof isOutdated) =>
    entries.filter((entry) => is(texts, language, entry)).length;
  return { done: count(isComplete), total: entries.length, outdated: count(isOutdated) };
}
