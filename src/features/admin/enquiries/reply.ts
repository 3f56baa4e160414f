import { GREETINGS } from './replyGreetings';
import type { Enquiry } from './enquiry';

type Person = Pick<Enquiry, 'name' | 'email' | 'phone' | 'language'>;

/** A mailto link that replies in the client's language; undefined without an address. */
export function replyByMail({ name, email, language }: Person): string | undefined {
  if (!email) return undefined;
  const { subject, mail } = GREETINGS[language];
  // RFC 6068 requires CRLF line breaks; '@' may stay unencoded, '?' and '&' may not.
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  const body = mail(name).replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** A chat link that replies in the client's language; undefined without an international number. */
export function replyByChat({ name, phone, language }: Person): string | undefined {
  const number = internationalDigits(phone ?? '');
  if (!number) return undefined;
  return `https://wa.me/${number}?text=${encodeURIComponent(GREETINGS[language].chat(name))}`;
}

/**
 * A phone number in wa.me's format: country code and digits only. Nine digits starting like a Spanish number get
 * Spain's code; any other number without a prefix is ambiguous.
 */
export function internationalDigits(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return /^[6-9]\d{8}$/.test(digits) ? `34${digits}` : undefined;
}
