import { Lock } from 'lucide-react';
import { adminTexts } from '@/admin-texts';
import type { EnquirySummary } from '../enquiry';

const t = adminTexts('enquiries');

type Closed = Pick<EnquirySummary, 'limited_on' | 'special_consent_withdrawn_on'>;

/** Says why an enquiry may not be worked with: restricted, or without its consent; else nothing. */
export function LimitedMark({ enquiry }: { enquiry: Closed }) {
  if (!enquiry.limited_on && !enquiry.special_consent_withdrawn_on) return null;
  return (
    <span className="inline-flex items-center gap-1 rounded bg-ink-800 px-2 text-sm font-semibold text-white">
      <Lock aria-hidden="true" className="size-3.5" />
      {t(enquiry.limited_on ? 'rights.limitedMark' : 'rights.withdrawn')}
    </span>
  );
}
