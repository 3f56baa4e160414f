import { firmCountry } from './firmCountry.ts';

/** A WhatsApp link to a chat with an E.164 number, its first message filled in (SPEC 7.3). */
export function chatUrl(phone: string, text: string): string {
  // wa.me expects the international number without '+' or spaces.
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** A tel: link for an E.164 number. */
export function telUrl(phone: string): string {
  return `tel:${phone}`;
}

/** An E.164 number for display: one of the firm's country in groups, `+34 123 456 789`. */
export function formatPhone(phone: string): string {
  const { callingCode, groups } = firmCountry;
  const lengths = groups.map((length) => `(\\d{${length}})`).join('');
  const found = new RegExp(`^\\+(${callingCode})${lengths}$`).exec(phone);
  return found ? `+${found.slice(1).join(' ')}` : phone;
}

/** A mailto: link, optionally with subject and body filled in. */
export function mailtoUrl(email: string, content?: { subject: string; body: string }): string {
  const address = `mailto:${email}`;
  if (!content) return address;
  // RFC 6068 requires line breaks as CRLF.
  const body = content.body.replace(/\r?\n/g, '\r\n');
  return `${address}?subject=${encodeURIComponent(content.subject)}&body=${encodeURIComponent(body)}`;
}
