import { Mail, MessageCircle, Phone, Send } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { call } from '@/lib/admin/supabase';
import { failureText, useSaving } from '@/lib/admin/requests';
import { GREETINGS } from '@/lib/admin/replies/greetings';
import { replyByChat, replyByMail, replyByPhone } from '@/lib/admin/replies/links';
import { enquiries as t } from '@/admin-texts';
import { Button, Problem } from '@/ui/admin/controls';
import { buttonClass, cx } from '@/ui/classes';
import type { Enquiry, ReplyChannel } from '../enquiry';
import type { Reply } from './useReply';

/** The same limit as the database's. */
const MAX_LENGTH = 10_000;

/** The classes of a way to answer that is not the main one, so that all of them fit on one line. */
const SECOND_WAY = 'max-2xl:px-3 max-2xl:text-sm';

/** The ways to answer by program, in the order in which they are offered to who asked for none of them. */
const ICONS = { email: Mail, chat: MessageCircle, call: Phone };
const PROGRAMS = Object.keys(ICONS) as ReplyChannel[];

interface ReplyWaysProps {
  enquiry: Enquiry;
  reply: Reply;
  /** Whether it can be sent from here, so that the program for mail is a second way. */
  sends: boolean;
  /** Whether the text only promises an answer, which leaves the enquiry new. */
  announced: boolean;
  /** Does something unless the text cannot be sent as it is. */
  whenSendable: (action: () => void) => void;
  onOpen: (via: ReplyChannel, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The ways to answer: from the firm's own mail, and by programs, of which the one that the client asked for is the main one. */
export function ReplyWays(props: ReplyWaysProps) {
  const { enquiry, reply, sends, announced, whenSendable, onOpen } = props;
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
        whenSendable(() => mutate(answers));
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
  const links = {
    email: replyByMail(enquiry, text),
    chat: replyByChat(enquiry),
    call: replyByPhone(enquiry),
  };
  // Where the reply is sent from here, the number in the head of the enquiry is enough.
  const possible = PROGRAMS.filter((via) => links[via] && !(sends && via === 'call'));
  const wished = possible.find((via) => via === enquiry.channel) ?? possible[0];
  const ways = possible.sort((a, b) => Number(b === wished) - Number(a === wished));

  return (
    <>
      {sends && isNew && button(true, !announced)}
      {sends && button(false, announced || !isNew)}
      <p role="status" className="order-last basis-full text-sm font-semibold empty:hidden">
        {notice}
      </p>
      <Problem className="order-last basis-full text-sm">
        {sends && isTooLong && t('replies.tooLong', { max: MAX_LENGTH })}
        {error && t('replies.notSent', { reason: failureText(error) })}
      </Problem>
      <div className="flex flex-wrap gap-2">
        {ways.map((via) => {
          const Icon = ICONS[via];
          const isProgram = via === 'email' && sends;
          return (
            <a
              key={via}
              href={links[via]}
              {...(via === 'chat' && { target: '_blank', rel: 'noopener' })}
              className={buttonClass(
                via === wished && !isProgram ? 'primary' : 'secondary',
                sends ? SECOND_WAY : 'max-2xl:px-4 max-sm:px-3',
              )}
              onClick={(event) => onOpen(via, event)}
            >
              <Icon className={cx('size-5 max-sm:hidden', sends && 'max-2xl:hidden')} />
              <span className="inline-block first-letter:uppercase">
                {t.rich(`replies.by.${isProgram ? 'program' : via}`, {
                  by: <span className="max-2xl:sr-only" />,
                })}
              </span>
              {via === 'chat' && <span className="sr-only"> {t('replies.newTab')}</span>}
            </a>
          );
        })}
      </div>
      {enquiry.phone && !links.chat && (
        <p className="text-sm text-ink-700">{t('replies.noPrefix')}</p>
      )}
    </>
  );
}
