import { liveList, supabase } from '@/lib/admin/supabase';
import type { Tables } from '@/lib/database.types';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';

export type Category = Tables<'categories'>;

/** The column of a category's name in a language; null falls back to Spanish (SPEC 3.5). */
export const columnOf = (language: Language) =>
  language === SOURCE_LANGUAGE ? 'name' : (`name_${language}` as const);

/** All categories by name, those of unpublished posts included. */
export const categoriesOptions = () =>
  liveList(['categories'], () => supabase.from('categories').select('*').order('name'));
