import { telUrl } from '@/site/links';
import { toE164 } from '@/site/phone';
import { GREETINGS } from './greetings';
import type { Enquiry } from '../enquiry';

type Person = Pick<Enquiry, 'name' | 'email' | 'phone' | 'language'>;

/** Some mail programs cut longer addresses off, and Windows hands over no more than about 2000 characters. */
const MAX_MAILTO = 1900;

/** A link to write to the client, and whether the reply itself is in it. */
export interface ReplyLink {
  href: string;
  holdsReply: boolean;
}

/**
 * A mailto link with the reply, or only with the subject where the reply is too long for an
 * address; undefined without an e-mail address.
 */
export function replyByMail({ email, language }: Person, reply: string): ReplyLink | undefined {
  if (!email) return undefined;
  // RFC 6068 requires CRLF line breaks; '@' may stay unencoded, '?' and '&' may not.
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  const empty = `mailto:${address}?subject=${encodeURIComponent(GREETINGS[language].subject)}`;
  const whole = `${empty}&body=${encodeURIComponent(reply.replaceAll('\n', '\r\n'))}`;
  return whole.length <= MAX_MAILTO
    ? { href: whole, holdsReply: true }
    : { href: empty, holdsReply: false };
}

/**
 * A chat link that greets in the client's language; undefined without an international number. The
 * reply is never in it, since WhatsApp's server reads the address.
 */
export function replyByChat({ name, phone, language }: Person): ReplyLink | undefined {
  const number = toE164(phone ?? '').slice(1);
  if (!number) return undefined;
  const text = encodeURIComponent(GREETINGS[language].chat(name));
  return { href: `https://wa.me/${number}?text=${text}`, holdsReply: false };
}

/** A link that calls the client; undefined without a number. */
export function replyByPhone({ phone }: Person): ReplyLink | undefined {
  if (!phone) return undefined;
  // One without a country is dialled as the client has written it.
  const number = toE164(phone) || phone.replace(/[^\d+]/g, '');
  return { href: telUrl(number), holdsReply: true };
}
