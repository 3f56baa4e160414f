import { NAMESPACES, type Namespace } from '@/i18n/namespaces';
import { recordOf } from '@/lib/recordOf';
import { SOURCE_LANGUAGE, LANGUAGES, type Language } from '@/site/languages';

/** CLDR's plural categories, in display order. */
export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PluralForm = (typeof PLURAL_FORMS)[number];

/** The plural form; '' for a text without plurals. */
export type Form = '' | PluralForm;

/** An interface text with all its forms and languages. */
export interface TextEntry {
  /** 'blog/results.shown' */
  id: string;
  namespace: Namespace;
  /** Without the plural suffix. */
  key: string;
  plural: boolean;
}

/** Texts of one language by 'namespace/key', with the plural suffix in the key: 'blog/results.shown_other'. */
export type TextMap = ReadonlyMap<string, string>;
export type TextsByLanguage = Readonly<Record<Language, TextMap>>;

/** The firm's overrides, with the Spanish text that each translation was saved for, where it is known. */
export type Overrides = TextsByLanguage & { readonly sources: TextsByLanguage };

/** The shipped texts. The Spanish files define the list; the others translate it. */
export interface Catalogue {
  entries: readonly TextEntry[];
  byId: ReadonlyMap<string, TextEntry>;
  shipped: TextsByLanguage;
}

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

type Tree = Map<string, Tree | string>;

/** Builds a nested object from texts with paths; keys 0, 1, 2 … become an array. */
export function unflatten(texts: Iterable<readonly [path: string, text: string]>): unknown {
  const root: Tree = new Map();
  for (const [path, text] of texts) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let node = root;
    for (const name of names) {
      const child = node.get(name);
      const next: Tree = child instanceof Map ? child : new Map<string, Tree | string>();
      if (next !== child) node.set(name, next);
      node = next;
    }
    node.set(last, text);
  }
  return plainOf(root);
}

function plainOf(node: Tree | string): unknown {
  if (typeof node === 'string') return node;
  const children = [...node].map(([name, child]) => [name, plainOf(child)] as const);
  if (children.length > 0 && children.every(([name], index) => name === String(index))) {
    return children.map(([, child]) => child);
  }
  return Object.fromEntries(children);
}

const PLURAL_KEY = new RegExp(`^(.+)_(${PLURAL_FORMS.join('|')})$`);

/** Splits a key into its base and its plural form. */
export function splitForm(key: string): [base: string, form: Form] {
  const [, base, form] = PLURAL_KEY.exec(key) ?? [];
  return base === undefined ? [key, ''] : [base, form as PluralForm];
}

const formsByLanguage = new Map<Language, readonly PluralForm[]>();

/** The plural forms of a language (`Intl.PluralRules`). */
export function pluralForms(language: Language): readonly PluralForm[] {
  let forms = formsByLanguage.get(language);
  if (!forms) {
    const used = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    forms = PLURAL_FORMS.filter((form) => used.includes(form));
    formsByLanguage.set(language, forms);
  }
  return forms;
}

const ONE_FORM = [''] as const;

/** The forms of a text in a language. */
export function formsOf(entry: TextEntry, language: Language): readonly Form[] {
  return entry.plural ? pluralForms(language) : ONE_FORM;
}

/** The key of a form in the files and in the database. */
export function keyOf(entry: TextEntry, form: Form): string {
  return form ? `${entry.key}_${form}` : entry.key;
}

/** 'namespace/key' of a form, as in a `TextMap`. */
export function textId(entry: TextEntry, form: Form): string {
  return form ? `${entry.id}_${form}` : entry.id;
}

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
  const spanish = shipped[SOURCE_LANGUAGE];
  const byId = new Map<string, TextEntry>();
  for (const id of spanish.keys()) {
    const namespace = id.slice(0, id.indexOf('/')) as Namespace;
    const [base, form] = splitForm(id.slice(namespace.length + 1));
    const plural = form !== '' && spanish.has(`${namespace}/${base}_other`);
    const key = plural ? base : id.slice(namespace.length + 1);
    const entryId = `${namespace}/${key}`;
    if (!byId.has(entryId)) byId.set(entryId, { id: entryId, namespace, key, plural });
  }
  return { entries: [...byId.values()], byId, shipped };
}

/** Finds a text and form by 'namespace/key'; undefined for an unknown key. */
export function findText(
  { byId }: Catalogue,
  id: string,
): { entry: TextEntry; form: Form } | undefined {
  const whole = byId.get(id);
  if (whole) return whole.plural ? undefined : { entry: whole, form: '' };
  const [base, form] = splitForm(id);
  const entry = byId.get(base);
  return entry?.plural && form ? { entry, form } : undefined;
}

/** The text that the site shows: the firm's override or the shipped one. */
export function shownText(
  { shipped }: Catalogue,
  overrides: TextsByLanguage,
  language: Language,
  id: string,
): string | undefined {
  return overrides[language].get(id) ?? shipped[language].get(id);
}

/** Whether a text has all forms that a language needs. */
export function isComplete(
  catalogue: Catalogue,
  overrides: TextsByLanguage,
  language: Language,
  entry: TextEntry,
): boolean {
  return formsOf(entry, language).every((form) =>
    Boolean(shownText(catalogue, overrides, language, textId(entry, form))?.trim()),
  );
}

/** The id of the Spanish text that a form translates: the same form, or 'other' where Spanish lacks it. */
export function spanishId({ shipped }: Catalogue, entry: TextEntry, form: Form): string {
  const id = textId(entry, form);
  return form && !shipped[SOURCE_LANGUAGE].has(id) ? textId(entry, 'other') : id;
}

/**
 * Whether a translation is of another Spanish text than the site shows: saved for an earlier one, or
 * shipped for one that the firm has changed.
 */
export function isOutdated(
  catalogue: Catalogue,
  overrides: Overrides,
  language: Language,
  entry: TextEntry,
): boolean {
  if (language === SOURCE_LANGUAGE) return false;
  return formsOf(entry, language).some((form) => {
    const id = textId(entry, form);
    const spanish = spanishId(catalogue, entry, form);
    const translated = overrides[language].has(id)
      ? overrides.sources[language].get(id)
      : catalogue.shipped[language].has(id)
        ? catalogue.shipped[SOURCE_LANGUAGE].get(spanish)
        : undefined;
    if (translated === undefined) return false;
    return translated !== shownText(catalogue, overrides, SOURCE_LANGUAGE, spanish);
  });
}

/** How many of all texts a language has, and how many of these are outdated. */
export function completeness(
  catalogue: Catalogue,
  overrides: Overrides,
  language: Language,
): { done: number; total: number; outdated: number } {
  const { entries } = catalogue;
  const count = (is: typeof isOutdated) =>
    entries.filter((entry) => is(catalogue, overrides, language, entry)).length;
  return { done: count(isComplete), total: entries.length, outdated: count(isOutdated) };
}

/** A share in whole percent, rounded down so that only all is 100. */
export function percentOf({ done, total }: { done: number; total: number }): number {
  return total === 0 ? 100 : Math.floor((done / total) * 100);
}
