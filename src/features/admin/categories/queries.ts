import { liveList, supabase, unwrapChange } from '@/lib/admin/supabase';
import { categories as t } from '@/admin-texts';
import { BackendError, hintOf } from '@/lib/errors';
import { failureText } from '@/lib/admin/failures';
import { recordOf } from '@/lib/recordOf';
import { SOURCE_LANGUAGE, type Language, LANGUAGES } from '@/site/languages';

/** A category's name in each language; '' falls back to Spanish (SPEC 3.5). */
export type CategoryNames = Record<Language, string>;

/** SPEC 9's default category, whose Spanish name stays. */
export const DEFAULT_CATEGORY = 'General';

const columnOf = (language: Language) =>
  language === SOURCE_LANGUAGE ? 'name' : (`name_${language}` as const);

const COLUMNS = LANGUAGES.map(columnOf);

/** All categories by name, those of unpublished posts included. */
export const categoriesOptions = () =>
  liveList(
    ['admin', 'categories'],
    () =>
      supabase
        .from('categories')
        .select(COLUMNS.join(', ') as '*')
        .order('name'),
    (rows) =>
      rows.map((row): CategoryNames =>
        recordOf(LANGUAGES, (language) => row[columnOf(language)] ?? ''),
      ),
  );

/**
 * Saves a category; a new Spanish name reaches its posts as well.
 * @param before its Spanish name so far; null adds a category.
 * @throws {BackendError} 'conflict' if another category has that name.
 */
export async function saveCategory(before: string | null, names: CategoryNames): Promise<void> {
  const name = names[SOURCE_LANGUAGE].trim();
  const translations = Object.fromEntries(
    LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE).map((language) => [
      columnOf(language),
      names[language].trim() || null,
    ]),
  );
  const table = supabase.from('categories');
  await unwrapChange(
    before === null
      ? table.insert({ ...translations, name }).select('name')
      : table
          .update({ ...translations, name })
          .eq('name', before)
          .select('name'),
  );
}

/** Removes a category that no post has. @throws {BackendError} with the hint 'category_in_use' */
export async function removeCategory(name: string): Promise<void> {
  await unwrapChange(supabase.from('categories').delete().eq('name', name).select('name'));
}

/** A failed change of a category in a sentence. */
export function categoryProblem(error: unknown): string {
  if (hintOf(error) === 'category_in_use') {
    return t('inUse');
  }
  if (error instanceof BackendError && error.kind === 'conflict') {
    return t('exists');
  }
  return failureText(error);
}
