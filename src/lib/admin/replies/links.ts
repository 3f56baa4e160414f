import { telUrl } from '@/site/links';
import type { Language } from '@/site/languages';
import { toE164 } from '@/site/phone';
import { GREETINGS } from './greetings';

interface Person {
  name: string;
  email: string | null;
  phone: string | null;
  language: Language;
}

/** Some mail programs cut longer addresses off, and Windows hands over no more than about 2000 characters. */
const MAX_MAILTO = 1900;

/** A mailto link with the reply as its body, or with the subject alone where it is too long. */
export function replyByMail({ email, language }: Omit<Person, 'phone'>, reply: string) {
  if (!email) return undefined;
  // RFC 6068 requires CRLF line breaks; '@' may stay unencoded, '?' and '&' may not.
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  const empty = `mailto:${address}?subject=${encodeURIComponent(GREETINGS[language].subject)}`;
  const whole = `${empty}&body=${encodeURIComponent(reply.replaceAll('\n', '\r\n'))}`;
  return whole.length <= MAX_MAILTO ? whole : empty;
}

/** A chat link that greets. The reply is never in it, since WhatsApp's server reads the address. */
export function replyByChat({ name, phone, language }: Person) {
  const number = toE164(phone ?? '').slice(1);
  const text = encodeURIComponent(GREETINGS[language].chat(name));
  return number ? `https://wa.me/${number}?text=${text}` : undefined;
}

/** A link that calls the client; undefined without a number. */
export function replyByPhone({ phone }: Pick<Person, 'phone'>) {
  // One without a country is dialled as the client has written it.
  return phone ? telUrl(toE164(phone) || phone.replace(/[^\d+]/g, '')) : undefined;
}
