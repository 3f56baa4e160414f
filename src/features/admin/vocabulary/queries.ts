import { liveList, supabase } from '@/lib/admin/supabase';
import type { Tables } from '@/lib/database.types';
import type { Translation } from '@/site/languages';

/** A Spanish term with the word that each translation uses for it, null for none. */
export type Term = Tables<'translation_terms'>;

export const columnOf = (language: Translation) => `term_${language}` as const;

/** The firm's vocabulary, by its Spanish terms. */
export const termsOptions = () =>
  liveList(['translation_terms'], () =>
    supabase.from('translation_terms').select('*').order('term'),
  );
