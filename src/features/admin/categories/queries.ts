import { categories as t } from '@/admin-texts';
import { failureText } from '@/lib/admin/failures';
import { liveList, supabase, unwrapChange } from '@/lib/admin/supabase';
import type { Tables, TablesInsert } from '@/lib/database.types';
import { BackendError, hintOf } from '@/lib/errors';
import { recordOf } from '@/lib/recordOf';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';

export type Category = Tables<'categories'>;

const KEY = ['admin', 'categories'];

/** The column of a category's name in a language; null falls back to Spanish (SPEC 3.5). */
export const columnOf = (language: Language) =>
  language === SOURCE_LANGUAGE ? 'name' : (`name_${language}` as const);

const COLUMNS = LANGUAGES.map(columnOf);

/** All categories by name, those of unpublished posts included. */
export const categoriesOptions = () =>
  liveList(KEY, () => supabase.from('categories').select('*').order('name'));

/**
 * Saves a category; a new Spanish name reaches its posts as well.
 * @param before its Spanish name so far; undefined adds a category.
 * @throws {BackendError} 'conflict' if another category has that name.
 */
export async function saveCategory(before: string | undefined, values: Record<string, string>) {
  const names = recordOf(COLUMNS, (column) => values[column]?.trim() || null);
  const row = names as TablesInsert<'categories'>;
  const table = supabase.from('categories');
  await unwrapChange(
    before === undefined
      ? table.insert(row).select('name')
      : table.update(row).eq('name', before).select('name'),
  );
}

/** Removes a category that no post has. @throws {BackendError} with the hint 'category_in_use' */
export const removeCategory = (name: string) =>
  unwrapChange(supabase.from('categories').delete().eq('name', name).select('name'));

/** A failed change of a category in a sentence. */
export function categoryProblem(error: unknown): string {
  if (hintOf(error) === 'category_in_use') return t('inUse');
  const isThere = error instanceof BackendError && error.kind === 'conflict';
  return isThere ? t('exists') : failureText(error);
}
