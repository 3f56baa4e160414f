import { useQueryClient } from '@tanstack/react-query';
import { liveList, liveQuery } from '@/lib/admin/liveQuery';
import { supabase } from '@/lib/admin/supabase';
import { unwrap } from '@/lib/errors';
import { unwrapChange } from '@/lib/admin/unwrapChange';
import type { ReplyChannel } from '../enquiry';
import { enquiriesKeys } from '../queries';
import type { SentReplies, SentReply } from './sentReply';
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
export const templatesOptions = () =>
  liveList(
    repliesKeys.templates,
    () => supabase.from('reply_templates').select(COLUMNS).order('name'),
    (rows) => rows.map(toTemplate),
  );

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
  await unwrapChange(
    before
      ? table.update(columns).eq('id', before.id).eq('updated_at', before.updatedAt).select('id')
      : table.insert(columns).select('id'),
    'conflict',
  );
}

export async function removeTemplate(id: string): Promise<void> {
  await unwrap(supabase.from('reply_templates').delete().eq('id', id));
}

/**
 * Writes into an enquiry's history that an answer was begun, by which channel and template. No
 * mutation, during which the browser would ask before it opens another program. A failure is
 * ignored: answering matters more.
 */
export function useRecording(survey: string) {
  const client = useQueryClient();
  return (via: ReplyChannel, template?: string) =>
    void unwrap(supabase.rpc('record_reply', { survey, via, ...(template && { template }) }))
      .catch(() => undefined)
      .then(() => client.invalidateQueries({ queryKey: enquiriesKeys.history(survey) }));
}

/** Whether a sender has it, or will have it within a minute. */
const isQueued = ({ sent_at, failed }: SentReply) => !sent_at && !failed;

/** The replies to an enquiry, read again while one of them is under way. */
export function sentRepliesOptions(survey: string) {
  return liveQuery<SentReplies>({
    queryKey: [...enquiriesKeys.all, 'replies', survey],
    refetchInterval: ({ state }) => (state.data?.replies.some(isQueued) ? 5_000 : false),
    queryFn: async ({ signal }): Promise<SentReplies> => {
      const data = await unwrap(supabase.rpc('sent_replies', { survey }).abortSignal(signal));
      return (data as unknown as SentReplies | null) ?? { sends: false, replies: [] };
    },
  });
}

interface Press {
  /** The same for a repeated press. */
  reply: string;
  survey: string;
  subject: string;
  body: string;
  /** Whether the enquiry is answered by it. */
  answers: boolean;
  template?: string;
}

/** Queues a reply. @returns its id, or that of the same text which was sent before. */
export async function sendReply(press: Press): Promise<string> {
  return (await unwrap(supabase.rpc('send_reply', press))) ?? '';
}

/** Tries at once what has not left. */
export async function retryReply(reply: string): Promise<void> {
  await unwrap(supabase.rpc('retry_reply', { reply }));
}
