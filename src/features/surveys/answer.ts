import { GREETINGS } from './greetings';
import type { Survey } from './survey';

type Person = Pick<Survey, 'name' | 'email' | 'phone' | 'language'>;

/** A letter to the person, begun in their language; undefined without an address. */
export function answerByMail({ name, email, language }: Person): string | undefined {
  if (!email) return undefined;
  const { subject, mail } = GREETINGS[language];
  // RFC 6068 wants line breaks as CRLF; an '@' may stand as it is, '?' and '&' may not.
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  const body = mail(name).replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** A chat with the person, begun in their language; undefined without a number that names its country. */
export function answerByChat({ name, phone, language }: Person): string | undefined {
  const number = internationalDigits(phone ?? '');
  if (!number) return undefined;
  return `https://wa.me/${number}?text=${encodeURIComponent(GREETINGS[language].chat(name))}`;
}

/**
 * A phone number as wa.me takes it, with its country and digits only. Nine digits that begin like a Spanish
 * number are one; other numbers without a prefix could be anybody's.
 */
export function internationalDigits(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return /^[6-9]\d{8}$/.test(digits) ? `34${digits}` : undefined;
}
