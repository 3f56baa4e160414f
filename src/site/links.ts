import { firm } from './firm.ts';

/** A WhatsApp link to a chat with the firm, its first message filled in (SPEC 7.3). */
export function chatUrl(text: string): string {
  // wa.me expects the international number without '+' or spaces.
  return `https://wa.me/${firm.chatNumber.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** A tel: link for an E.164 number. */
export function telUrl(phone: string): string {
  return `tel:${phone}`;
}

/** An E.164 number for display: Spanish ones in groups, `+34 123 456 789`; others unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+34)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/** A mailto: link to the firm, optionally with subject and body filled in. */
export function mailtoUrl(content?: { subject: string; body: string }): string {
  const address = `mailto:${firm.email}`;
  if (!content) return address;
  // RFC 6068 requires line breaks as CRLF.
  const body = content.body.replace(/\r?\n/g, '\r\n');
  return `${address}?subject=${encodeURIComponent(content.subject)}&body=${encodeURIComponent(body)}`;
}
