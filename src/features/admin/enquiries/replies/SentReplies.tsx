import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ActionButton } from '@/lib/admin/requests';
import { call } from '@/lib/admin/supabase';
import { formatOfficeDateTime, writtenIn } from '@/lib/admin/format';
import { adminWord, enquiries as t } from '@/admin-texts';
import type { Language } from '@/site/languages';
import { cx } from '@/ui/classes';
import type { SentReply } from './queries';

/** What has become of a reply, in words. */
function stateOf({ sent_at, failed, problem }: SentReply): string {
  if (sent_at) return t('replies.state.sent', { moment: formatOfficeDateTime(sent_at) });
  const why = problem && (adminWord('enquiries', 'replies.why', problem) ?? problem);
  if (failed) return why ? t('replies.state.failedWhy', { why }) : t('replies.state.failed');
  return why ? t('replies.state.retried', { why }) : t('replies.state.queued');
}

/** The replies that left from the firm's mail with their texts, and what became of each. */
export function SentReplies(props: { replies: readonly SentReply[]; language: Language }) {
  const { replies, language } = props;
  const client = useQueryClient();
  // An enquiry whose reply has not left waits again, and is answered once it has.
  const states = replies.map(stateOf).join();
  const shown = useRef(states);
  useEffect(() => {
    if (shown.current === states) return;
    shown.current = states;
    void client.invalidateQueries();
  }, [client, states]);
  if (replies.length === 0) return null;
  return (
    <section aria-label={t('replies.sentTitle')} className="grid gap-2">
      <ol className="grid gap-2">
        {replies.map((reply) => {
          const isStuck = Boolean(reply.problem) || reply.failed;
          return (
            <li
              key={reply.id}
              className={cx(
                'rounded border p-3',
                isStuck ? 'border-2 border-terracotta-600' : 'border-ink-600/40',
              )}
            >
              <div className="flex flex-wrap items-center gap-x-3">
                <p role="status" className="font-semibold">
                  {stateOf(reply)}.
                </p>
                {isStuck && reply.problem !== 'interrupted' && (
                  <ActionButton
                    variant="quiet"
                    action={() => call('retry_reply', { reply: reply.id })}
                  >
                    {t('replies.sendAgain')}
                  </ActionButton>
                )}
              </div>
              <details className="text-sm">
                <summary className="min-h-6 cursor-pointer">
                  {reply.by ? t('replies.textBy', { by: reply.by }) : t('replies.text')}
                </summary>
                <p
                  {...writtenIn(language)}
                  className="mt-2 [overflow-wrap:anywhere] whitespace-pre-wrap"
                >
                  {reply.body}
                </p>
              </details>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
