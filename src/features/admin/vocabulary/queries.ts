import { vocabulary as t } from '@/admin-texts';
import { Refusal } from '@/lib/admin/requests';
import { liveList, supabase, unwrapChange } from '@/lib/admin/supabase';
import type { Tables, TablesInsert } from '@/lib/database.types';
import { unwrapList } from '@/lib/errors';
import { recordOf } from '@/lib/recordOf';
import { type Translation, TRANSLATIONS } from '@/site/languages';

/** A Spanish term with the word that each translation uses for it, null for none. */
export type Term = Tables<'translation_terms'>;

const table = () => supabase.from('translation_terms');

export const columnOf = (language: Translation) => `term_${language}` as const;

/** The firm's vocabulary, by its Spanish terms. */
export const termsOptions = () =>
  liveList(['translation_terms'], () => table().select('*').order('term'));

/**
 * Saves a term over the version that was read; null over any. A new one has no id.
 * @returns the new version.
 * @throws {Refusal} if it was changed or removed since. @throws {BackendError} 'conflict' if the term is there already.
 */
export async function saveTerm(
  id: string | undefined,
  version: string | null,
  values: Record<string, string>,
): Promise<string> {
  const keep = values.keep !== undefined;
  const words = recordOf(
    TRANSLATIONS.map(columnOf),
    (column) => (!keep && values[column]?.trim()) || null,
  );
  const row = { ...words, term: values.term?.trim(), keep } as TablesInsert<'translation_terms'>;
  const any = table()
    .update(row)
    .eq('id', id ?? '');
  const update = version ? any.eq('updated_at', version) : any;
  const write = id === undefined ? table().insert(row) : update;
  const [saved] = await unwrapList(write.select('updated_at'));
  if (!saved) throw new Refusal(t('changed'));
  return saved.updated_at;
}

export const removeTerm = (id: string) => unwrapChange(table().delete().eq('id', id).select('id'));
