import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { useSaving } from '@/lib/admin/useSaving';
import { adminTexts } from '@/admin-texts';
import { type Language, LANGUAGE_FACTS } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { Problem } from '@/ui/admin/Problem';
import { cx } from '@/ui/cx';
import { enquiriesKeys } from '../queries';
import { retryReply } from './queries';
import { type SentReply, stateOf } from './sentReply';

const t = adminTexts('enquiries');

/** The replies that left from the firm's mail with their texts, and what became of each. */
export function SentReplies({
  replies,
  language,
}: {
  replies: readonly SentReply[];
  language: Language;
}) {
  const client = useQueryClient();
  const { mutate, error, isPending } = useSaving(retryReply, enquiriesKeys.all);
  // An enquiry whose reply has not left waits again, and is answered once it has.
  const states = replies.map(stateOf).join();
  const shown = useRef(states);
  useEffect(() => {
    if (shown.current === states) return;
    shown.current = states;
    void client.invalidateQueries({ queryKey: enquiriesKeys.all });
  }, [client, states]);
  if (replies.length === 0) return null;
  return (
    <section aria-label={t('replies.sentTitle')} className="grid gap-2">
      <ol className="grid gap-2">
        {replies.map((reply) => (
          <li
            key={reply.id}
            className={cx(
              'rounded border p-3',
              reply.problem || reply.failed
                ? 'border-2 border-terracotta-600'
                : 'border-ink-600/40',
            )}
          >
            <div className="flex flex-wrap items-center gap-x-3">
              <p role="status" className="font-semibold">
                {stateOf(reply)}.
              </p>
              {reply.problem !== 'interrupted' && (reply.problem ?? reply.failed) && (
                <Button variant="quiet" unavailable={isPending} onClick={() => mutate(reply.id)}>
                  {t('replies.sendAgain')}
                </Button>
              )}
            </div>
            <details className="text-sm">
              <summary className="min-h-6 cursor-pointer">
                {reply.by ? t('replies.textBy', { by: reply.by }) : t('replies.text')}
              </summary>
              <p
                lang={language}
                dir={LANGUAGE_FACTS[language].dir}
                className="mt-2 [overflow-wrap:anywhere] whitespace-pre-wrap"
              >
                {reply.body}
              </p>
            </details>
          </li>
        ))}
      </ol>
      <Problem className="text-sm">{error && failureText(error)}</Problem>
    </section>
  );
}
