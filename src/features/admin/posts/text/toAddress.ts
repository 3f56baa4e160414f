import { isLinkAddress } from '@/lib/markdown/addresses';
import { telUrl } from '@/site/links';
import { isMailAddress } from '@/site/mailAddress';
import { toE164 } from '@/site/phone';

/** Adds the missing scheme to a typed address: 'www.x.es', 'a@x.es', '+34 600 …'. */
export function toAddress(typed: string): string {
  const text = typed.trim();
  if (text === '' || isLinkAddress(text)) return text;
  if (isMailAddress(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{6,}$/.test(text)) return telUrl(toE164(text) || text.replace(/[^\d+]/g, ''));
  return /^[^\s/:]+\.[^\s/:.]{2,}(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : text;
}
