import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts, adminWord } from '@/admin-texts';

const t = adminTexts('enquiries');

/** A reply that left, or is to leave, from the firm's own mail. */
export interface SentReply {
  id: string;
  at: string;
  /** The address of who sent it; null for a deleted account. */
  by: string | null;
  subject: string;
  body: string;
  sent_at: string | null;
  /** Given up, until somebody tries again. */
  failed: boolean;
  problem: string | null;
}

export interface SentReplies {
  /** Whether the firm's mail sends; otherwise the lawyer's own program does. */
  sends: boolean;
  replies: SentReply[];
}

/** What has become of a reply, in words. */
export function stateOf({ sent_at, failed, problem }: SentReply): string {
  if (sent_at) return t('replies.state.sent', { moment: formatOfficeDateTime(sent_at) });
  const why = problem && (adminWord('enquiries', 'replies.why', problem) ?? problem);
  if (failed) return why ? t('replies.state.failedWhy', { why }) : t('replies.state.failed');
  return why ? t('replies.state.retried', { why }) : t('replies.state.queued');
}
