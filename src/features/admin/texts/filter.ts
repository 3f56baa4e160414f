import { containsWords, fold } from '@/lib/admin/fold';
import { DEFAULT_VARIABLES } from '@/i18n/instance';
import { NAMESPACES, type Namespace } from '@/i18n/namespaces';
import { SOURCE_LANGUAGE, LANGUAGES, type Language } from '@/site/languages';
import { type Place, placeIn } from '@/site/places';
import {
  type Catalogue,
  formsOf,
  isComplete,
  isOutdated,
  type Overrides,
  shownText,
  type TextEntry,
  textId,
} from './catalogue';
import { columnsOf, isChanged } from './changes';

const STATES = ['all', 'missing', 'outdated', 'changed'] as const;

/** The filter of the list, held in the URL. */
export interface Filter {
  search: string;
  namespace: Namespace | '';
  state: (typeof STATES)[number];
  /** The translations shown beside Spanish. */
  languages: readonly Language[];
}

const DEFAULT_COLUMNS = LANGUAGES.filter((code) => code !== SOURCE_LANGUAGE).slice(0, 2);

/** Reads the filter from a URL's query; invalid values fall back to defaults. */
export function filterFrom(params: URLSearchParams): Filter {
  const languages = params.get('languages')?.split(',');
  return {
    search: params.get('search') ?? '',
    namespace: NAMESPACES.find((name) => name === params.get('group')) ?? '',
    state: STATES.find((state) => state === params.get('state')) ?? 'all',
    languages: languages
      ? LANGUAGES.filter((code) => code !== SOURCE_LANGUAGE && languages.includes(code))
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

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** A text as the site shows it, with the firm's own names filled in; other placeholders stay. */
export function filled(text: string, language: Language): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = (DEFAULT_VARIABLES as Partial<Record<string, string | Place>>)[name];
    if (value === undefined) return placeholder;
    return typeof value === 'string' ? value : placeIn(language, value);
  });
}

/**
 * The texts that match a filter, in order. It searches keys and the texts of the visible languages,
 * as they are stored and as the site shows them.
 * @param kept ids that always match, so that edited texts stay visible.
 */
export function filterEntries(
  catalogue: Catalogue,
  overrides: Overrides,
  { search, namespace, state, languages }: Filter,
  kept: ReadonlySet<string>,
): TextEntry[] {
  const columns = columnsOf(languages);
  const wanted = search.trim();
  const isIn: Record<typeof state, (language: Language, entry: TextEntry) => boolean> = {
    all: () => true,
    missing: (language, entry) => !isComplete(catalogue, overrides, language, entry),
    outdated: (language, entry) => isOutdated(catalogue, overrides, language, entry),
    changed: (language, entry) => isChanged(overrides, language, entry),
  };
  const matches = (entry: TextEntry, language: Language) =>
    formsOf(entry, language).some((form) => {
      const text = shownText(catalogue, overrides, language, textId(entry, form));
      if (text === undefined) return false;
      return [text, filled(text, language)].some((each) => containsWords(folded(each), wanted));
    });
  return catalogue.entries.filter((entry) => {
    if (kept.has(entry.id)) return true;
    if (namespace && entry.namespace !== namespace) return false;
    if (!columns.some((code) => isIn[state](code, entry))) return false;
    return (
      !wanted ||
      containsWords(folded(entry.id), wanted) ||
      columns.some((code) => matches(entry, code))
    );
  });
}
