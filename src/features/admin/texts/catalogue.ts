import type { Namespace } from '@/i18n/namespaces';
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

/** Something for each language by 'namespace/key', with the plural suffix: 'blog/results.shown_other'. */
export type ByLanguage<T> = Readonly<Record<Language, ReadonlyMap<string, T>>>;

/** The shipped texts. The Spanish files define the list; the others translate it. */
export interface Catalogue {
  entries: readonly TextEntry[];
  /** By the ids of all forms, also those that Spanish does not need. */
  byId: ReadonlyMap<string, TextEntry>;
  shipped: ByLanguage<string>;
}

/** A text that the firm has changed. */
export interface Override {
  value: string;
  /** The Spanish text that a translation was saved for, where it is known. */
  source?: string | undefined;
}

/** All interface texts, as they are shipped and as the firm has changed them. */
export type Texts = Catalogue & { own: ByLanguage<Override> };

/** The parsed locale files: language -> namespace -> nested object. */
export type Files = Readonly<Record<Language, Readonly<Record<Namespace, unknown>>>>;

/** What the files of a language have, by 'namespace/key': { a: { b: { c: ['x'] } } } gives a/b.c.0 = x. */
export function leavesOf(files: unknown): [id: string, leaf: unknown][] {
  const walk = (node: unknown, path: string): [string, unknown][] =>
    typeof node === 'object' && node !== null
      ? Object.entries(node).flatMap(([name, child]) => walk(child, `${path}.${name}`))
      : [[path.slice(1).replace('.', '/'), node]];
  return walk(files, '');
}

const PLURAL_ID = new RegExp(`^(.+)_(?:${PLURAL_FORMS.join('|')})$`);

/** The catalogue of all texts, in the order of the Spanish files. */
export function catalogueOf(files: Files): Catalogue {
  const shipped = recordOf(
    LANGUAGES,
    (language) => new Map(leavesOf(files[language]) as [string, string][]),
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

const pluralForms = recordOf(LANGUAGES, (language) => {
  const used = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return PLURAL_FORMS.filter((form) => used.includes(form));
});

/** The ids of a text in a language, one for each plural form. */
export const idsOf = ({ id, plural }: TextEntry, language: Language): readonly string[] =>
  plural ? pluralForms[language].map((form) => `${id}_${form}`) : [id];

/** The id of the Spanish text that a form translates: the same form, or 'other' where Spanish lacks it. */
export const spanishId = ({ shipped }: Texts, { id: base, plural }: TextEntry, id: string) =>
  plural && !shipped[SOURCE_LANGUAGE].has(id) ? `${base}_other` : id;

/** The text that the site shows: the firm's override or the shipped one. */
export const shownText = ({ own, shipped }: Texts, language: Language, id: string) =>
  own[language].get(id)?.value ?? shipped[language].get(id);

/** A form of a text in a language. */
export interface Form {
  id: string;
  language: Language;
  /** '' for a text without plurals. */
  plural: PluralForm | '';
  shipped: string | undefined;
  /** The firm's override; null for none. */
  own: string | null;
  /** The text that the site shows. */
  shown: string | undefined;
  /** Whether it translates another Spanish text than the site shows. */
  isOutdated: boolean;
}

/** The forms of a text in a language. */
export function formsOf(texts: Texts, language: Language, entry: TextEntry): Form[] {
  return idsOf(entry, language).map((id) => {
    const shipped = texts.shipped[language].get(id);
    const own = texts.own[language].get(id);
    const spanish = spanishId(texts, entry, id);
    const translated = own
      ? own.source
      : shipped !== undefined && texts.shipped[SOURCE_LANGUAGE].get(spanish);
    return {
      id,
      language,
      plural: id.slice(entry.id.length + 1) as PluralForm | '',
      shipped,
      own: own?.value ?? null,
      shown: own?.value ?? shipped,
      isOutdated:
        language !== SOURCE_LANGUAGE &&
        typeof translated === 'string' &&
        translated !== shownText(texts, SOURCE_LANGUAGE, spanish),
    };
  });
}

/** Whether a text has all forms that a language needs. */
export const isComplete = (forms: readonly Form[]) => forms.every(({ shown }) => shown?.trim());

/** Whether the firm has overridden a text. */
export const isChanged = (forms: readonly Form[]) => forms.some(({ own }) => own !== null);

export const isOutdated = (forms: readonly Form[]) => forms.some((form) => form.isOutdated);

/** How many of all texts a language has, and how many of these are outdated. */
export function completeness(texts: Texts, language: Language) {
  const all = texts.entries.map((entry) => formsOf(texts, language, entry));
  return {
    done: all.filter(isComplete).length,
    total: all.length,
    outdated: all.filter(isOutdated).length,
  };
}
