import { containsWords, fold } from '@/lib/admin/fold';
import { DEFAULT_VARIABLES } from '@/i18n/instance';
import { NAMESPACES } from '@/i18n/namespaces';
import { SOURCE_LANGUAGE, type Language, TRANSLATIONS } from '@/site/languages';
import { type Place, placeIn } from '@/site/places';
import {
  type Form,
  formsOf,
  isChanged,
  isComplete,
  isOutdated,
  type TextEntry,
  type Texts,
} from './catalogue';
import { PLACEHOLDER } from './checks';

export const STATES = ['missing', 'outdated', 'changed'] as const;

/** The filter of the list, held in the URL. */
export type Filter = ReturnType<typeof filterFrom>;

/** The translations shown beside Spanish. */
const DEFAULT_COLUMNS = TRANSLATIONS.slice(0, 2);

/** The filter of a URL's query; invalid values are defaults. @param narrow one translation is shown at a time. */
export function filterFrom(params: URLSearchParams, narrow = false) {
  const chosen = params.get('languages')?.split(',');
  const languages = chosen ? TRANSLATIONS.filter((code) => chosen.includes(code)) : DEFAULT_COLUMNS;
  return {
    search: params.get('search') ?? '',
    namespace: NAMESPACES.find((name) => name === params.get('group')) ?? ('' as const),
    state: STATES.find((state) => state === params.get('state')) ?? ('' as const),
    languages: narrow ? languages.slice(0, 1) : languages,
  };
}

const foldedTexts = new Map<string, string>();

/** Cached, because every typed key folds all texts. */
function folded(text: string): string {
  const known = foldedTexts.get(text) ?? fold(text);
  foldedTexts.set(text, known);
  return known;
}

/** A text as the site shows it, with the firm's own names filled in; other placeholders stay. */
function filled(text: string, language: Language): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = (DEFAULT_VARIABLES as Partial<Record<string, string | Place>>)[name];
    if (value === undefined) return placeholder;
    return typeof value === 'string' ? value : placeIn(language, value);
  });
}

const IN_STATE: Record<Filter['state'], typeof isOutdated> = {
  '': () => true,
  missing: (forms) => !isComplete(forms),
  outdated: isOutdated,
  changed: isChanged,
};

/** The texts that match, as stored or as the site shows them. @param kept always match, so that edited ones stay. */
export function filterEntries(
  texts: Texts,
  { search, namespace, state, languages }: Filter,
  kept: ReadonlySet<string>,
): TextEntry[] {
  const columns = [SOURCE_LANGUAGE, ...languages];
  const wanted = search.trim();
  const matches = ({ shown, language }: Form) =>
    shown !== undefined &&
    [shown, filled(shown, language)].some((text) => containsWords(folded(text), wanted));
  return texts.entries.filter((entry) => {
    if (kept.has(entry.id)) return true;
    if (namespace && entry.namespace !== namespace) return false;
    const cells = columns.map((code) => formsOf(texts, code, entry));
    if (!cells.some((forms) => IN_STATE[state](forms))) return false;
    return !wanted || containsWords(folded(entry.id), wanted) || cells.flat().some(matches);
  });
}
