import { useQueryClient } from '@tanstack/react-query';
import { columnOf, type ReplyTemplate, toTemplate } from '@/lib/admin/replies/template';
import { call, liveCall, supabase } from '@/lib/admin/supabase';
import type { TablesUpdate } from '@/lib/database.types';
import { BackendError, unwrap, unwrapList } from '@/lib/errors';
import { SOURCE_LANGUAGE, TRANSLATIONS } from '@/site/languages';
import type { ReplyChannel } from '../enquiry';
import { historyOptions } from '../queries';

/**
 * Writes into an enquiry's history that an answer was begun, by which channel and template. No
 * mutation, during which the browser would ask before it opens another program. A failure is
 * ignored: answering matters more.
 */
export function useRecording(survey: string) {
  const client = useQueryClient();
  return (via: ReplyChannel, template?: string) =>
    void call('record_reply', { survey, via, ...(template && { template }) })
      .catch(() => undefined)
      .then(() => client.invalidateQueries(historyOptions(survey)));
}

/** A reply that left, or is to leave, from the firm's own mail. */
export interface SentReply {
  id: string;
  /** The address of who sent it; null for a deleted account. */
  by: string | null;
  body: string;
  sent_at: string | null;
  /** Given up, until somebody tries again. */
  failed: boolean;
  problem: string | null;
}

interface SentReplies {
  /** Whether the firm's mail sends; otherwise the lawyer's own program does. */
  sends: boolean;
  replies: SentReply[];
}

/** Whether a sender has it, or will have it within a minute. */
const isQueued = ({ sent_at, failed }: SentReply) => !sent_at && !failed;

/** The replies to an enquiry, read again while one of them is under way. */
export const sentRepliesOptions = (survey: string) => ({
  ...liveCall(
    'sent_replies',
    { survey },
    (answer) => (answer as SentReplies | null) ?? { sends: false, replies: [] },
  ),
  refetchInterval: ({ state }: { state: { data?: SentReplies | undefined } }) =>
    state.data?.replies.some(isQueued) ? 5_000 : (false as const),
});

/** What is written of a template. */
type TemplateValues = Pick<ReplyTemplate, 'name' | 'kind' | 'texts'>;

/** Saves a template, a new one without `before`: a conflict if the name is taken or it has changed since. */
export async function saveTemplate(
  { name, kind, texts }: TemplateValues,
  before?: ReplyTemplate,
): Promise<ReplyTemplate> {
  const bodies = TRANSLATIONS.map((code) => [columnOf(code), texts[code].trim() || null]);
  const columns = {
    name: name.trim(),
    kind,
    body: texts[SOURCE_LANGUAGE].trim(),
    ...(Object.fromEntries(bodies) as TablesUpdate<'reply_templates'>),
  };
  const table = supabase.from('reply_templates');
  const [row] = await unwrapList(
    before
      ? table.update(columns).eq('id', before.id).eq('updated_at', before.updated_at).select('*')
      : table.insert(columns).select('*'),
  );
  if (!row) throw new BackendError('conflict', 'somebody has changed it meanwhile');
  return toTemplate(row);
}

export async function removeTemplate(id: string): Promise<void> {
  await unwrap(supabase.from('reply_templates').delete().eq('id', id));
}
