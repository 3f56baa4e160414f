import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '@/lib/admin/supabase';
import { failureText, useSaving } from '@/lib/admin/requests';
import { enquiries as t } from '@/admin-texts';
import { Button, Problem } from '@/ui/admin/controls';
import type { Enquiry } from '../enquiry';
import { GREETINGS } from '@/lib/admin/replies/greetings';
import { SECOND_WAY } from './ReplyLinks';
import type { Reply } from './useReply';

/** The same limit as the database's. */
const MAX_LENGTH = 10_000;

interface SendReplyProps {
  enquiry: Enquiry;
  reply: Reply;
  /** Whether the text only promises an answer, which leaves the enquiry new. */
  announced: boolean;
  /** Does something unless fields of the text are empty. */
  whenComplete: (action: () => void) => void;
}

/** Sends the reply from the firm's own mail. */
export function SendReply({ enquiry, reply, announced, whenComplete }: SendReplyProps) {
  const { text, template } = reply;
  const [notice, setNotice] = useState('');
  // A press whose answer was lost is repeated under its own key, unless the text has changed.
  const last = useRef({ text: '', key: '' });
  const { mutate, error, isPending } = useSaving(
    async (answers: boolean) => {
      if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
      const { key } = last.current;
      const sent = await call('send_reply', {
        reply: key,
        survey: enquiry.id,
        subject: GREETINGS[enquiry.language].subject,
        body: text,
        answers,
        ...(template && { template: template.id }),
      });
      return sent === key;
    },
    (isNew) => {
      setNotice(isNew ? t('replies.queued') : t('replies.sentBefore'));
      reply.reset();
    },
  );
  const isNew = enquiry.status === 'new';
  const isTooLong = text.length > MAX_LENGTH;
  const button = (answers: boolean, isMain: boolean) => (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      className={isMain ? 'max-2xl:px-4' : SECOND_WAY}
      unavailable={isPending || isTooLong}
      onClick={() => {
        setNotice('');
        whenComplete(() => mutate(answers));
      }}
    >
      {isMain && <Send className="size-5 max-sm:hidden" />}
      <span>
        {answers
          ? t.rich('replies.sendAndAnswer', {
              answers: <span className={isMain ? 'sr-only' : undefined} />,
            })
          : t(isNew ? 'replies.sendAndLeave' : 'replies.send')}
      </span>
    </Button>
  );
  return (
    <>
      {isNew && button(true, !announced)}
      {button(false, announced || !isNew)}
      <p role="status" className="order-last basis-full text-sm font-semibold empty:hidden">
        {notice}
      </p>
      <Problem className="order-last basis-full text-sm">
        {isTooLong && t('replies.tooLong', { max: MAX_LENGTH })}
        {error && t('replies.notSent', { reason: failureText(error) })}
      </Problem>
    </>
  );
}
