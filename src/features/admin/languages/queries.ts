import { liveList, supabase } from '@/lib/admin/supabase';

/** The rows of the site's languages. */
export const languagesOptions = () =>
  liveList(['language_settings'], () =>
    supabase.from('language_settings').select('language_code, is_active, is_default'),
  );
