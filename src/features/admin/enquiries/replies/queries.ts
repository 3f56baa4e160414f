import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/admin/supabase';
import { BackendError, unwrap, unwrapList } from '@/lib/errors';
import type { ReplyChannel } from '../enquiry';
import {
  COLUMNS,
  type ReplyTemplate,
  type ReplyTemplateValues,
  toColumns,
  toTemplate,
} from './template';

export const repliesKeys = {
  templates: ['reply-templates'] as const,
};

/** The reply templates by name. */
export function templatesOptions() {
  return queryOptions({
    queryKey: repliesKeys.templates,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const rows = await unwrapList(
        supabase.from('reply_templates').select(COLUMNS).order('name').abortSignal(signal),
      );
      return rows.map(toTemplate);
    },
  });
}

/**
 * Saves a template, a new one without `before`.
 * @throws {BackendError} 'conflict' if the name is taken or somebody else has saved it since.
 */
export async function saveTemplate(
  values: ReplyTemplateValues,
  before?: ReplyTemplate,
): Promise<void> {
  const table = supabase.from('reply_templates');
  const columns = toColumns(values);
  const rows = await unwrapList(
    before
      ? table.update(columns).eq('id', before.id).eq('updated_at', before.updatedAt).select('id')
      : table.insert(columns).select('id'),
  );
  if (rows.length === 0) throw new BackendError('conflict', 'saved by somebody else, or deleted');
}

export async function removeTemplate(id: string): Promise<void> {
  await unwrap(supabase.from('reply_templates').delete().eq('id', id));
}

/** Writes into the enquiry's history that an answer was begun, by which channel and template. */
export async function recordReply(
  survey: string,
  via: ReplyChannel,
  template: string | undefined,
): Promise<void> {
  await unwrap(supabase.rpc('record_reply', { survey, via, ...(template && { template }) }));
}
