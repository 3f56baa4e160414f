import { NAMESPACES, type Namespace } from '@/i18n/engine';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/site/languages';

/** CLDR's plural categories, in the order in which they are shown and written. */
export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PluralForm = (typeof PLURAL_FORMS)[number];

/** '' for a text that does not count anything. */
export type Form = '' | PluralForm;

/** One text of the interface, in all of its forms and languages. */
export interface TextEntry {
  /** 'blog/results.shown' */
  id: string;
  namespace: Namespace;
  /** Without its plural form. */
  key: string;
  plural: boolean;
}

/** Texts of one language by 'namespace/key', plural forms included in the key: 'blog/results.shown_other'. */
export type TextMap = ReadonlyMap<string, string>;
export type TextsByLanguage = Readonly<Record<Language, TextMap>>;

/** What the site ships: the Spanish files are the list of texts, the others translate them. */
export interface Catalogue {
  entries: readonly TextEntry[];
  byId: ReadonlyMap<string, TextEntry>;
  shipped: TextsByLanguage;
}

/** The files as they are served: language -> namespace -> nested object. */
export type Files = Readonly<Record<Language, Readonly<Record<Namespace, unknown>>>>;

/**
 * The texts of a nested object with their paths: { a: { b: ['x'] } } is a.b.0 = x.
 * @param onOther told of every leaf that is no text.
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

/** The nested object of texts with paths; an object whose keys are 0, 1, 2 … is a list. */
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

/** A key's plural form taken off, if it has one. */
export function splitForm(key: string): [base: string, form: Form] {
  const [, base, form] = PLURAL_KEY.exec(key) ?? [];
  return base === undefined ? [key, ''] : [base, form as PluralForm];
}

const formsByLanguage = new Map<Language, readonly PluralForm[]>();

/** The forms that a language counts with (`Intl.PluralRules`). */
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

/** The forms that a text has in a language. */
export function formsOf(entry: TextEntry, language: Language): readonly Form[] {
  return entry.plural ? pluralForms(language) : ONE_FORM;
}

/** The key of one form of a text in the files and in the database. */
export function keyOf(entry: TextEntry, form: Form): string {
  return form ? `${entry.key}_${form}` : entry.key;
}

/** 'namespace/key': how one form of a text is found in a `TextMap`. */
export function textId(entry: TextEntry, form: Form): string {
  return form ? `${entry.id}_${form}` : entry.id;
}

export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;
}

/** The list of all texts, in the order of the Spanish files. */
export function catalogueOf(files: Files): Catalogue {
  const shipped = byLanguage(
    (language) =>
      new Map(
        NAMESPACES.flatMap((namespace) =>
          flatten(files[language][namespace]).map(
            ([key, text]) => [`${namespace}/${key}`, text] as const,
          ),
        ),
      ),
  );
  const spanish = shipped[DEFAULT_LANGUAGE];
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

/** The text and form that 'namespace/key' names; undefined for a key that the site does not have. */
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

/** What the site shows: the firm's own text, else the shipped one. */
export function shownText(
  { shipped }: Catalogue,
  overrides: TextsByLanguage,
  language: Language,
  id: string,
): string | undefined {
  return overrides[language].get(id) ?? shipped[language].get(id);
}

/** Whether a language has a text in all the forms that it needs. */
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

/** How many of all texts a language has. */
export function completeness(
  catalogue: Catalogue,
  overrides: TextsByLanguage,
  language: Language,
): { done: number; total: number } {
  const { entries } = catalogue;
  const done = entries.filter((entry) => isComplete(catalogue, overrides, language, entry)).length;
  return { done, total: entries.length };
}

/** A share in whole percent; 100 only for all. */
export function percentOf({ done, total }: { done: number; total: number }): number {
  return total === 0 ? 100 : Math.floor((done / total) * 100);
}
