import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { MouseEvent } from 'react';
import { enquiries as t } from '@/admin-texts';
import { buttonClass, cx } from '@/ui/classes';
import type { Enquiry, ReplyChannel } from '../enquiry';
import { replyByChat, replyByMail, replyByPhone } from '@/lib/admin/replies/links';

const BUTTONS = {
  call: { text: 'replies.call', icon: Phone },
  email: { text: 'replies.byMail', icon: Mail },
  chat: { text: 'replies.byChat', icon: MessageCircle },
} as const;

/** The classes of a way to answer that is not the main one, so that all of them fit on one line. */
export const SECOND_WAY = 'max-2xl:px-3 max-2xl:text-sm';

const ORDER: readonly ReplyChannel[] = ['email', 'chat', 'call'];

interface ReplyLinksProps {
  enquiry: Enquiry;
  reply: string;
  /** Whether it can be sent from here, so that the program for mail is a second way. */
  sends: boolean;
  onOpen: (via: ReplyChannel, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The ways to answer; the one that the client asked for is the first and main one. */
export function ReplyLinks({ enquiry, reply, sends, onOpen }: ReplyLinksProps) {
  const links = {
    email: replyByMail(enquiry, reply),
    chat: replyByChat(enquiry),
    call: replyByPhone(enquiry),
  };
  // Where the reply is sent from here, the number in the head of the enquiry is enough.
  const possible = ORDER.filter((via) => links[via] && !(sends && via === 'call'));
  const wished = possible.find((via) => via === enquiry.channel) ?? possible[0];
  const ways = possible.sort((a, b) => Number(b === wished) - Number(a === wished));

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {ways.map((via) => {
          const { text, icon: Icon } = BUTTONS[via];
          const tab = via === 'chat' ? { target: '_blank', rel: 'noopener' } : {};
          return (
            <a
              key={via}
              href={links[via]}
              {...tab}
              className={buttonClass(
                via === wished && !(sends && via === 'email') ? 'primary' : 'secondary',
                sends ? SECOND_WAY : 'max-2xl:px-4 max-sm:px-3',
              )}
              onClick={(event) => onOpen(via, event)}
            >
              <Icon className={cx('size-5 max-sm:hidden', sends && 'max-2xl:hidden')} />
              <span className="inline-block first-letter:uppercase">
                {t.rich(via === 'email' && sends ? 'replies.byProgram' : text, {
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
