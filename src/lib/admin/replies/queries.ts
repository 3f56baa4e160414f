import { liveList, supabase } from '../supabase';
import { toTemplate } from './template';

/** The reply templates by name. */
export const templatesOptions = () =>
  liveList(
    ['reply_templates'],
    () => supabase.from('reply_templates').select('*').order('name'),
    (rows) => rows.map(toTemplate),
  );
