import { containsWords, fold } from '@/lib/admin/fold';
import { DEFAULT_VARIABLES } from '@/i18n/instance';
import { NAMESPACES, type Namespace } from '@/i18n/namespaces';
import { SOURCE_LANGUAGE, type Language, TRANSLATIONS } from '@/site/languages';
import { type Place, placeIn } from '@/site/places';
import {
  idsOf,
  isChanged,
  isComplete,
  isOutdated,
  shownText,
  type TextEntry,
  type Texts,
} from './catalogue';
import { PLACEHOLDER } from './checks';

const STATES = ['all', 'missing', 'outdated', 'changed'] as const;

/** The filter of the list, held in the URL. */
export interface Filter {
  search: string;
  namespace: Namespace | '';
  state: (typeof STATES)[number];
  /** The translations shown beside Spanish. */
  languages: readonly Language[];
}

const DEFAULT_COLUMNS: readonly Language[] = TRANSLATIONS.slice(0, 2);

/** Reads the filter from a URL's query; invalid values fall back to defaults. */
export function filterFrom(params: URLSearchParams): Filter {
  const languages = params.get('languages')?.split(',');
  return {
    search: params.get('search') ?? '',
    namespace: NAMESPACES.find((name) => name === params.get('group')) ?? '',
    state: STATES.find((state) => state === params.get('state')) ?? 'all',
    languages: languages
      ? TRANSLATIONS.filter((code) => languages.includes(code))
      : DEFAULT_COLUMNS,
  };
}

/** The URL's query for a filter, without defaults. */
export function paramsOf({ search, namespace, state, languages }: Filter): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (namespace) params.set('group', namespace);
  if (state !== 'all') params.set('state', state);
  const codes = languages.join(',');
  if (codes !== DEFAULT_COLUMNS.join(',')) params.set('languages', codes || SOURCE_LANGUAGE);
  return params;
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
  all: () => true,
  missing: (...cell) => !isComplete(...cell),
  outdated: isOutdated,
  changed: isChanged,
};

/**
 * The texts that match a filter, in order. It searches keys and the texts of the visible languages,
 * as they are stored and as the site shows them.
 * @param kept ids that always match, so that edited texts stay visible.
 */
export function filterEntries(
  texts: Texts,
  { search, namespace, state, languages }: Filter,
  kept: ReadonlySet<string>,
): TextEntry[] {
  const columns = [SOURCE_LANGUAGE, ...languages];
  const wanted = search.trim();
  const matches = (entry: TextEntry, language: Language) =>
    idsOf(entry, language).some((id) => {
      const text = shownText(texts, language, id);
      if (text === undefined) return false;
      return [text, filled(text, language)].some((each) => containsWords(folded(each), wanted));
    });
  return texts.entries.filter((entry) => {
    if (kept.has(entry.id)) return true;
    if (namespace && entry.namespace !== namespace) return false;
    if (!columns.some((code) => IN_STATE[state](texts, code, entry))) return false;
    return (
      !wanted ||
      containsWords(folded(entry.id), wanted) ||
      columns.some((code) => matches(entry, code))
    );
  });
}
