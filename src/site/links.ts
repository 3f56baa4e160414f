import { firm } from './firm.ts';

/** A conversation with the firm in the messaging app, its first message filled in (SPEC 7.3). */
export function chatUrl(text: string): string {
  // wa.me takes the number in international form without '+' or spaces.
  return `https://wa.me/${firm.chatNumber.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** Dials an E.164 number. */
export function telUrl(phone: string): string {
  return `tel:${phone}`;
}

/** An E.164 number as people read it: Spanish ones in groups, `+34 123 456 789`; others unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+34)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/** A letter to the firm; with `content`, filled in. */
export function mailUrl(content?: { subject: string; body: string }): string {
  const address = `mailto:${firm.email}`;
  if (!content) return address;
  // RFC 6068 wants line breaks as CRLF.
  const body = content.body.replace(/\r?\n/g, '\r\n');
  return `${address}?subject=${encodeURIComponent(content.subject)}&body=${encodeURIComponent(body)}`;
}
