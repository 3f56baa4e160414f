import { liveList, supabase, unwrapChange } from '@/lib/admin/supabase';
import type { Tables, TablesInsert } from '@/lib/database.types';
import { recordOf } from '@/lib/recordOf';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';

const table = () => supabase.from('categories');

export type Category = Tables<'categories'>;

/** The column of a category's name in a language; null falls back to Spanish (SPEC 3.5). */
export const columnOf = (language: Language) =>
  language === SOURCE_LANGUAGE ? 'name' : (`name_${language}` as const);

/** All categories by name, those of unpublished posts included. */
export const categoriesOptions = () =>
  liveList(['categories'], () => table().select('*').order('name'));

/**
 * Saves a category; a new Spanish name reaches its posts as well.
 * @param before its Spanish name so far; undefined adds a category.
 * @throws {BackendError} 'conflict' if another category has that name.
 */
export async function saveCategory(before: string | undefined, values: Record<string, string>) {
  const names = recordOf(LANGUAGES.map(columnOf), (column) => values[column]?.trim() || null);
  const row = names as TablesInsert<'categories'>;
  const saved = before === undefined ? table().insert(row) : table().update(row).eq('name', before);
  await unwrapChange(saved.select('name'));
}

/** Removes a category that no post has. @throws {BackendError} with the hint 'category_in_use' */
export const removeCategory = (name: string) =>
  unwrapChange(table().delete().eq('name', name).select('name'));
