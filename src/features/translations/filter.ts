import { NAMESPACES, type Namespace } from '@/i18n/engine';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/site/languages';
import {
  type Catalogue,
  formsOf,
  isComplete,
  shownText,
  type TextEntry,
  textId,
  type TextsByLanguage,
} from './catalogue';
import { columnsOf, isChanged } from './changes';

const STATES = ['all', 'missing', 'changed'] as const;

/** What the list shows; it stands in the address. */
export interface Filter {
  search: string;
  namespace: Namespace | '';
  state: (typeof STATES)[number];
  /** The translations beside the Spanish text. */
  languages: readonly Language[];
}

const DEFAULT_COLUMNS: readonly Language[] = ['en', 'fr'];

export function filterFrom(params: URLSearchParams): Filter {
  const languages = params.get('languages')?.split(',');
  return {
    search: params.get('search') ?? '',
    namespace: NAMESPACES.find((name) => name === params.get('group')) ?? '',
    state: STATES.find((state) => state === params.get('state')) ?? 'all',
    languages: languages
      ? LANGUAGES.filter((code) => code !== DEFAULT_LANGUAGE && languages.includes(code))
      : DEFAULT_COLUMNS,
  };
}

export function paramsOf({ search, namespace, state, languages }: Filter): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (namespace) params.set('group', namespace);
  if (state !== 'all') params.set('state', state);
  const codes = languages.join(',');
  if (codes !== DEFAULT_COLUMNS.join(',')) params.set('languages', codes || DEFAULT_LANGUAGE);
  return params;
}

const foldedTexts = new Map<string, string>();

/** Without capitals and accents, so that 'dénia' finds 'Denia'. Kept, because a search asks for it at every key. */
function fold(text: string): string {
  let folded = foldedTexts.get(text);
  if (folded === undefined) {
    folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    foldedTexts.set(text, folded);
  }
  return folded;
}

/**
 * The texts that a filter leaves, in order. Keys and the texts of the shown languages are searched.
 * @param kept ids that stay, so that what somebody is working on does not vanish under their hands.
 */
export function filterEntries(
  catalogue: Catalogue,
  overrides: TextsByLanguage,
  { search, namespace, state, languages }: Filter,
  kept: ReadonlySet<string>,
): TextEntry[] {
  const columns = columnsOf(languages);
  const wanted = search.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const says = (entry: TextEntry, language: Language) =>
    formsOf(entry, language).some((form) => {
      const text = shownText(catalogue, overrides, language, textId(entry, form));
      return text !== undefined && fold(text).includes(wanted);
    });
  return catalogue.entries.filter((entry) => {
    if (kept.has(entry.id)) return true;
    if (namespace && entry.namespace !== namespace) return false;
    if (
      state === 'missing' &&
      columns.every((code) => isComplete(catalogue, overrides, code, entry))
    ) {
      return false;
    }
    if (state === 'changed' && !columns.some((code) => isChanged(overrides, code, entry))) {
      return false;
    }
    return !wanted || fold(entry.id).includes(wanted) || columns.some((code) => says(entry, code));
  });
}
