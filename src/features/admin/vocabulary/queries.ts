import { vocabulary as t } from '@/admin-texts';
import { failureText } from '@/lib/admin/failures';
import { liveList, supabase, unwrapChange } from '@/lib/admin/supabase';
import type { Tables, TablesInsert } from '@/lib/database.types';
import { BackendError, unwrapList } from '@/lib/errors';
import { recordOf } from '@/lib/recordOf';
import { type Translation, TRANSLATIONS } from '@/site/languages';

/** A Spanish term with the word that each translation uses for it, null for none. */
export type Term = Tables<'translation_terms'>;

const KEY = ['admin', 'translation terms'];

export const columnOf = (language: Translation) => `term_${language}` as const;

const COLUMNS = TRANSLATIONS.map(columnOf);

/** The firm's vocabulary, by its Spanish terms. */
export const termsOptions = () =>
  liveList(KEY, () => supabase.from('translation_terms').select('*').order('term'));

const CHANGED = 'changed or removed by somebody else';

/**
 * Saves a term over the version that was read; null over any. A new one has no id.
 * @returns the new version.
 * @throws {BackendError} 'conflict' if the term is there already, or was changed or removed since.
 */
export async function saveTerm(
  id: string | undefined,
  version: string | null,
  values: Record<string, string>,
): Promise<string> {
  const keep = values.keep !== undefined;
  const row = {
    ...recordOf(COLUMNS, (column) => (!keep && values[column]?.trim()) || null),
    term: values.term?.trim(),
    keep,
  } as TablesInsert<'translation_terms'>;
  const table = supabase.from('translation_terms');
  const update = table.update(row).eq('id', id ?? '');
  const saved = await unwrapList(
    id === undefined
      ? table.insert(row).select('updated_at')
      : (version ? update.eq('updated_at', version) : update).select('updated_at'),
  );
  if (!saved[0]) throw new BackendError('conflict', CHANGED);
  return saved[0].updated_at;
}

/** Whether a term was changed or removed by somebody else since it was read. */
export const isChanged = (error: unknown) => error instanceof Error && error.message === CHANGED;

export const removeTerm = (id: string) =>
  unwrapChange(supabase.from('translation_terms').delete().eq('id', id).select('id'));

/** A failed change in a sentence. */
export function termProblem(error: unknown): string {
  if (isChanged(error)) return t('changed');
  const isThere = error instanceof BackendError && error.kind === 'conflict';
  return isThere ? t('exists') : failureText(error);
}
