import { liveList, supabase, unwrapChange } from '@/lib/admin/supabase';
import { vocabulary as t } from '@/admin-texts';
import { BackendError, unwrapList } from '@/lib/errors';
import { failureText } from '@/lib/admin/failures';
import { recordOf } from '@/lib/recordOf';
import { type Translation, TRANSLATIONS } from '@/site/languages';

/** A Spanish term, and the word that translations use for it; '' for none. */
export interface Term {
  term: string;
  /** Whether it is never translated. */
  keep: boolean;
  translations: Record<Translation, string>;
}

export type SavedTerm = Term & { id: string; updatedAt: string };

const CHANGED = 'changed or removed by somebody else';

const columnOf = (language: Translation) => `term_${language}` as const;

const COLUMNS = ['id', 'updated_at', 'term', 'keep', ...TRANSLATIONS.map(columnOf)];

/** The firm's vocabulary, by its Spanish terms. */
export const termsOptions = () =>
  liveList(
    ['translation_terms'],
    () =>
      supabase
        .from('translation_terms')
        .select(COLUMNS.join(', ') as '*')
        .order('term'),
    (rows) =>
      rows.map((row): SavedTerm => ({
        id: row.id,
        updatedAt: row.updated_at,
        term: row.term,
        keep: row.keep,
        translations: recordOf(TRANSLATIONS, (language) => row[columnOf(language)] ?? ''),
      })),
  );

/**
 * Saves a term; `before` is undefined for a new one.
 * @throws {BackendError} 'conflict' if the term is there already, or was changed or removed by
 *   somebody else since it was read.
 */
export async function saveTerm(
  before: SavedTerm | undefined,
  { term, keep, translations }: Term,
): Promise<void> {
  const columns = {
    term: term.trim(),
    keep,
    ...Object.fromEntries(
      TRANSLATIONS.map((language) => [
        columnOf(language),
        (!keep && translations[language].trim()) || null,
      ]),
    ),
  };
  const table = supabase.from('translation_terms');
  const rows = await unwrapList(
    before
      ? table.update(columns).eq('id', before.id).eq('updated_at', before.updatedAt).select('id')
      : table.insert(columns).select('id'),
  );
  if (rows.length === 0) throw new BackendError('conflict', CHANGED);
}

export async function removeTerm(id: string): Promise<void> {
  await unwrapChange(supabase.from('translation_terms').delete().eq('id', id).select('id'));
}

/** A failed change in a sentence. */
export function termProblem(error: unknown): string {
  if (!(error instanceof BackendError && error.kind === 'conflict')) return failureText(error);
  return error.message === CHANGED ? t('changed') : t('exists');
}
