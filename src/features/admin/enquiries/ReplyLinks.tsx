import { useQueryClient } from '@tanstack/react-query';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { languageName } from '@/lib/admin/languageName';
import { buttonClass } from '@/ui/button';
import type { Enquiry, ReplyChannel } from './enquiry';
import { markAnswered } from './mutations';
import { enquiriesKeys } from './queries';
import { replyByChat, replyByMail } from './reply';

const REPLY_BUTTONS = {
  call: { label: 'Llamar', icon: Phone },
  email: { label: 'Contestar por correo', icon: Mail },
  chat: { label: 'Contestar por WhatsApp', icon: MessageCircle },
} as const;

const ORDER: readonly ReplyChannel[] = ['email', 'chat', 'call'];

/**
 * The ways to answer, the one that the client asked for first. Following one counts as answering
 * and stops the response clock.
 */
export function ReplyLinks({ enquiry }: { enquiry: Enquiry }) {
  const client = useQueryClient();
  const links: Record<ReplyChannel, string | undefined> = {
    email: replyByMail(enquiry),
    chat: replyByChat(enquiry),
    call: enquiry.phone ? `tel:${enquiry.phone.replace(/[^\d+]/g, '')}` : undefined,
  };
  const possible = ORDER.filter((via) => links[via] !== undefined);
  const wished = possible.find((via) => via === enquiry.channel) ?? possible[0];
  const ways = possible.sort((a, b) => Number(b === wished) - Number(a === wished));

  async function answered(via: ReplyChannel) {
    // A failure is ignored: the status can be set by hand too, and the answer matters more.
    await markAnswered(enquiry.id, via).catch(() => undefined);
    await client.invalidateQueries({ queryKey: enquiriesKeys.all });
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {ways.map((via) => {
          const { label, icon: Icon } = REPLY_BUTTONS[via];
          const tab = via === 'chat' ? { target: '_blank', rel: 'noopener' } : {};
          return (
            <a
              key={via}
              href={links[via]}
              {...tab}
              className={buttonClass(via === wished ? 'primary' : 'secondary')}
              onClick={() => void answered(via)}
            >
              <Icon aria-hidden="true" className="size-5" />
              {label}
              {via === 'chat' && <span className="sr-only"> (en otra pestaña)</span>}
            </a>
          );
        })}
      </div>
      {enquiry.phone && !links.chat && (
        <p className="text-sm text-ink-700">
          El número no dice de qué país es: para escribirle por WhatsApp, añada antes el prefijo.
        </p>
      )}
      <p className="text-sm text-ink-700">
        El saludo va ya escrito en {languageName(enquiry.language)}. Al pulsar, la consulta queda
        como contactada.
      </p>
    </div>
  );
}
